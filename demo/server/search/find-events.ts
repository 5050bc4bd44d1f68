import type { Queryable } from '../database';
import type { EventFilter } from './event-filter';
import { findHits, type Hits } from './hits';
import { nameFacets } from './name-facets';
import { type EventRow, loadPage } from './page';
import type { Spelling } from './spelling';

/** The answer to GET events. */
export type EventList = { data: EventRow[]; meta: Record<string, unknown> };

/** Where the events are, and who knows their words. */
export type Sources = { database: Queryable; correct: Spelling };

/** Searches a client's events: one statement for hits and counts, one for the page, one for the facets' names. */
export async function findEvents(
  { database, correct }: Sources,
  client: string,
  asked: EventFilter,
): Promise<EventList> {
  const { filter, hits, spelling } = await findTolerantly({ database, correct }, client, asked);
  const [{ rows, number, after }, facets] = await Promise.all([
    loadPage(database, client, filter, hits),
    filter.facets ? nameFacets(database, client, hits.facets) : undefined,
  ]);
  const { pageSize } = filter;
  return {
    data: rows,
    meta: {
      page: number,
      pageSize,
      total: hits.total,
      ...(after && { after }),
      ...(hits.over !== undefined && { over: hits.over }),
      ...(facets && { facets }),
      ...(spelling && { spelling }),
    },
  };
}

async function findTolerantly(
  { database, correct }: Sources,
  client: string,
  filter: EventFilter,
): Promise<{ filter: EventFilter; hits: Hits; spelling?: string }> {
  const hits = await findHits(database, client, filter);
  if (hits.total > 0 || filter.words.length === 0) return { filter, hits };
  const words = await correct(client, filter.words);
  if (!words) return { filter, hits };
  const corrected = { ...filter, words };
  const better = await findHits(database, client, corrected);
  return better.total > 0 ? { filter: corrected, hits: better, spelling: words.join(' ') } : { filter, hits };
}
