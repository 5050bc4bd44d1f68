import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useTranslation } from '../../../i18n/use-translation';
import type { OwnEvent } from '../../../model/answers/own-event';
import { ShareBar } from '../../../ui/share-bar';
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

const Bar = styled(ShareBar)`
  width: 56px;
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
      {percent < NEARLY_ALL && <Bar percent={percent} label={t`Zu ${share} vollständig`} />}
      <ChangeLink id={id}>{t`${fields} ergänzen`}</ChangeLink>
    </Summary>
  );
}
