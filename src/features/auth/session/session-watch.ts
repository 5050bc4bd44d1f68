import { subscribe } from 'valtio';
import type { Session } from '../../../session/session';

/** How long before its end somebody is asked whether to stay logged in (WCAG 2.2.1). */
export const WARN_MS = 120_000;
/** A laptop that slept, or a clock that was put right, is noticed at the latest after this time. */
const MAX_SLEEP_MS = 30_000;

/** How a session stands: nobody is logged in, there is time, or it is about to end. */
export type SessionPhase = 'none' | 'fine' | 'ending';

/**
 * Tells how a session stands, now and whenever that may have changed, by the server's clock. Closes it at its end. There
 * is no timer while nobody is logged in.
 *
 * @returns a function that ends it
 */
export function watchSession(session: Session, hear: (phase: SessionPhase) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function look() {
    clearTimeout(timer);
    const phase = phaseOf(session);
    hear(phase);
    if (phase === 'none') return;
    const leftMs = session.timeLeftMs();
    const untilNextMs = phase === 'fine' ? leftMs - WARN_MS : leftMs;
    timer = setTimeout(look, Math.min(untilNextMs, MAX_SLEEP_MS));
  }

  const ends = [
    subscribe(session.state, look),
    onPage(window, 'focus', look),
    onPage(document, 'visibilitychange', look),
    () => clearTimeout(timer),
  ];
  look();
  return () => {
    for (const end of ends) end();
  };
}

/** How a session stands now. Asking for the token forgets a session that is over, unless another tab has renewed it. */
function phaseOf(session: Session): SessionPhase {
  if (session.state.token === undefined) return 'none';
  if (!(session.timeLeftMs() > 0) && session.validToken() === undefined) return 'none';
  return session.timeLeftMs() > WARN_MS ? 'fine' : 'ending';
}

function onPage(target: EventTarget, type: string, act: () => void): () => void {
  target.addEventListener(type, act);
  return () => target.removeEventListener(type, act);
}
