import { beforeEach, expect, it, vi } from 'vitest';
import { createQueryCache, type QuerySource } from '../../../../src/app/query-cache';
import { findEvents, peekEvents } from '../../../../src/features/events/api';
import { ShapeError } from '../../../../src/lib/parse';
import { anEventRow } from '../../../support/event-answers';

const META = { page: 1, pageSize: 24, total: 1 };
const QUERY = { q: 'jazz' };

let answer: { data: unknown; meta: unknown };
const get = vi.fn(async () => answer);
let source: QuerySource;

beforeEach(() => {
  answer = { data: [anEventRow({ shortdesc1: 'Laut' })], meta: META };
  get.mockClear();
  source = { queryCache: createQueryCache({ host: 'https://a.example', get }) };
});

it('a page is requested and parsed once', async () => {
  const page = await findEvents(source, QUERY);
  expect(page.events[0]).toMatchObject({ shortDescription: 'Laut' });
  expect(peekEvents(source, QUERY)).toBe(page);
  expect(await findEvents(source, QUERY)).toBe(page);
  expect(get).toHaveBeenCalledTimes(1);
});

it('an unreadable response is requested again', async () => {
  answer = { data: 'many', meta: META };
  await expect(findEvents(source, QUERY)).rejects.toThrow(ShapeError);
  answer = { data: [], meta: META };
  expect(await findEvents(source, QUERY)).toMatchObject({ total: 1 });
  expect(get).toHaveBeenCalledTimes(2);
});
