import { isSame, type RowId } from '../../../src/lib/value-at';
import type { EventContent } from '../../../src/model/records/event-content';
import { type EventDate, type Series, seriesDays } from '../../../src/model/series/series';

/** A day of an event: a free date, or a day of a series. */
type Slot = { row: RowId; day: string; isFree: boolean; date: EventDate };
type Told = Pick<EventContent, 'status' | 'newDate' | 'newLocation'>;

/**
 * Returns the published event with the urgent changes of its new content, as visitors may be on their way. These are:
 * the event or a date is cancelled, postponed, moved or sold out, with its new date and location. Everything else stays
 * as approved.
 */
export function withUrgentNews(published: EventContent, content: EventContent): EventContent {
  const later = matching(slotsOf(published), slotsOf(content));
  const newsOfSeries = new Map<RowId, { before: Slot; now: Slot }[]>();
  const newsOfDates = new Map<RowId, Partial<Told>>();
  for (const { before, now } of later) {
    if (now.date.status === 'scheduled') continue;
    if (before.isFree) newsOfDates.set(before.row, newsFrom(before.date, now.date));
    else newsOfSeries.set(before.row, [...(newsOfSeries.get(before.row) ?? []), { before, now }]);
  }
  const written = new Map(content.series.map((series) => [series.id, series]));
  return {
    ...published,
    ...newsFrom(published, content),
    dates: published.dates.map((date) => ({ ...date, ...newsOfDates.get(date.id) })),
    series: published.series.map((series) =>
      changedBy(series, newsOfSeries.get(series.id) ?? [], written.get(series.id)),
    ),
  };
}

/** Returns the urgent part of a changed status; empty for a scheduled one. */
function newsFrom(before: Told, { status, newDate, newLocation }: Told): Partial<Told> {
  if (status === 'scheduled') return {};
  if (status === 'postponed' || status === 'moved') return { status, newDate, newLocation };
  // An unapproved location or day is published for a move only, and not for a cancelled date.
  if (status === 'soldOut') return { status };
  return { status, newDate: newDate && before.newDate, newLocation: newLocation && before.newLocation };
}

const slotsOf = ({ dates, series }: EventContent): Slot[] => [
  ...dates.map((date) => ({ row: date.id, day: date.date, isFree: true, date })),
  ...series.flatMap((one) =>
    seriesDays(one).flatMap(({ day, skipReason: left, date }) =>
      left ? [] : [{ row: one.id, day, isFree: false, date }],
    ),
  ),
];

/** Pairs each published day with its new version: the same row, or the only new row of that day. */
function matching(before: Slot[], now: Slot[]): { before: Slot; now: Slot }[] {
  const key = ({ row, day, isFree }: Slot) => (isFree ? `${row}` : `${row} ${day}`);
  const own = new Map(now.map((slot) => [key(slot), slot]));
  const known = new Set(before.map(key));
  const replaced = byDay(before.filter((slot) => !own.has(key(slot))));
  const replacing = byDay(now.filter((slot) => !known.has(key(slot))));
  return before.flatMap((slot) => {
    const same = own.get(key(slot));
    if (same) return [{ before: slot, now: same }];
    const others = replacing.get(slot.day) ?? [];
    const isClear = others.length === 1 && replaced.get(slot.day)?.length === 1;
    return isClear ? others.map((other) => ({ before: slot, now: other })) : [];
  });
}

function byDay(slots: Slot[]): Map<string, Slot[]> {
  const days = new Map<string, Slot[]>();
  for (const slot of slots) days.set(slot.day, [...(days.get(slot.day) ?? []), slot]);
  return days;
}

/** Returns a series with its urgent changes. Changed days stay in the order of the content. */
function changedBy(series: Series, news: { before: Slot; now: Slot }[], written: Series | undefined): Series {
  if (news.length === 0) return series;
  const days = new Set(news.map(({ before }) => before.day));
  const place = (day: string) => {
    const found = (written?.changed ?? []).findIndex((one) => one.day === day);
    return found < 0 ? Number.POSITIVE_INFINITY : found;
  };
  const changed = [
    ...series.changed.filter(({ day }) => !days.has(day)),
    ...news.map(({ before, now }) => {
      // A separately changed day has times with ids of its own.
      const { date } = isSame(planOf(before.date), planOf(now.date)) ? now : before;
      return { ...date, ...newsOf(before.date), ...newsFrom(before.date, now.date), day: before.day };
    }),
  ];
  return { ...series, changed: changed.sort((one, other) => compare(place(one.day), place(other.day))) };
}

const compare = (one: number, other: number) => (one === other ? 0 : one - other);

const newsOf = ({ status, newDate, newLocation }: Told): Told => ({ status, newDate, newLocation });

/** Returns a day without its status and without the ids of its times. */
const planOf = ({ date, endDate, fullDay, times, additionalInfo }: EventDate) => ({
  ...{ date, endDate: endDate || date, fullDay, additionalInfo },
  times: times.map(({ from, until }) => ({ from, until })),
});
