// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApi } from '../../../../src/api/api';
import { findAddresses, loadAddress } from '../../../../src/app/catalogue/addresses';
import { findCommunities, loadCommunity } from '../../../../src/app/catalogue/communities';
import { loadRole, loadRoles } from '../../../../src/app/catalogue/roles';
import { loadRubrics } from '../../../../src/app/catalogue/rubrics';
import { findTags } from '../../../../src/app/catalogue/tags';
import { createQueryCache, type QuerySource } from '../../../../src/app/query-cache';
import { filterOfQuery } from '../../../../src/cards/list-input';
import { similarEventsOf } from '../../../../src/features/events/detail/api';
import { findList } from '../../../../src/features/events/list/find-list';
import { findCommunityOptions } from '../../../../src/forms/person/find-options';
import { ShapeError } from '../../../../src/lib/parse';
import { createSession } from '../../../../src/session/session';
import { answerWith, ok } from '../../../support/answers';
import { aCommunity, anAddress } from '../../../support/event-answers';

const HOST = 'https://portal.example/clients/stadt';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A host of its own that answers as told. */
function answering(...answers: Parameters<typeof answerWith>) {
  const fetch = answerWith(...answers);
  const source: QuerySource = { queryCache: createQueryCache(createApi(HOST, { token: () => undefined })) };
  return { fetch, source, urls: () => fetch.mock.calls.map(([url]) => String(url).replace(HOST, '')) };
}

const event = (id: string) => ({
  id,
  title: 'Jazz',
  rubric: { id: 1, name: 'Konzerte', color: '#8c2f5c', icon: 'music' },
  appointment: { id: 'a', date: '2026-11-21' },
});

describe('The calls of the catalogues', () => {
  it.each<[string, (source: QuerySource) => Promise<unknown>, unknown]>([
    ['/api/personRoles', loadRoles, []],
    ['/api/personRoles/3', (from) => loadRole(from, 3), { roleId: 3 }],
    ['/api/addresses/10?restricted=false', (from) => loadAddress(from, 10), anAddress()],
    [
      '/api/communities/7?type=district&restricted=false',
      (from) => loadCommunity(from, { id: 7, type: 'district' }),
      aCommunity(),
    ],
    [
      '/api/communities/8?type=community&restricted=false',
      (from) => loadCommunity(from, { id: 8, type: 'community' }),
      aCommunity(),
    ],
    ['/api/communities?search=Bad+T%C3%B6lz', (from) => findCommunities(from, 'Bad Tölz'), []],
    ['/api/rubrics', loadRubrics, []],
    ['/api/tags?search=jazz', (from) => findTags(from, 'jazz'), []],
    ['/api/addresses?search=Halle', (from) => findAddresses(from, 'Halle'), []],
  ])('GET %s, once for several', async (url, call, answer) => {
    const { source, urls } = answering(ok(answer));
    await call(source);
    await call(source);
    expect(urls()).toEqual([url]);
  });
});

describe('The same text in the list and in a form', () => {
  const town = { ...aCommunity(), name: 'Reutlingen', lat: 48.49, lon: 9.2 };
  const page = ok([], { page: 1, pageSize: 24, total: 0 });
  const list = (source: QuerySource) =>
    findList(
      { ...source, session: createSession('https://a.example') },
      { filter: filterOfQuery('?near=Reutlingen'), input: {}, favourites: [] },
    );
  const form = (source: QuerySource) => findCommunityOptions(source, 'Reutlingen', new AbortController().signal);

  it('is understood by both, the list first', async () => {
    const { source } = answering(ok([town]), page);
    expect(await list(source)).toMatchObject({ found: { place: { label: 'Reutlingen' } } });
    expect(await form(source)).toMatchObject([{ name: 'Reutlingen' }]);
  });

  it('is understood by both, the form first', async () => {
    const { source } = answering(ok([town]), page);
    expect(await form(source)).toMatchObject([{ name: 'Reutlingen' }]);
    expect(await list(source)).toMatchObject({ found: { place: { label: 'Reutlingen' } } });
  });
});

describe('A list of an answer', () => {
  it('with an unreadable similar event shows the others', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { source } = answering(ok([event('e1'), { id: 7 }, event('e3')]));
    const events = await source.queryCache.load(similarEventsOf('e0'));
    expect(events.map(({ id }) => id)).toEqual(['e1', 'e3']);
    expect(warn).toHaveBeenCalledOnce();
  });

  it.each<[string, (source: QuerySource) => Promise<unknown>, unknown, unknown]>([
    [
      'community',
      (from) => findCommunities(from, 'ulm'),
      [{ community_id: 'x' }, { community_id: 2, name: 'Ulm' }],
      { communities: [{ name: 'Ulm' }] },
    ],
    [
      'address',
      (from) => findAddresses(from, 'ulm'),
      [{ address_id: 'x' }, anAddress()],
      [{ addressId: anAddress().address_id }],
    ],
    ['rubric', loadRubrics, [{ id: 'x' }, event('e').rubric], [event('e').rubric]],
    ['tag', (from) => findTags(from, 'j'), [{ name: 7 }, { name: 'Jazz', count: 3 }], [{ name: 'Jazz', count: 3 }]],
    ['role', loadRoles, [{ roleId: 'x' }, { roleId: 3 }], [{ roleId: 3 }]],
  ])('with an unreadable %s returns the others', async (_, call, answer, read) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(await call(answering(ok(answer)).source)).toMatchObject(read as object);
    expect(warn).toHaveBeenCalledOnce();
  });

  it('is refused when it is none', async () => {
    await expect(answering(ok({})).source.queryCache.load(similarEventsOf('e0'))).rejects.toThrow(ShapeError);
    await expect(findCommunities(answering(ok({})).source, 'ulm')).rejects.toThrow(ShapeError);
  });
});
