import { MY_ACCOUNT } from '../features/account/session-words';
import { useSpeech } from '../i18n/use-speech';
import { memberScreen } from '../portal/member-screen';
import { PortalProvider, usePortal } from '../portal/portal';
import type { ScreenRoute } from '../routing/screen-route';
import { Dialog } from '../ui/dialog';
import { MemberParts } from './member-parts';
import { Outlet } from './outlet';

type Props = { routes: readonly ScreenRoute[]; onClose(): void };

/** Headings inside a dialog begin below its own. */
const HEADING_LEVEL = 3;

/** The whole account above a page that has no place for it. */
export const AccountWindow = memberScreen(({ routes, onClose }: Props) => {
  const { say } = useSpeech();
  const portal = usePortal();
  return (
    <Dialog title={say(MY_ACCOUNT)} onClose={onClose} isWide>
      <PortalProvider value={{ ...portal, headingLevel: HEADING_LEVEL }}>
        <MemberParts />
        <Outlet routes={routes} />
      </PortalProvider>
    </Dialog>
  );
});
