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
  const { isOpen } = useSnapshot(useReLogin().state);
  const { expiresAt } = useSnapshot(client.session.state);
  const isLeader = useIsLeader(client.session);
  const phase = useSessionPhase();
  const [answeredEnd, setAnsweredEnd] = useState<string>();
  // After an answer, or for a session that cannot be renewed, the dialog does not open again.
  function rememberAnswer() {
    if (client.session.timeLeftMs() <= WARN_MS) setAnsweredEnd(client.session.state.expiresAt);
  }
  if (isOpen) return <ReLoginDialog />;
  if (phase !== 'ending' || !isLeader || expiresAt === answeredEnd) return null;
  return <EndingDialog onClose={rememberAnswer} />;
});
