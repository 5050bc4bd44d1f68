import { isSame, type RowId } from '../../../src/lib/value-at';
import type { EventContent } from '../../../src/model/records/event-content';
import { type EventDate, type Series, seriesDays } from '../../../src/model/series/series';

/** A day of an event: a free date, or a day of a series. */
type EventDay = { row: RowId; day: string; isFree: boolean; date: EventDate };
type StatusChange = Pick<EventContent, 'status' | 'newDate' | 'newLocation'>;
/** A published day, its new version, and what is urgent of it. */
type DayChange = { before: EventDay; now: EventDay; change: Partial<StatusChange> };

/**
 * Returns the published event with the urgent changes of its new content, as visitors may be on their way. These are:
 * the event or a date is cancelled, postponed, moved or sold out, with its new date and location. Everything else stays
 * as approved.
 *
 * @param isTakenBackAtOnce true if the author tells visitors at once, too, that it takes place as planned again
 */
export function withUrgentChanges(
  published: EventContent,
  content: EventContent,
  isTakenBackAtOnce: boolean,
): EventContent {
  const changeOf = (before: StatusChange, now: StatusChange) => urgentChangeOf(before, now, isTakenBackAtOnce);
  const changesBySeries = new Map<RowId, DayChange[]>();
  const changesByDate = new Map<RowId, Partial<StatusChange>>();
  for (const { before, now } of pairDays(daysOf(published), daysOf(content))) {
    const change = changeOf(before.date, now.date);
    if (change.status === undefined) continue;
    if (before.isFree) changesByDate.set(before.row, change);
    else changesBySeries.set(before.row, [...(changesBySeries.get(before.row) ?? []), { before, now, change }]);
  }
  const newSeries = new Map(content.series.map((series) => [series.id, series]));
  return {
    ...published,
    ...changeOf(published, content),
    dates: published.dates.map((date) => ({ ...date, ...changesByDate.get(date.id) })),
    series: published.series.map((series) =>
      withChanges(series, changesBySeries.get(series.id) ?? [], newSeries.get(series.id)),
    ),
  };
}

const AS_PLANNED: StatusChange = { status: 'scheduled', newDate: '', newLocation: '' };

/** Returns the urgent part of a changed status; empty if nothing is urgent. */
function urgentChangeOf(
  before: StatusChange,
  { status, newDate, newLocation }: StatusChange,
  isTakenBackAtOnce: boolean,
): Partial<StatusChange> {
  if (status === 'scheduled') return isTakenBackAtOnce && before.status !== 'scheduled' ? AS_PLANNED : {};
  if (status === 'postponed' || status === 'moved') return { status, newDate, newLocation };
  // An unapproved location or day is published for a move only, and not for a cancelled date.
  if (status === 'soldOut') return { status };
  return { status, newDate: newDate && before.newDate, newLocation: newLocation && before.newLocation };
}

const daysOf = ({ dates, series }: EventContent): EventDay[] => [
  ...dates.map((date) => ({ row: date.id, day: date.date, isFree: true, date })),
  ...series.flatMap((one) =>
    seriesDays(one).flatMap(({ day, skipReason, date }) =>
      skipReason ? [] : [{ row: one.id, day, isFree: false, date }],
    ),
  ),
];

/** Pairs each published day with its new version: the same row, or the only new row of that day. */
function pairDays(before: EventDay[], now: EventDay[]): { before: EventDay; now: EventDay }[] {
  const keyOf = ({ row, day, isFree }: EventDay) => (isFree ? `${row}` : `${row} ${day}`);
  const newByKey = new Map(now.map((slot) => [keyOf(slot), slot]));
  const previousKeys = new Set(before.map(keyOf));
  const removedByDay = groupByDay(before.filter((slot) => !newByKey.has(keyOf(slot))));
  const addedByDay = groupByDay(now.filter((slot) => !previousKeys.has(keyOf(slot))));
  return before.flatMap((slot) => {
    const same = newByKey.get(keyOf(slot));
    if (same) return [{ before: slot, now: same }];
    const others = addedByDay.get(slot.day) ?? [];
    const isUnambiguous = others.length === 1 && removedByDay.get(slot.day)?.length === 1;
    return isUnambiguous ? others.map((other) => ({ before: slot, now: other })) : [];
  });
}

function groupByDay(slots: EventDay[]): Map<string, EventDay[]> {
  const days = new Map<string, EventDay[]>();
  for (const slot of slots) days.set(slot.day, [...(days.get(slot.day) ?? []), slot]);
  return days;
}

/** Returns a series with its urgent changes. Changed days stay in the order of the content. */
function withChanges(series: Series, changes: readonly DayChange[], newSeries: Series | undefined): Series {
  if (changes.length === 0) return series;
  const days = new Set(changes.map(({ before }) => before.day));
  const positionOf = (day: string) => {
    const index = (newSeries?.changed ?? []).findIndex((one) => one.day === day);
    return index < 0 ? Number.POSITIVE_INFINITY : index;
  };
  const changed = [
    ...series.changed.filter(({ day }) => !days.has(day)),
    ...changes.map(({ before, now, change }) => {
      // A separately changed day has times with ids of its own.
      const { date } = isSame(scheduleOf(before.date), scheduleOf(now.date)) ? now : before;
      return { ...date, ...statusOf(before.date), ...change, day: before.day };
    }),
  ];
  return { ...series, changed: changed.sort((one, other) => compare(positionOf(one.day), positionOf(other.day))) };
}

const compare = (one: number, other: number) => (one === other ? 0 : one - other);

const statusOf = ({ status, newDate, newLocation }: StatusChange): StatusChange => ({ status, newDate, newLocation });

/** Returns a day without its status and without the ids of its times. */
const scheduleOf = ({ date, endDate, fullDay, times, additionalInfo }: EventDate) => ({
  ...{ date, endDate: endDate || date, fullDay, additionalInfo },
  times: times.map(({ from, until }) => ({ from, until })),
});
