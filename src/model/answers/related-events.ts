import { type, unknown } from 'superstruct';
import { parse, ShapeError } from '../../lib/parse';
import { type EventRow, toEventRow } from './event-row';
import { readList } from './read-list';

const RelatedEventsAnswer = type({ promoter: unknown(), location: unknown(), nearby: unknown() });

/** Other events related to an event. */
export type RelatedEventLists = {
  /** Events of the same promoter, the next first. */
  promoter: EventRow[];
  /** Events at the same location, the next first. */
  location: EventRow[];
  /** Events near its location on the day of its next date, the nearest first, with their distance. */
  nearby: EventRow[];
};

/** Reads one list; an unreadable one becomes empty and leaves the others intact. */
function readRows(entries: unknown): EventRow[] {
  try {
    return readList(entries, 'EventList', toEventRow);
  } catch (error) {
    if (!(error instanceof ShapeError)) throw error;
    console.warn('[event-portal] A list of other events could not be read and is left out.', error);
    return [];
  }
}

/** Reads the answer of GET events/{id}/others. @throws {ShapeError} when the answer has no lists */
export function toRelatedEvents(answer: unknown): RelatedEventLists {
  const { promoter, location, nearby } = parse(answer, RelatedEventsAnswer, 'OtherEvents');
  return { promoter: readRows(promoter), location: readRows(location), nearby: readRows(nearby) };
}
