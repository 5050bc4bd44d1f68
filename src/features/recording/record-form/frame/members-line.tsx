import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { formatMoment } from '../../../../app/drafts/draft-time';
import { useTranslation } from '../../../../i18n/use-translation';
import type { EditableRecord } from '../../../../model/answers/event-record';

const Line = styled.p`
  color: var(--portal-color-text-soft);
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
  const name = author?.name;
  const changer = changedBy?.name || t`einem anderen Mitglied`;
  const moment = updatedAt && formatMoment(updatedAt, translation);
  return (
    <Line>
      {author && (name ? t`Eingetragen von ${name}.` : t`Eingetragen von einem anderen Mitglied.`)}
      {author && changedBy && ' '}
      {changedBy && (moment ? t`Zuletzt geändert von ${changer} (${moment}).` : t`Zuletzt geändert von ${changer}.`)}
    </Line>
  );
}
