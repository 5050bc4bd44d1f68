import { addDays, isDay } from '../../lib/days';
import { isTimeInput, parseTimeInput } from '../../lib/parse-time-input';
import type { DayContent, EventDate, TimeSpan } from '../series/series';
import { dayProblem, timeProblem } from '../value-problems';
import { type EventProblem, type EventRules, problemIf, tooLong, valueProblem, withPathPrefix } from './event-rules';

/** The context that the rules of dates need. */
export type DateRuleContext = { rules: EventRules /** 'YYYY-MM-DD' in Berlin. */; today: string };

/** The longest time from an evening to the next morning, in minutes. */
const MAX_NIGHT_LENGTH = 12 * 60;
const MIDNIGHT = '00:00';
/** The maximum number of days of one date; longer ones need several dates. */
const MAX_DAYS = 3660;

/** Returns the problem of an unreadable day. */
export const typedDayProblems = (path: string, value: string, today: string): EventProblem[] =>
  valueProblem(path, dayProblem(value, { today }));

/** Returns the problems of unreadable days and times, which a draft must not contain either. */
export const typedDateProblems = (date: EventDate, today: string): EventProblem[] => [
  ...typedDayProblems('date', date.date, today),
  ...typedDayProblems('endDate', date.endDate, today),
  ...typedDayProblems('newDate', date.newDate, today),
  ...typedTimeProblems(date.times),
];

/** Returns the problems of unreadable times. */
export const typedTimeProblems = (times: readonly TimeSpan[]): EventProblem[] =>
  times.flatMap(({ from, until }, index) => [
    ...(isEndOfDay(from)
      ? [{ path: `times.${index}.from`, code: 'midnight_start' }]
      : valueProblem(`times.${index}.from`, timeProblem(from))),
    ...valueProblem(`times.${index}.until`, timeProblem(until)),
  ]);

/** Checks for '24:00' as a start time: only the author knows which day it belongs to. */
const isEndOfDay = (typed: string) =>
  parseTimeInput(typed).problem === 'impossible' && parseTimeInput(typed, MIDNIGHT).time === MIDNIGHT;

/** Returns the problems of one date, without unreadable values. @param mayBePast true if the date is published */
export function dateProblems(date: EventDate, { rules, today }: DateRuleContext, mayBePast: boolean): EventProblem[] {
  const { date: first, endDate, newDate } = date;
  const last = isDay(endDate) ? endDate : first;
  return [
    ...problemIf(first === '', 'date', 'required'),
    ...problemIf(isDay(first) && last < today && !mayBePast, 'date', 'past'),
    ...(isDay(first) && isDay(endDate) ? endProblems(first, endDate) : []),
    ...problemIf(isDay(newDate) && newDate < today && !mayBePast, 'newDate', 'past'),
    ...dayContentProblems(date, rules),
  ];
}

function endProblems(first: string, end: string): EventProblem[] {
  const latest = addDays(first, MAX_DAYS);
  return [
    ...problemIf(end < first, 'endDate', 'end_before_start'),
    ...problemIf(end > latest, 'endDate', 'too_late', { kind: 'day', max: latest }),
  ];
}

/** Returns the problems of a day's content: it needs a time or is a full day. */
export function dayContentProblems({ fullDay, times, additionalInfo }: DayContent, rules: EventRules): EventProblem[] {
  const { visible, maxLength } = rules.fieldSettings.recording.appointments.additionalInfo;
  const problems = fullDay
    ? []
    : [...problemIf(times.length === 0, 'times', 'no_time'), ...withPathPrefix('times', times.flatMap(timeProblems))];
  return [...problems, ...(visible ? tooLong('additionalInfo', additionalInfo, maxLength) : [])];
}

function timeProblems({ from, until }: TimeSpan, index: number, times: readonly TimeSpan[]): EventProblem[] {
  const isWholeDay = from === MIDNIGHT && until === MIDNIGHT;
  const isRepeated = from !== '' && times.slice(0, index).some((earlier) => earlier.from === from);
  return [
    ...problemIf(from === '', `${index}.from`, 'required'),
    ...problemIf(isRepeated, `${index}.from`, 'repeated'),
    ...problemIf(isWholeDay, `${index}.until`, 'whole_day'),
    ...problemIf(
      !isWholeDay && isTimeInput(from) && isTimeInput(until) && !isEnd(from, until),
      `${index}.until`,
      'until_before_from',
    ),
  ];
}

/** Checks whether a time can be the end: it is later, or in the following night; midnight ends any day. */
export function isEnd(from: string, until: string): boolean {
  const length = minutesOf(until) - minutesOf(from);
  return length > 0 || (length < 0 && until === MIDNIGHT) || (length < 0 && length + 24 * 60 < MAX_NIGHT_LENGTH);
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
