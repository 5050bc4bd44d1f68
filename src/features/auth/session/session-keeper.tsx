import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { usePortal } from '../../../portal/portal';
import { authScreen } from '../auth-screen';
import { EndingDialog } from './ending-dialog';
import { useRememberPerson } from './person-before';
import { RescueDialog } from './rescue-dialog';
import { useTurn } from './turns';
import { useSessionPhase } from './use-session-phase';

/**
 * Watches the session of one element: asks before it ends, and logs in again above the form that needs it (spec
 * section 4). Stands once in each element.
 */
export const SessionKeeper = authScreen(() => {
  const { rescue, client } = usePortal();
  const { isAsked } = useSnapshot(rescue.state);
  const { expiresAt } = useSnapshot(client.session.state);
  useRememberPerson();
  const isTurn = useTurn(client.session);
  const phase = useSessionPhase();
  // A session that cannot last longer is not asked about twice.
  const [settledEnd, setSettledEnd] = useState<string>();
  if (isAsked) return <RescueDialog />;
  if (phase !== 'ending' || !isTurn || expiresAt === settledEnd) return null;
  return <EndingDialog onStay={() => setSettledEnd(client.session.state.expiresAt)} />;
});
