import { subscribe } from 'valtio';
import type { Session } from '../../../session/session';

/** The time before the end of a session at which its user is asked to stay logged in (WCAG 2.2.1). */
export const WARN_MS = 120_000;
/** The maximum delay until a wake-up of the device or a change of its clock is noticed. */
const MAX_SLEEP_MS = 30_000;

/** The phase of a session: none, with time left, or about to end. */
export type SessionPhase = 'none' | 'fine' | 'ending';

/**
 * Reports the phase of a session, now and whenever it may have changed, by the server's clock. Closes it at its end.
 * There is no timer without a session.
 *
 * @returns a function that ends it
 */
export function watchSession(session: Session, listener: (phase: SessionPhase) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function check() {
    clearTimeout(timer);
    const phase = phaseOf(session);
    listener(phase);
    if (phase === 'none') return;
    const leftMs = session.timeLeftMs();
    const untilNextMs = phase === 'fine' ? leftMs - WARN_MS : leftMs;
    timer = setTimeout(check, Math.min(untilNextMs, MAX_SLEEP_MS));
  }

  const cleanups = [
    subscribe(session.state, check),
    onPage(window, 'focus', check),
    onPage(document, 'visibilitychange', check),
    () => clearTimeout(timer),
  ];
  check();
  return () => {
    for (const cleanup of cleanups) cleanup();
  };
}

/** Returns the current phase. `validToken` forgets an expired session, unless another tab has renewed it. */
function phaseOf(session: Session): SessionPhase {
  if (session.state.token === undefined) return 'none';
  if (!(session.timeLeftMs() > 0) && session.validToken() === undefined) return 'none';
  return session.timeLeftMs() > WARN_MS ? 'fine' : 'ending';
}

function onPage(target: EventTarget, type: string, act: () => void): () => void {
  target.addEventListener(type, act);
  return () => target.removeEventListener(type, act);
}
