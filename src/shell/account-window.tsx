import { accountScreen } from '../app/account-screen';
import { PortalProvider, usePortal } from '../app/portal';
import { MY_ACCOUNT } from '../features/account/session-words';
import { useTranslation } from '../i18n/use-translation';
import { Dialog } from '../ui/dialog';
import { MemberParts } from './member-parts';
import { Outlet } from './outlet';
import { accountScreens } from './screens';

/** Headings inside a dialog begin below its own. */
const HEADING_LEVEL = 3;

/** Renders the whole account in a dialog, for pages without another place for it. */
export const AccountWindow = accountScreen(({ onClose }: { onClose(): void }) => {
  const { _ } = useTranslation();
  const portal = usePortal();
  return (
    <Dialog title={_(MY_ACCOUNT)} onClose={onClose} isWide>
      <PortalProvider value={{ ...portal, headingLevel: HEADING_LEVEL }}>
        <MemberParts />
        <Outlet routes={accountScreens} />
      </PortalProvider>
    </Dialog>
  );
});
