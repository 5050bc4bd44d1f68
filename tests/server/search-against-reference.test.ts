import { beforeAll, expect, it } from 'vitest';
import { toEventFilter } from '../../demo/server/search/event-filter';
import { NOW } from '../support/event-fixtures';
import { searchReference, WHOLE_DAYS } from '../support/reference-search';
import fc from '../support/same-cases';
import { act, deed, insertExamples, query } from '../support/search-examples';
import { onEachDatabase } from './on-each-database';

/** PGlite is to run each statement; what a search finds is a matter of no database. */
const RUNS = { postgres: 40, pglite: 8 };

type Count = { count: number };
type List = {
  data: { id: string }[];
  meta: {
    total: number;
    spelling?: string;
    facets: {
      rubric: ({ id: number } & Count)[];
      tag: ({ name: string } & Count)[];
      community: ({ community_id: number } & Count)[];
      day: ({ date: string } & Count)[];
      when: Record<string, number>;
      flags: Record<string, number>;
      accessFeatures: ({ id: string } & Count)[];
    };
  };
};

/** All counts above 0: 'rubric 1' → 3. */
function countsIn({ meta: { facets } }: List): Record<string, number> {
  const pairs = [
    ...facets.rubric.map(({ id, count }) => [`rubric ${id}`, count] as const),
    ...facets.tag.map(({ name, count }) => [`tag ${name}`, count] as const),
    ...facets.community.map(({ community_id, count }) => [`community ${community_id}`, count] as const),
    ...facets.day.map(({ date, count }) => [`day ${date}`, count] as const),
    ...WHOLE_DAYS.map((when) => [`when ${when}`, facets.when[when] ?? 0] as const),
    ...facets.accessFeatures.map(({ id, count }) => [`${id} ${id}`, count] as const),
    ...Object.entries(facets.flags).map(([flag, count]) => [`${flag} ${flag}`, count] as const),
  ];
  return Object.fromEntries(pairs.filter(([, count]) => count > 0));
}

onEachDatabase('a search, compared with a scan of every event', (backend) => {
  beforeAll(() => insertExamples(backend().database));

  it('has the same results and counts, for any filter and after any edits', async () => {
    const numRuns = RUNS[backend().database.kind];
    let found = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(deed, { maxLength: 2 }),
        fc.array(query, { minLength: 4, maxLength: 4 }),
        async (deeds, queries) => {
          for (const one of deeds) await act(backend().database, one);
          for (const search of queries) {
            const answer = await backend().app.request(`/clients/stadt/api/events?${search}`);
            const list: List = await answer.json();
            // A search for a corrected word is another one.
            if (list.meta.spelling) continue;
            const plain = await searchReference(backend().database, 'stadt', toEventFilter(search, NOW));
            expect([`${search}`, list.data.map(({ id }) => id).sort(), countsIn(list)]).toEqual([
              `${search}`,
              plain.ids.sort(),
              plain.counts,
            ]);
            expect(list.meta.total).toBe(plain.ids.length);
            found += plain.ids.length;
          }
        },
      ),
      // What has happened stays: a smaller example would be another one.
      { numRuns, seed: 11, endOnFailure: true },
    );
    // Searches that find nothing would agree about nothing.
    expect(found).toBeGreaterThan(numRuns);
  }, 120_000);
});
