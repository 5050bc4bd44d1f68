import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { usePortal } from '../../../app/portal';
import { paths } from '../../../routing/paths';
import { withNext } from '../../../routing/redirects';
import { headingTag } from '../../../ui/heading-tag';
import { Icon } from '../../../ui/icon';
import { LocaleLink } from '../locale-link';
import { useRequestedRoute } from '../use-next-route';

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

const Advantages = styled.ul`
  display: grid;
  gap: 4px;
  font-size: var(--text-s);
  list-style: none;

  > li {
    display: flex;
    gap: 8px;
    align-items: start;
  }
  .icon {
    flex: none;
    margin-top: 0.1em;
    color: var(--portal-color-success-text);
  }
`;

const Advantage = ({ children }: { children: ReactNode }) => (
  <li>
    <Icon name="check" size={18} />
    {children}
  </li>
);

/** Renders what an account is good for, and the way to one. */
export function Newcomers() {
  const { t } = useLingui();
  const { headingLevel, settings } = usePortal();
  const { activateEventsRecording } = settings.applicationSettings;
  const next = useRequestedRoute();
  return (
    <Box>
      <Heading as={headingTag(headingLevel + 1)}>{t`Neu hier?`}</Heading>
      <Advantages>
        {activateEventsRecording ? (
          <>
            <Advantage>{t`Eintragen kostet nichts`}</Advantage>
            <Advantage>{t`In fünf Minuten ist Ihre Veranstaltung eingetragen`}</Advantage>
          </>
        ) : (
          <Advantage>{t`Das Konto kostet nichts`}</Advantage>
        )}
        <Advantage>{t`Was Sie sich merken, sehen Sie auf allen Geräten`}</Advantage>
      </Advantages>
      {activateEventsRecording && next === undefined && (
        <LocaleLink route={withNext(paths.signup, paths.newEvent)} className="button is-quiet">
          {t({ id: 'lbl_add_event', message: 'Veranstaltung eintragen' })}
        </LocaleLink>
      )}
      <LocaleLink route={next === undefined ? paths.signup : withNext(paths.signup, next)} className="button is-quiet">
        {t({ id: 'lbl_signup', message: 'Registrieren' })}
      </LocaleLink>
    </Box>
  );
}
