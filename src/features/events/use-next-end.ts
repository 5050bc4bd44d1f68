import { useEffect, useEffectEvent, useState } from 'react';
import { todayInBerlin } from '../../lib/days';
import { overAt, type Times } from '../../model/end-time';

/** A corrected clock, or a device that has slept, is noticed at the latest after this time. */
const LOOK_AGAIN_MS = 60_000;

/** When the next of the appointments is over, or the day, milliseconds since 1970. */
export const nextEnd = (appointments: readonly Times[], nowMs: number): number =>
  Math.min(...[...appointments, { date: todayInBerlin(nowMs), fullDay: true }].map(overAt).filter((at) => at > nowMs));

/**
 * Acts each time that one of the appointments is over, or the day, by the server's clock. While nobody sees the page it
 * waits, and acts once when the visitor is back.
 *
 * @param now the server's time, milliseconds since 1970
 * @param spreadMs up to so much later, so that the pages of all visitors do not ask at the same moment
 */
export function useNextEnd(appointments: readonly Times[], now: () => number, act: () => void, spreadMs = 0): void {
  const [count, setCount] = useState(0);
  const actNow = useEffectEvent(act);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each end the next one counts.
  useEffect(() => {
    const at = nextEnd(appointments, now()) + Math.random() * spreadMs;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function look() {
      clearTimeout(timer);
      if (document.hidden) return;
      const left = at - now();
      if (left > 0) {
        timer = setTimeout(look, Math.min(left, LOOK_AGAIN_MS));
        return;
      }
      setCount((before) => before + 1);
      actNow();
    }
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [appointments, now, spreadMs, count]);
}
