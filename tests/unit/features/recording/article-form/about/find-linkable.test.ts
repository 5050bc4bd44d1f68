import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer } from '../../../../../../src/api/api';
import { ApiError } from '../../../../../../src/api/api-error';
import { createQueryCache } from '../../../../../../src/app/query-cache';
import { findLinkable } from '../../../../../../src/features/recording/article-form/about/find-linkable';

const anEvent = (id: string, more: object = {}) => ({
  ...{ id, title: `Abend ${id}`, appointment: { date: '2026-12-05' } },
  ...more,
});
const anOwn = (id: string, more: object = {}) => ({ id, title: `Abend ${id}`, state: 'published', ...more });

type Rows = readonly unknown[] | Error;

/** Searches for linkable events where the server has the given own and public events. */
async function find(own: Rows, all: Rows, text = 'Abend') {
  const asked: string[] = [];
  const get = async (path: string, query?: object): Promise<Answer> => {
    asked.push(`${path} ${JSON.stringify(query)}`);
    const rows = path === 'my/events' ? own : all;
    if (rows instanceof Error) throw rows;
    return { data: rows, meta: undefined };
  };
  const client = { queryCache: createQueryCache({ host: '', get }) };
  const found = await findLinkable(client, text, {
    translation: { locale: 'de', _: () => 'Ihr Entwurf' },
    signal: new AbortController().signal,
  });
  return { asked, found: found.map(({ name, hint, value }) => [value.key, name, hint]) };
}

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

describe('the events that an article can write about', () => {
  it('are own ones first, including drafts and past ones, then public ones', async () => {
    const { asked, found } = await find(
      [
        anOwn('1', { state: 'draft', nextDate: '2026-12-24', location: 'Saal' }),
        anOwn('2', { lastDate: '2026-03-01' }),
        anOwn('3', { state: 'draft' }),
      ],
      [anEvent('4', { location: { name: 'Halle' } })],
      ' Abend ',
    );
    expect(asked).toEqual(['my/events {"q":"Abend","pageSize":5}', 'events {"q":"Abend","pageSize":10}']);
    expect(found).toEqual([
      ['1', 'Abend 1', 'Do, 24. Dez. 2026, Saal, Ihr Entwurf'],
      ['2', 'Abend 2', 'So, 1. März 2026'],
      ['3', 'Abend 3', 'Ihr Entwurf'],
      ['4', 'Abend 4', 'Sa, 5. Dez. 2026, Halle'],
    ]);
  });

  it('are each offered once', async () => {
    const { found } = await find([anOwn('1')], [anEvent('1'), anEvent('2')]);
    expect(found.map(([key]) => key)).toEqual(['1', '2']);
  });

  it('are offered without those that cannot be read', async () => {
    const { found } = await find([{ id: 7 }, anOwn('1')], [null, anEvent('2'), { id: '3', title: 'x' }]);
    expect(found.map(([key]) => key)).toEqual(['1', '2']);
  });

  it.each(['offline', 'broken', 'denied', 'busy', 'missing', 'timeout'] as const)(
    'are the public ones where own ones cannot be searched: %s',
    async (failure) => {
      const { found } = await find(new ApiError(failure), [anEvent('2')]);
      expect(found.map(([key]) => key)).toEqual(['2']);
    },
  );

  it.each(['offline', 'broken', 'denied', 'busy', 'missing', 'timeout'] as const)(
    'are reported as unavailable if the public ones fail: %s',
    async (failure) => {
      await expect(find([anOwn('1')], new ApiError(failure))).rejects.toMatchObject({ failure });
    },
  );
});
