import { addDays } from '../../lib/days';
import { addMinutes, durationMinutes } from './calendar-values';
import type { JsonLdNode } from './json-ld-nodes';
import { isClock, type Moment, momentOf } from './moment';
import type { NodeReader } from './node-values';
import { textOfNode } from './node-values';
import type { RepeatedSpan } from './plan-dates';
import { readRule, WEEKDAYS } from './read-rule';
import { recurrenceDays } from './recurrence';
import { zoneByName } from './zones';

const FREQUENCIES: readonly [pattern: RegExp, name: string][] = [
  [/^(?:P(\d+)D|daily)$/i, 'DAILY'],
  [/^(?:P(\d+)W|weekly)$/i, 'WEEKLY'],
  [/^(?:P(\d+)M|monthly)$/i, 'MONTHLY'],
  [/^(?:P(\d+)Y|yearly|annually)$/i, 'YEARLY'],
];
const MAX_DAYS_AHEAD = 4000;

/**
 * Reads a 'Schedule' of schema.org.
 *
 * @param start the first day of its event, for a schedule without one
 * @returns undefined for an unreadable one
 */
export function scheduleTiming(
  schedule: JsonLdNode,
  values: NodeReader,
  start: string,
): (RepeatedSpan & { excluded: ReadonlySet<string> }) | undefined {
  const textValue = (name: string) => values.text(schedule, name).trim();
  const scheduleStart = momentOf(textValue('startDate') || start);
  const rule = readRule(ruleText(schedule, values), undefined, (until) => momentOf(until)?.day);
  if (!scheduleStart || !rule) return undefined;
  const [day] = recurrenceDays(
    { ...rule, interval: 1 },
    scheduleStart.day,
    addDays(scheduleStart.day, MAX_DAYS_AHEAD),
    {
      onlyNamed: true,
    },
  );
  if (day === undefined) return undefined;
  const zone = zoneByName(textValue('scheduleTimezone'));
  const time = textValue('startTime').slice(0, 5);
  const first: Moment = { day, ...(isClock(time) && { time }), ...(isClock(time) && zone && { zone }) };
  const excludedMoments = values.all(schedule, 'exceptDate').flatMap((value) => momentOf(textOfNode(value)) ?? []);
  const end = endOf(first, textValue('endTime').slice(0, 5), textValue('duration'));
  return {
    first: { start: first, ...(end && { end }) },
    rule,
    excluded: new Set(excludedMoments.map(({ day: one }) => one)),
  };
}

function endOf(start: Moment, time: string, duration: string): Moment | undefined {
  if (start.time === undefined) return undefined;
  if (isClock(time)) return { ...start, time, ...(time <= start.time && { day: addDays(start.day, 1) }) };
  const minutes = durationMinutes(duration);
  return minutes ? addMinutes(start, minutes) : undefined;
}

/** Returns the same rule in the syntax of RFC 5545. */
function ruleText(schedule: JsonLdNode, values: NodeReader): string {
  const textValue = (name: string) => values.text(schedule, name).trim();
  const list = (name: string) => values.all(schedule, name).map(textOfNode).filter(Boolean);
  const [frequency] = FREQUENCIES.flatMap(([pattern, name]) => {
    const match = pattern.exec(textValue('repeatFrequency'));
    return match ? [{ name, interval: match[1] ?? '1' }] : [];
  });
  const nth = list('byMonthWeek')[0] ?? '';
  const parts = [
    ['FREQ', frequency?.name],
    ['INTERVAL', frequency?.interval],
    ['COUNT', textValue('repeatCount')],
    ['UNTIL', textValue('repeatCount') ? '' : textValue('endDate')],
    [
      'BYDAY',
      list('byDay')
        .map((one) => nth + weekdayName(one))
        .join(),
    ],
    ['BYMONTHDAY', list('byMonthDay').join()],
    ['BYMONTH', list('byMonth').join()],
  ];
  return parts.flatMap(([name, value]) => (value ? [`${name}=${value}`] : [])).join(';');
}

/** Returns MO for 'https://schema.org/Monday' and 'Monday'. */
const weekdayName = (text: string): string => {
  const name = text.replace(/^.*[/:#]/, '').toUpperCase();
  return WEEKDAYS.find((weekday) => name.startsWith(weekday) || name.endsWith(weekday)) ?? name;
};
