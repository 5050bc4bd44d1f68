import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useTranslation } from '../../../i18n/use-translation';
import type { OwnEvent } from '../../../model/answers/own-event';
import { ChangeLink } from '../record-list/row-notes';
import { lackedFieldLabels } from './own-event-words';

const ALL = 100;
/** From this share on, how much is missing is of no interest. */
const NEARLY_ALL = 80;

const Summary = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 10px;
  align-items: center;
  color: var(--portal-color-text-soft);
  font-size: 0.93em;
`;

const Bar = styled.span`
  width: 56px;
  height: 6px;
  overflow: hidden;
  border-radius: 3px;
  background: var(--portal-color-line);

  > span {
    display: block;
    height: 100%;
    border-radius: 3px;
    background: var(--portal-color-success-text);
  }
  @media (forced-colors: active) {
    border: 1px solid;

    > span {
      background: Highlight;
    }
  }
`;

type Props = NonNullable<OwnEvent['completeness']> & Pick<OwnEvent, 'id' | 'missing'>;

/** Renders how complete an event is, with the fields that would still help visitors; nothing for a complete one. */
export function Completeness({ id, percent, lacks, missing }: Props) {
  const { t } = useLingui();
  const translation = useTranslation();
  const share = new Intl.NumberFormat(translation.locale, { style: 'percent' }).format(percent / ALL);
  const fields = lackedFieldLabels(lacks, missing, translation);
  if (!fields) return null;
  return (
    <Summary>
      {percent < NEARLY_ALL && (
        <Bar role="img" aria-label={t`Zu ${share} vollständig`}>
          <span style={{ width: `${percent}%` }} />
        </Bar>
      )}
      <ChangeLink id={id}>{t`${fields} ergänzen`}</ChangeLink>
    </Summary>
  );
}
