import { type, unknown } from 'superstruct';
import type { Answer } from '../../../api/api';
import { parse, ShapeError } from '../../../lib/parse';
import { type EventRow, toEventRow } from '../../../model/event';
import type { Question } from '../../../portal/answer-cache';
import { readList } from '../../../portal/catalogue/read-list';
import { pathOfEvent } from '../one-event';

const OthersAnswer = type({ promoter: unknown(), location: unknown(), nearby: unknown() });

/** Other events that have something in common with one. */
export type OtherEventLists = {
  /** Of the same organiser, the next first. */
  promoter: EventRow[];
  /** At the same place, the next first. */
  location: EventRow[];
  /** Near it on the day of its next date, the nearest first, with their distance. */
  nearby: EventRow[];
};

/** A list that is none costs only itself. */
function listIn(entries: unknown): EventRow[] {
  try {
    return readList(entries, 'EventList', toEventRow);
  } catch (error) {
    if (!(error instanceof ShapeError)) throw error;
    console.warn('[event-portal] A list of other events could not be read and is left out.', error);
    return [];
  }
}

/** @throws {ShapeError} when the answer has no lists */
export function readOthers({ data }: Answer): OtherEventLists {
  const { promoter, location, nearby } = parse(data, OthersAnswer, 'OtherEvents');
  return { promoter: listIn(promoter), location: listIn(location), nearby: listIn(nearby) };
}

/** Up to six other events each; unreadable ones are left out. GET /api/events/{id}/others */
export const othersOf = (id: string): Question<OtherEventLists> => ({
  path: `${pathOfEvent(id)}/others`,
  read: readOthers,
});
