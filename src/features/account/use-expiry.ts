import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { Session } from '../../session/session';

const MAX_TIMER_MS = 2 ** 31 - 1;

/** Ends a session at the moment of its expiry, not only at the next call. */
export function useExpiry(session: Session): void {
  const { expiresAt } = useSnapshot(session.state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a renewed session ends later.
  useEffect(() => {
    const timer = setTimeout(session.validToken, Math.min(session.timeLeftMs() + 1, MAX_TIMER_MS));
    return () => clearTimeout(timer);
  }, [session, expiresAt]);
}
