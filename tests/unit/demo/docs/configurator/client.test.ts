import { expect, it } from 'vitest';
import { askClient, findCommunities, nameOfCommunity } from '../../../../../demo/docs/configurator/client';

const HOST = 'https://events.example/clients/stadt';

/** A fetch that answers by path below the host; anything else is not there. */
const answering =
  (answers: Record<string, unknown>): typeof fetch =>
  async (address) => {
    const path = String(address).slice(`${HOST}/api/`.length);
    return path in answers ? Response.json(answers[path]) : new Response('', { status: 404 });
  };

const SETTINGS = {
  data: {
    name: 'Stadt',
    applicationSettings: { activateArticles: 'N', activateAdverts: 1 },
    map: { tiles: '/tiles/{z}/{x}/{y}.svg' },
    theme: { light: { primary: '#123' } },
  },
};

it('reads what a client says of itself, with names in the language of the reader', async () => {
  const rubrics = {
    data: [{ id: 1, name: 'Konzerte', name_en: 'Concerts' }, { id: 2, name: 'Märkte' }, { id: 3 }, null],
  };
  const ask = answering({ clientSettings: SETTINGS, rubrics, tags: [{ name: 'Jazz', count: 3 }] });
  expect(await askClient(HOST, 'en', ask)).toEqual({
    kind: 'found',
    name: 'Stadt',
    articles: false,
    adverts: true,
    recording: undefined,
    tiles: 'https://events.example',
    light: { primary: '#123' },
    rubrics: [
      { value: '1', name: 'Concerts' },
      { value: '2', name: 'Märkte' },
    ],
    tags: [{ value: 'Jazz', name: 'Jazz' }],
  });
});

it('has no rubrics and tags where the client has none', async () => {
  const answer = await askClient(HOST, 'de', answering({ clientSettings: SETTINGS }));
  expect(answer).toMatchObject({ kind: 'found', rubrics: [], tags: [] });
});

it('says what came instead of a client', async () => {
  const ask = (response: () => Response | Promise<Response>) => askClient(HOST, 'de', async () => response());
  expect(await ask(() => Promise.reject(new TypeError('Failed to fetch')))).toEqual({ kind: 'unreachable' });
  expect(await ask(() => new Response('', { status: 503 }))).toEqual({ kind: 'refused', status: 503 });
  const page = () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } });
  expect(await ask(page)).toEqual({ kind: 'foreign', type: 'text/html' });
  expect(await ask(() => Response.json([1, 2]))).toEqual({ kind: 'foreign', type: 'application/json' });
});

it('does not answer once it is stopped', async () => {
  const stop = new AbortController();
  const answer = askClient(HOST, 'de', answering({ clientSettings: SETTINGS }), stop.signal);
  stop.abort();
  await expect(answer).rejects.toThrow();
});

it('finds communities by name, and none where the client cannot say', async () => {
  const data = [
    { community_id: 7, name: 'Reutlingen', name_path: 'a' },
    { community_id: 7, district_id: 1, name: 'Rommelsbach', name_path: 'a' },
  ];
  const ask = answering({ 'communities?search=Re+u': { data }, 'communities/7': { data: data[0] } });
  expect(await findCommunities(HOST, 'Re u', ask)).toEqual([{ value: '7', name: 'Reutlingen' }]);
  expect(await findCommunities(HOST, 'x', ask)).toEqual([]);
  expect(await nameOfCommunity(HOST, '7', ask)).toBe('Reutlingen');
  expect(await nameOfCommunity(HOST, '8', ask)).toBeUndefined();
});
