import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { usePortal } from '../../../app/portal';
import { paths } from '../../../routing/paths';
import { headingTag } from '../../../ui/heading-tag';
import { LocaleLink } from '../locale-link';
import { useSignupLead } from '../use-signup-lead';

/** The end of the card, on a ground of its own. */
const Box = styled.section`
  display: grid;
  gap: 12px;
  margin: 0 calc(-1 * var(--space-box)) calc(-1 * var(--space-box));
  padding: var(--space-5) var(--space-box) var(--space-box);
  background: var(--portal-color-info-soft);
`;

const Heading = styled.h3`
  font-size: var(--text-l);
  line-height: 1.3;
`;

/** Renders what an account is good for, and the way to one. */
export function Newcomers() {
  const { t } = useLingui();
  const { headingLevel } = usePortal();
  const lead = useSignupLead();
  return (
    <Box>
      <Heading as={headingTag(headingLevel + 1)}>{t`Neu hier?`}</Heading>
      <p>{lead}</p>
      <LocaleLink route={paths.signup} className="button is-quiet">
        {t({ id: 'lbl_signup', message: 'Registrieren' })}
      </LocaleLink>
    </Box>
  );
}
