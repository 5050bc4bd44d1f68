import type { EventStatus } from '../answers/appointment';
import { type EventDate, seriesDays } from '../series/series';
import type { EventContent } from './event-content';

/** One time of a date for visitors; absent values are ''. */
export type PublicDate = {
  id: string;
  /** Days are 'YYYY-MM-DD', times 'HH:mm'. */
  date: string;
  endDate: string;
  from: string;
  until: string;
  fullDay: boolean;
  additionalInfo: string;
  status: EventStatus;
  newDate: string;
  newLocation: string;
};

/** Returns each time of each date for visitors. The ids stay the same while a date keeps its row. */
export const publicDates = (eventId: string, content: Pick<EventContent, 'dates' | 'series'>): PublicDate[] => [
  ...content.dates.flatMap((date) => timesOf(`${eventId}-${date.id}`, date)),
  ...content.series.flatMap((series) =>
    seriesDays(series).flatMap(({ day, skipReason, date }) =>
      skipReason ? [] : timesOf(`${eventId}-${series.id}-${day}`, date),
    ),
  ),
];

function timesOf(id: string, date: EventDate): PublicDate[] {
  const { fullDay, additionalInfo, status, newDate, newLocation } = date;
  const day = { date: date.date, endDate: date.endDate || date.date, fullDay, additionalInfo };
  const change = { status, newDate, newLocation };
  if (fullDay) return [{ ...day, ...change, id, from: '', until: '' }];
  return date.times.map(({ id: time, from, until }) => ({ ...day, ...change, id: `${id}-${time}`, from, until }));
}
