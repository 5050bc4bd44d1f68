import { useLingui } from '@lingui/react/macro';
import { AccountPage } from '../../../app/account-page';
import { accountScreen } from '../../../app/account-screen';
import { paths } from '../../../routing/paths';
import type { ScreenProps } from '../../../routing/screen-route';
import { AuthLinks, Column } from '../auth-layout';
import { LocaleLink } from '../locale-link';
import { RequestReset } from './request-reset';

/** Renders the request for a new password (spec section 2, "/auth/request-reset"). */
export const RequestResetScreen = accountScreen<ScreenProps>(() => {
  const { t } = useLingui();
  return (
    <AccountPage title={t`Neues Passwort anfordern`} shape="card">
      <Column>
        <RequestReset />
        <AuthLinks>
          <LocaleLink route={paths.login}>{t`Zur Anmeldung`}</LocaleLink>
          <LocaleLink route={paths.magic}>{t`Per E-Mail-Link anmelden`}</LocaleLink>
        </AuthLinks>
      </Column>
    </AccountPage>
  );
});
