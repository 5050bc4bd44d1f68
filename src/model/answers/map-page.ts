import { array, type Infer, number, string, type, unknown } from 'superstruct';
import { parse } from '../../lib/parse';
import { type EventPage, toEventPage } from './event-page';
import type { AnswerBody } from './read-list';

/** A page of events with the address ids of those that have one; the map finds their places by them. */
export type MapPage = EventPage & { addressIds: ReadonlyMap<string, number> };

const PlacedAnswer = type({ id: string(), location: type({ address_id: number() }) });

/**
 * Reads an answer of GET events with the address ids of its events.
 *
 * @throws {ShapeError} when the list itself or its totals are unreadable
 */
export function toMapPage(answer: AnswerBody): MapPage {
  const rows = parse(answer.data, array(unknown()), 'EventPage');
  const placed = rows.filter((row): row is Infer<typeof PlacedAnswer> => PlacedAnswer.is(row));
  return {
    ...toEventPage(answer),
    addressIds: new Map(placed.map(({ id, location }) => [id, location.address_id])),
  };
}
