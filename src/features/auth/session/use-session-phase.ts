import { useEffect, useState } from 'react';
import { usePortal } from '../../../app/portal';
import { type SessionPhase, watchSession } from './session-watch';

/** How the session of this element's host stands. */
export function useSessionPhase(): SessionPhase {
  const { session } = usePortal().client;
  const [phase, setPhase] = useState<SessionPhase>('none');
  useEffect(() => watchSession(session, setPhase), [session]);
  return phase;
}
