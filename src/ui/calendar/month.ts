import { addDays, isDay, weekdayOf } from '../../lib/days';

/** Returns the same day of another month, or its last day: a month after 31 January is 28 February. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const count = year * 12 + month - 1 + months;
  const prefix = `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`;
  const dayAt = (dayOfMonth: number): string => {
    const candidate = `${prefix}-${String(dayOfMonth).padStart(2, '0')}`;
    return isDay(candidate) || dayOfMonth <= 28 ? candidate : dayAt(dayOfMonth - 1);
  };
  return dayAt(date);
}

/** Returns the weeks that a month touches, each from Monday to Sunday. */
export function weeksOf(day: string): string[][] {
  const month = day.slice(0, 7);
  const first = `${month}-01`;
  const start = addDays(first, 1 - weekdayOf(first));
  const weeks: string[][] = [];
  for (let monday = start; monday.slice(0, 7) <= month; monday = addDays(monday, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(monday, index)));
  }
  return weeks;
}

/** Returns the target day of a key in a calendar (ARIA practices, date grid), undefined for other keys. */
export function dayForKey(key: string, isShift: boolean, day: string): string | undefined {
  const monday = 1 - weekdayOf(day);
  const dayMoves: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: monday,
    End: monday + 6,
  };
  const monthMoves: Record<string, number> = { PageUp: -1, PageDown: 1 };
  const [days, months] = [dayMoves[key], monthMoves[key]];
  if (days !== undefined) return addDays(day, days);
  return months === undefined ? months : addMonths(day, isShift ? 12 * months : months);
}
