import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { formatMoment } from '../../../../app/drafts/draft-time';
import { useTranslation } from '../../../../i18n/use-translation';
import type { EditableRecord } from '../../../../model/answers/event-record';

const Line = styled.p`
  color: var(--portal-color-text-soft);
  font-size: 0.93em;
  overflow-wrap: anywhere;
`;

/** Renders whose record it is, and when and by whom it was last changed, if that is another member. */
export function MembersLine({
  author,
  changedBy,
  updatedAt,
}: Pick<EditableRecord<unknown>, 'author' | 'changedBy' | 'updatedAt'>) {
  const { t } = useLingui();
  const translation = useTranslation();
  if (!author && !changedBy) return null;
  const name = author?.name || t`einem anderen Mitglied`;
  const changer = changedBy?.name || t`einem anderen Mitglied`;
  const moment = updatedAt && formatMoment(updatedAt, translation);
  if (author && moment && changedBy?.id === author.id)
    return <Line>{t`Eingetragen von ${name}, zuletzt geändert ${moment}.`}</Line>;
  return (
    <Line>
      {author && t`Eingetragen von ${name}.`}
      {author && changedBy && ' '}
      {changedBy && (moment ? t`Zuletzt geändert von ${changer} (${moment}).` : t`Zuletzt geändert von ${changer}.`)}
    </Line>
  );
}
