import { berlinTime } from '../../../../src/lib/berlin-time';
import { daysBetween, hoursToBerlin } from '../../../../src/lib/days';
import { spanOf } from '../../../../src/model/date-span';
import type { FeedDate } from '../feed-event';
import { type DateRule, ruleOf } from './date-rule';

/** Dates that follow a rule, and those of them that differ from the others. `usual` is the first one, in the state of most. */
export type DateSeries = { slot: string; usual: FeedDate; rule: DateRule; differing: FeedDate[] };

/** The dates of an event as a calendar tells them: what follows a rule as series, all others one by one. */
export type CalendarDates = { series: DateSeries[]; single: FeedDate[] };

/** More differing dates are told one by one. */
const MOST_DIFFERING = 1 / 2;

/** Parts the dates of an event by time of day and length, and finds the rule of each part. @param dates by day */
export function calendarDates(dates: readonly FeedDate[]): CalendarDates {
  const series: DateSeries[] = [];
  const single: FeedDate[] = [];
  for (const [slot, members] of groupedBy(dates)) {
    const found = seriesOf(slot, members);
    if (found) series.push(found);
    else single.push(...members);
  }
  return { series, single };
}

function groupedBy(dates: readonly FeedDate[]): Map<string, FeedDate[]> {
  const groups = new Map<string, FeedDate[]>();
  for (const date of dates) {
    const slot = slotOf(date);
    const members = groups.get(slot);
    if (members) members.push(date);
    else groups.set(slot, [date]);
  }
  return groups;
}

const plain = (time = '') => time.replace(':', '');

/** What all dates of a series share; part of the name by which calendars know it. */
const slotOf = ({ date, endDate, from, until, fullDay }: FeedDate) =>
  [fullDay || !from ? 'day' : `${plain(from)}-${plain(until)}`, endDate ? daysBetween(date, endDate) : 0].join('-');

/** In spring the clocks leave an hour out, so a time in it is not the same on all days; 24:00 is on the next one. */
const isInChange = (time: string | undefined) => time?.startsWith('02:') ?? false;
const isOfNextDay = (time: string | undefined) => time === '24:00';

function seriesOf(slot: string, dates: readonly FeedDate[]): DateSeries | undefined {
  const [first] = dates;
  const days = dates.map(({ date }) => date);
  if (!first || new Set(days).size < days.length) return undefined;
  if (isInChange(first.from) || isInChange(first.until) || isOfNextDay(first.from)) return undefined;
  const rule = ruleOf(days);
  // Programs differ in how long the others then last.
  if (!rule || isOverChange(first)) return undefined;
  const { status, newLocation } = usualOf(dates);
  const { newDate: _, newLocation: __, ...planned } = first;
  const usual: FeedDate = { ...planned, status, ...(newLocation && { newLocation }) };
  const differing = dates.filter((date) => newsOf(date) !== newsOf(usual) || isOverChange(date));
  return differing.length > dates.length * MOST_DIFFERING ? undefined : { slot, usual, rule, differing };
}

/** The state that most of the dates are in; that of a date with a new day is its own. */
function usualOf(dates: readonly FeedDate[]): Pick<FeedDate, 'status' | 'newLocation'> {
  const times = new Map<string, number>();
  let usual: Pick<FeedDate, 'status' | 'newLocation'> = { status: 'scheduled' };
  let most = 0;
  for (const date of dates) {
    if (date.newDate) continue;
    const key = JSON.stringify([date.status, date.newLocation]);
    const count = (times.get(key) ?? 0) + 1;
    times.set(key, count);
    if (count <= most) continue;
    most = count;
    usual = date;
  }
  return usual;
}

const newsOf = ({ status, newDate, newLocation, additionalInfo }: FeedDate) =>
  JSON.stringify([status, newDate, newLocation, additionalInfo]);

const MONTHS_OF_CHANGE: ReadonlySet<string> = new Set(['03', '10']);

/** Whether the clocks change while the date lasts. */
function isOverChange(date: FeedDate): boolean {
  const { start, end } = spanOf(date);
  if (start.time === undefined || end?.time === undefined) return false;
  // Nearly all dates: working out the hours of thousands would take most of the time of a feed.
  if (start.day.slice(0, 7) === end.day.slice(0, 7) && !MONTHS_OF_CHANGE.has(start.day.slice(5, 7))) return false;
  const hours = [berlinTime(start.day, start.time), berlinTime(end.day, end.time)].map((at) =>
    hoursToBerlin(Date.parse(at)),
  );
  return hours[0] !== hours[1];
}
