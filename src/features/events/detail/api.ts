import { array, unknown } from 'superstruct';
import { callUrl } from '../../../api/call-url';
import { parse } from '../../../lib/parse';
import { type EventRow, toEventRow } from '../../../model/event';
import { type EventDetail, toEventDetail } from '../../../model/event-detail';
import type { Source } from '../api';
import { readable } from '../readable';

const eventPath = (id: string) => `events/${encodeURIComponent(id)}`;

/**
 * One event with everything a visitor may see. GET /api/events/{id}
 *
 * @throws {ApiError} with failure 'missing' for an unknown id
 * @throws {ShapeError} when the answer is no event
 */
export function loadEvent({ api, answers }: Source, id: string, signal?: AbortSignal): Promise<EventDetail> {
  return answers.load(
    callUrl(api.host, eventPath(id)),
    async (abort) => toEventDetail((await api.get(eventPath(id), {}, abort)).data),
    signal,
  );
}

/** The event as it was answered lately, at once. */
export const peekEvent = ({ api, answers }: Source, id: string): EventDetail | undefined =>
  answers.peek<EventDetail>(callUrl(api.host, eventPath(id)));

/**
 * Up to six events like this one; unreadable ones are left out. GET /api/events/{id}/similar
 *
 * @throws {ApiError} when the call fails
 * @throws {ShapeError} when the answer is no list
 */
export function findSimilarEvents({ api, answers }: Source, id: string, signal?: AbortSignal): Promise<EventRow[]> {
  const path = `${eventPath(id)}/similar`;
  return answers.load(
    callUrl(api.host, path),
    async (abort) => readable(parse((await api.get(path, {}, abort)).data, array(unknown()), 'EventList'), toEventRow),
    signal,
  );
}
