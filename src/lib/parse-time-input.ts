/** The result of parsing a typed time of day: 'HH:mm', an impossible one (25:00), or unreadable text. */
export type ParsedTime = { time?: string; problem?: 'impossible' | 'unreadable' };

const TIME = /^(\d{1,2})(?:[:.,h ]\s?(\d\d)(?::00)?)?$/;
const DIGITS_ONLY = /^(\d{1,2})(\d\d)$/;
/** Matches a time followed by 'Uhr' or 'h', or by 'am' or 'pm'. */
const WITH_SUFFIX = /^(.*?)\s*(?:uhr|h|o'clock)?\s*(?:([ap])\.?m\.?)?$/;

/** Checks whether a text is a time of day, 'HH:mm'. */
export const isTimeInput = (text: unknown): text is string =>
  typeof text === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/**
 * Reads a typed time: '19:30', '19.30 Uhr', '1930', '7', '7:30 pm'. An empty text is neither a time nor a problem.
 *
 * @param endOfDay time that '24:00' stands for; undefined if it is not allowed, as for a beginning
 */
export function parseTimeInput(typed: string, endOfDay?: string): ParsedTime {
  if (typed.trim() === '') return {};
  const [, core = '', meridiem] = WITH_SUFFIX.exec(typed.trim().toLowerCase()) ?? [];
  const [all, hours = '', minutes = '00'] = TIME.exec(core.replace(/ uhr /, ':')) ?? DIGITS_ONLY.exec(core) ?? [];
  if (all === undefined) return { problem: 'unreadable' };
  const hour = hourOf(Number(hours), meridiem);
  if (hour === 24 && minutes === '00' && endOfDay !== undefined) return { time: endOfDay };
  const time = `${String(hour).padStart(2, '0')}:${minutes}`;
  return isTimeInput(time) ? { time } : { problem: 'impossible' };
}

/** Returns the hour on a 24-hour clock; an invalid hour with 'am' or 'pm' becomes an impossible one. */
function hourOf(hour: number, meridiem: string | undefined): number {
  if (meridiem === undefined) return hour;
  if (hour < 1 || hour > 12) return 99;
  return (hour % 12) + (meridiem === 'p' ? 12 : 0);
}
