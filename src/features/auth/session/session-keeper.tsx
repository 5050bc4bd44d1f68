import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { accountScreen } from '../../../app/account-screen';
import { usePortal } from '../../../app/portal';
import { useReLogin } from '../../../app/re-login';
import { EndingDialog } from './ending-dialog';
import { useIsLeader } from './leader-election';
import { ReLoginDialog } from './re-login-dialog';
import { WARN_MS } from './session-watch';
import { useSessionPhase } from './use-session-phase';

/**
 * Watches the session of one element: asks before it ends, and logs in again above the form that needs it (spec section
 * 4). Rendered once per element.
 */
export const SessionKeeper = accountScreen(() => {
  const { client } = usePortal();
  const { isOpen: isAsked } = useSnapshot(useReLogin().state);
  const { expiresAt } = useSnapshot(client.session.state);
  const isTurn = useIsLeader(client.session);
  const phase = useSessionPhase();
  const [settledEnd, setSettledEnd] = useState<string>();
  // After an answer, or for a session that cannot be renewed, the dialog does not open again.
  function settle() {
    if (client.session.timeLeftMs() <= WARN_MS) setSettledEnd(client.session.state.expiresAt);
  }
  if (isAsked) return <ReLoginDialog />;
  if (phase !== 'ending' || !isTurn || expiresAt === settledEnd) return null;
  return <EndingDialog onClose={settle} />;
});
