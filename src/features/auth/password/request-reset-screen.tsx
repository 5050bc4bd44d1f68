import { useLingui } from '@lingui/react/macro';
import { MemberPage } from '../../../portal/member-page';
import { paths } from '../../../routing/paths';
import type { ScreenProps } from '../../../routing/screen-route';
import { Column, Ways } from '../auth-layout';
import { authScreen } from '../auth-screen';
import { WayLink } from '../way-link';
import { RequestReset } from './request-reset';

/** Asks for a new password (spec section 2, "/auth/request-reset"). */
export const RequestResetScreen = authScreen<ScreenProps>(() => {
  const { t } = useLingui();
  return (
    <MemberPage title={t`Neues Passwort anfordern`} isNarrow>
      <Column>
        <RequestReset />
        <Ways>
          <WayLink route={paths.login}>{t`Zur Anmeldung`}</WayLink>
          <WayLink route={paths.magic}>{t`Per E-Mail-Link anmelden`}</WayLink>
        </Ways>
      </Column>
    </MemberPage>
  );
});
