import { expect } from 'vitest';
import { createQueryCache } from '../../../../../../src/app/query-cache';
import { proposeTags } from '../../../../../../src/features/recording/event-form/tags/propose-tags';
import { itForAll } from '../../../../../support/it-for-all';

const CATALOGUE = ['Kammermusik', 'Live-Musik', 'Kinder', 'Familie', 'Natur', 'Wandern'];

/** A server with these tags; a search for 'Fehler' fails. */
function source() {
  const get = async (_: string, query: { search: string }) => {
    if (query.search === 'Fehler') throw new Error('no answer');
    const found = CATALOGUE.filter((name) => name.toLowerCase().includes(query.search.toLowerCase()));
    return { data: found.map((name) => ({ name, count: 1 })), meta: undefined };
  };
  return { queryCache: createQueryCache({ get } as never) };
}

itForAll([
  ['Kammermusik bei Kerzenschein', 'Konzerte', ['Kammermusik']],
  ['Puppentheater', 'Kinder & Familie', ['Kinder', 'Familie']],
  ['Live-Musik im Park', '', ['Live-Musik']],
  ['Adventssingen auf dem Markt', 'Konzerte', ['Konzerte']],
  ['Fehler der Natur', 'Vorträge', ['Natur']],
  ['wandern, Wandern!', 'Natur & Wandern', ['Wandern']],
  ['Adventssingen', '', []],
  ['', '', []],
] as const)('proposes for the title %j and the rubric %j the tags %j', async (title, rubric, names) => {
  const tags = await proposeTags(source(), { title, rubric }, new AbortController().signal);
  expect(tags.map(({ label }) => label)).toEqual(names);
});
