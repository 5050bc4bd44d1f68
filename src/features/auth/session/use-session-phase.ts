import { useEffect, useState } from 'react';
import { usePortal } from '../../../app/portal';
import { type SessionPhase, watchSession } from './session-watch';

/** Returns the session phase at this element's host. */
export function useSessionPhase(): SessionPhase {
  const { session } = usePortal().client;
  const [phase, setPhase] = useState<SessionPhase>('none');
  useEffect(() => watchSession(session, setPhase), [session]);
  return phase;
}
