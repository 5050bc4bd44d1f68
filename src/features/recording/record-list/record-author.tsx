import { useLingui } from '@lingui/react/macro';
import { Facts } from '../../../cards/record-list/row-layout';
import type { Member } from '../../../model/answers/member';

/** Renders the author of another member's record. */
export function RecordAuthor({ author: { name } }: { author: Member }) {
  const { t } = useLingui();
  return <Facts>{name ? t`von ${name}` : t`von einem anderen Mitglied`}</Facts>;
}
