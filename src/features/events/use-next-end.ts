import { useEffect, useEffectEvent, useState } from 'react';
import { todayInBerlin } from '../../lib/days';
import { type AppointmentTimes, endTimeOf } from '../../model/end-time';

/** The maximum delay after which a corrected clock or a wake-up of the device takes effect. */
const MAX_TIMER_MS = 60_000;

/** Returns the end of the next appointment, or of the day, in milliseconds since 1970. */
export const nextEnd = (appointments: readonly AppointmentTimes[], nowMs: number): number =>
  Math.min(
    ...[...appointments, { date: todayInBerlin(nowMs), fullDay: true }].map(endTimeOf).filter((endMs) => endMs > nowMs),
  );

/**
 * Calls `onEnd` each time an appointment or the day ends, by the server's clock. While the page is hidden it waits, and
 * calls once when the visitor returns.
 *
 * @param now server time, milliseconds since 1970
 * @param spreadMs maximum random delay, so that the pages of all visitors do not send requests at the same moment
 */
export function useNextEnd(
  appointments: readonly AppointmentTimes[],
  now: () => number,
  onEnd: () => void,
  spreadMs = 0,
): void {
  const [count, setCount] = useState(0);
  const handleEnd = useEffectEvent(onEnd);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each end the next one counts.
  useEffect(() => {
    const endMs = nextEnd(appointments, now()) + Math.random() * spreadMs;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function check() {
      clearTimeout(timer);
      if (document.hidden) return;
      const remainingMs = endMs - now();
      if (remainingMs > 0) {
        timer = setTimeout(check, Math.min(remainingMs, MAX_TIMER_MS));
        return;
      }
      setCount((previous) => previous + 1);
      handleEnd();
    }
    check();
    document.addEventListener('visibilitychange', check);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [appointments, now, spreadMs, count]);
}
