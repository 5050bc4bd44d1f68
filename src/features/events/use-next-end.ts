import { useEffect, useEffectEvent, useState } from 'react';
import { todayInBerlin } from '../../lib/days';
import { type AppointmentTimes, endTimeOf } from '../../model/end-time';

/** The maximum delay after which a corrected clock or a wake-up of the device takes effect. */
const LOOK_AGAIN_MS = 60_000;

/** Returns the end of the next appointment, or of the day, in milliseconds since 1970. */
export const nextEnd = (appointments: readonly AppointmentTimes[], nowMs: number): number =>
  Math.min(
    ...[...appointments, { date: todayInBerlin(nowMs), fullDay: true }].map(endTimeOf).filter((at) => at > nowMs),
  );

/**
 * Calls `act` each time an appointment or the day ends, by the server's clock. While the page is hidden it waits, and
 * calls once when the visitor returns.
 *
 * @param now server time, milliseconds since 1970
 * @param spreadMs maximum random delay, so that the pages of all visitors do not send requests at the same moment
 */
export function useNextEnd(
  appointments: readonly AppointmentTimes[],
  now: () => number,
  act: () => void,
  spreadMs = 0,
): void {
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
