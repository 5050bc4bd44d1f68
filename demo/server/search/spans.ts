import { addDays } from '../../../src/lib/days';
import type { Placeholder } from './dimensions';
import type { Span } from './event-filter';
import type { Moment } from './moment';

/* Conditions on rows of appointment_index that depend on the moment. Each begins with the column of an index. */

/** The beginning of the evening. */
const EVENING = '17:00';

/** A condition on a row `x` of appointment_index. */
export type Condition = (row: string) => string;

/** Returns the condition for a span that depends on the moment. */
export function inSpan(span: Exclude<Span, 'days'>, moment: Moment, parameter: Placeholder): Condition {
  const now = parameter(moment.now, 'timestamptz');
  if (span === 'coming') return (x) => `${x}.over_at > ${now}`;
  if (span === 'now') {
    const isOn = isCurrent(moment, parameter);
    return (x) => `(${isOn(x)}) and ${x}.over_at > ${now}`;
  }
  const today = parameter(moment.today, 'date');
  return span === 'over'
    ? (x) => `${x}.end_date = ${today} and ${x}.over_at <= ${now}`
    : (x) => `${x}.date = ${today} and ${x}.time_key >= '${EVENING}' and ${x}.over_at > ${now}`;
}

/** Returns the condition for an appointment that continues from the night before. */
export function continuesFromYesterday(moment: Moment, parameter: Placeholder): Condition {
  const now = parameter(moment.now, 'timestamptz');
  const yesterday = parameter(addDays(moment.today, -1), 'date');
  return (x) => `${x}.end_date = ${yesterday} and ${x}.over_at > ${now}`;
}

/**
 * Returns the condition for an appointment that ends on a day or in the night after, later than at a moment of that
 * day.
 */
export function endsAfter(moment: Moment, parameter: Placeholder): Condition {
  const now = parameter(moment.now, 'timestamptz');
  const [first, last] = [addDays(moment.today, -1), moment.today].map((day) => parameter(day, 'date'));
  return (x) => `${x}.end_date between ${first} and ${last} and ${x}.over_at > ${now}`;
}

/** Returns SQL: whether an appointment has been running since an earlier day. */
export const isRunning = (x: string, day: string): string =>
  `${x}.date < ${day} and ${x}.end_date > ${x}.date and daterange(${x}.date, ${x}.end_date, '[]') @> ${day}`;

/**
 * Returns the condition for a current appointment: it has begun, and one of several days with opening times is open.
 */
function isCurrent(moment: Moment, parameter: Placeholder): Condition {
  const today = parameter(moment.today, 'date');
  const clock = parameter(moment.clock, 'text');
  const continues = continuesFromYesterday(moment, parameter);
  const isOpen = (x: string) =>
    `(${x}.until_key <= ${x}.time_key or ${clock} between ${x}.time_key and ${x}.until_key)`;
  return (x) => `${x}.date = ${today} and ${x}.time_key <= ${clock} and (${x}.end_date = ${x}.date or ${isOpen(x)})
    or ${isRunning(x, today)} and ${isOpen(x)} or ${continues(x)}`;
}

/** Returns SQL: the slots of a client's rows with a condition, as bits by block. */
export const bitsOf = (condition: Condition): string => `
  select x.slot >> 14 as block, bits_at(x.slot & 16383, 1) as bits
  from appointment_index x where x.client = $1 and ${condition('x')} group by 1`;
