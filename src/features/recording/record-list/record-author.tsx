import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import type { Member } from '../../../model/answers/member';

const Line = styled.p`
  color: var(--portal-color-text-soft);
  overflow-wrap: anywhere;
`;

/** Renders the author of another member's record. */
export function RecordAuthor({ author: { name } }: { author: Member }) {
  const { t } = useLingui();
  return <Line>{name ? t`von ${name}` : t`von einem anderen Mitglied`}</Line>;
}
