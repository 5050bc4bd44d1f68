import { expect, it } from 'vitest';
import { readFilter } from '../../../src/elements/read-filter';
import { itForAll } from '../../support/it-for-all';

/** Reads a filter. @returns it with the warnings for the console */
function reading(filter: object) {
  const said: string[] = [];
  return { read: readFilter(filter, (words) => said.push(words)), said };
}

it('reads a filter as the attributes of its names', () => {
  expect(
    reading({ q: 'Jazz', rubric: [3, 4], tag: 'Open Air', community: '8415061', radius: 5, from: '2026-12-24' }),
  ).toEqual({
    read: { q: 'Jazz', rubric: '3,4', tag: 'Open Air', community: 8415061, radius: 5, from: '2026-12-24' },
    said: [],
  });
});

it('removes null and empty values, and keeps absent ones', () => {
  const { read, said } = reading({ q: null, near: '', from: undefined });
  expect(Object.entries(read)).toEqual([
    ['q', undefined],
    ['near', undefined],
  ]);
  expect(said).toEqual([]);
});

itForAll([
  ['a value that is not allowed', { radius: 900 }, /radius="900"/],
  ['a day that is none', { to: '24.12.2026' }, /to="24\.12\.2026"/],
  ['a name that is no filter', { colour: 'red' }, /no filter colour/],
  ['a word of the language', { constructor: 'x' }, /no filter constructor/],
  ['an attribute that is none of the filters', { limit: 4 }, /no filter limit/],
])('omits %s with a warning', (_, filter, words) => {
  const { read, said } = reading({ q: 'Jazz', ...filter });
  expect(read).toEqual({ q: 'Jazz' });
  expect(said).toEqual([expect.stringMatching(words)]);
});
