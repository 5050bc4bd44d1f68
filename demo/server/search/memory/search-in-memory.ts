import type { EventFilter } from '../event-filter';
import type { Found, Search, Sources } from '../found';
import { loadNames } from '../name-facets';
import { type EventRow, idsOf, type Page, type PageIds } from '../page';
import { keyText, orderNameOf } from '../page-key';
import { isBehindEnd, pageStart } from '../page-start';
import { slotsIn } from './bit-set';
import { rowOf } from './cards';
import { hitsOf, type MemoryHits, minuteOf } from './hits';
import type { Searchable } from './indexes';
import { loadWords } from './load-index';
import { pageRows } from './order';
import type { Row } from './ordering';
import { ranksOf } from './ranks';
import { nextEnd } from './spans';

/** Searches one state of a client's events: finds, counts and orders in memory, and asks the database for texts. */
export function searchInMemory({ database, correct }: Sources, state: Searchable): Search {
  const { client, index, memo } = state;

  async function find(filter: EventFilter): Promise<Found> {
    const { words } = filter;
    const found =
      words.length > 0 ? await memo('words', words.join(' '), () => loadWords(database, client, words)) : undefined;
    const key = keyOf(filter);
    const hits = memo('hits', key, () => hitsOf(index, memo, filter, found));
    const { total, over, facets } = hits;
    return {
      ...{ total, over, facets, slots: () => slotsIn(hits.set) },
      loadPage: () => loadPage(filter, hits, key),
      loadIds: () => loadIds(filter, hits, key),
    };
  }

  async function rowsOf(filter: EventFilter, hits: MemoryHits, key: string): Promise<Row[]> {
    const { offset } = pageStart(filter);
    if (isBehindEnd(filter, hits.total)) return [];
    return pageRows({ index, memo, filter, hits, key, offset }, ranksOf(database, client, memo, filter.words));
  }

  async function loadIds(filter: EventFilter, hits: MemoryHits, key: string): Promise<PageIds> {
    const rows = await rowsOf(filter, hits, key);
    const found = rows.map(({ shown, keys }) => ({ id: shown.eventId, keys }));
    return idsOf(filter, { found, total: hits.total }, ({ keys }) => keys.map(String));
  }

  async function loadPage(filter: EventFilter, hits: MemoryHits, key: string): Promise<Page> {
    const { number, position } = pageStart(filter);
    const sort = orderNameOf(filter);
    const found = await rowsOf(filter, hits, key);
    const cards = await state.cards.load(found.map(({ shown }) => shown));
    const rows = found.flatMap(({ shown }): EventRow[] => {
      const card = cards.get(shown.id);
      return card ? [rowOf(card, shown, index, filter)] : [];
    });
    const last = found.at(-1);
    const seen = position + found.length;
    if (!last || found.length < filter.pageSize || seen >= hits.total) return { rows, number };
    return { rows, number, after: keyText({ sort, position: seen, values: last.keys.map(String) }) };
  }

  return {
    find,
    correct: (words) => memo('spelling', words.join(' '), () => correct(client, words)),
    nextEnd: async (moment) => memo('next', minuteOf({ moment }), () => nextEnd(index, moment)),
    // All communities there are: the names then serve every search.
    loadNames: () =>
      memo('names', '', () =>
        loadNames(database, client, [...(index.values.get('community')?.keys() ?? [])].map(Number)),
      ),
  };
}

/** What decides which events are found and counted. */
function keyOf(filter: EventFilter): string {
  const { centre, radiusMetres, sort: _, page: __, after: ___, pageSize: ____, ...rest } = filter;
  return JSON.stringify({
    ...rest,
    moment: minuteOf(filter),
    radiusMetres,
    centre: radiusMetres === undefined ? undefined : centre,
  });
}
