import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { AccountPage } from '../../../app/account-page';
import { accountScreen } from '../../../app/account-screen';
import { usePortal } from '../../../app/portal';
import { paths } from '../../../routing/paths';
import type { ScreenProps } from '../../../routing/screen-route';
import { AccountIcon } from '../../../ui/account-icons';
import { useIsShown } from '../../../ui/use-is-shown';
import { AuthLinks, Column } from '../auth-layout';
import { LocaleLink } from '../locale-link';
import { SessionOnlyNotice } from '../session-only-notice';
import { useNextRoute } from '../use-next-route';
import { useAccountPurpose } from '../use-signup-lead';
import { AlreadyLoggedIn } from './already-logged-in';
import { LoginForm } from './login-form';
import { Newcomers } from './newcomers';

/* Its target is higher than the line. */
const Forgotten = styled.div`
  margin-block: -6px;
  font-size: var(--text-s);

  > a {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
  }
`;

/** Renders the log-in (spec section 2, "/auth/login"); afterwards it leads to the requested route. */
export const LoginScreen = accountScreen<ScreenProps>(() => {
  const { t } = useLingui();
  const portal = usePortal();
  const { token } = useSnapshot(portal.client.session.state);
  const next = useNextRoute();
  const isShown = useIsShown();
  const purpose = useAccountPurpose();
  const title = t({ id: 'lbl_login', message: 'Anmelden' });
  if (token !== undefined) return <AlreadyLoggedIn title={title} next={next} />;
  return (
    <AccountPage title={title} lead={purpose} shape="card">
      <Column>
        <LoginForm
          onLoggedIn={() => isShown() && portal.navigate(next, { replace: true })}
          forgotten={
            <Forgotten>
              <LocaleLink route={paths.requestReset}>{t`Passwort vergessen?`}</LocaleLink>
            </Forgotten>
          }
        />
        <SessionOnlyNotice />
        <AuthLinks>
          <LocaleLink route={paths.magic}>
            <AccountIcon name="mail" />
            {t`Per E-Mail-Link anmelden`}
          </LocaleLink>
        </AuthLinks>
        <Newcomers />
      </Column>
    </AccountPage>
  );
});
