import type { Answer } from '../../api/api';
import { ApiError } from '../../api/api-error';
import type { Query } from '../../api/call-url';
import { lazily } from '../../lib/lazily';
import type { Source } from '../../portal/answer-cache';
import type { EventPage } from './event-page';
import { firstPage } from './first-page';

/** The full parser of a list: the first render does without it, and it is loaded right behind that. */
const parser = lazily(() => import('./event-page'));

/** A page as well as it is read so far; `raw` is there until it has been read in full. */
type Reading = { page: EventPage; raw?: Answer };

async function readFirst(raw: Answer): Promise<Reading> {
  const page = firstPage(raw);
  if (page) return { page, raw };
  // What a glance cannot read is left to the parser.
  const { toEventPage } = await parser.load().catch((cause: unknown) => {
    throw new ApiError('offline', {}, { cause });
  });
  return { page: toEventPage(raw) };
}

const pageOf = (query: Query) => ({ path: 'events', query, read: readFirst });

/**
 * One page of events. GET /api/events
 *
 * @throws {ApiError} when the call fails
 * @throws {ShapeError} when the answer is no list of events
 */
export async function findEvents({ answers }: Source, query: Query, signal?: AbortSignal): Promise<EventPage> {
  const reading = await answers.load(pageOf(query), signal);
  // Where its code cannot be fetched, the first reading is all there is.
  const full = reading.raw && (await parser.load().catch(() => undefined));
  if (!full || !reading.raw) return reading.page;
  try {
    reading.page = full.toEventPage(reading.raw);
    delete reading.raw;
    return reading.page;
  } catch (error) {
    answers.forget('events');
    throw error;
  }
}

/**
 * The page as soon as it can be drawn: cards and filters are right, the rest may not be read yet.
 *
 * @throws {ApiError} when the call fails
 * @throws {ShapeError} when the answer is no list of events
 */
export const findFirstEvents = async ({ answers }: Source, query: Query, signal?: AbortSignal): Promise<EventPage> =>
  (await answers.load(pageOf(query), signal)).page;

/** The page as it was answered lately, or before, at once. */
export const peekEvents = ({ answers }: Source, query: Query, maxAgeMs?: number): EventPage | undefined =>
  answers.peek(pageOf(query), maxAgeMs)?.page;
