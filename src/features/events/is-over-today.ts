import type { Appointment } from '../../model/appointment';

/** Where no end is said, an event counts as over so many minutes after its start. */
const USUAL_MINUTES = 180;

let berlinTime: Intl.DateTimeFormat | undefined;

/** Minutes since midnight in Berlin. */
function minutesInBerlin(nowMs: number): number {
  // Made when it is needed: on a slow phone it takes long.
  berlinTime ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Berlin',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return minutesOf(berlinTime.format(nowMs));
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/**
 * Whether an appointment whose last day is today has ended. One that goes on past midnight has not.
 *
 * @param today day in Berlin, 'YYYY-MM-DD'
 * @param nowMs milliseconds since 1970
 */
export function isOverToday(
  { date, endDate, from, until }: Appointment,
  today: string,
  nowMs: number = Date.now(),
): boolean {
  if ((endDate ?? date) !== today) return false;
  if (until) return (!from || endDate !== undefined || until > from) && minutesOf(until) < minutesInBerlin(nowMs);
  return from !== undefined && endDate === undefined && minutesOf(from) + USUAL_MINUTES < minutesInBerlin(nowMs);
}
