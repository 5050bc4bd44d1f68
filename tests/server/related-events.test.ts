// @vitest-environment node
import { beforeAll, expect, it } from 'vitest';
import { anEvent, insertEvents, TODAY } from '../support/event-fixtures';
import { onEachDatabase } from './on-each-database';

type Row = { id: string; distance?: number };
type Lists = { promoter: Row[]; location: Row[]; nearby: Row[] };

/** Addresses of the fixtures: two in Pfullingen, one in Betzingen 5 km away, one in Ulm. */
const [HALL, SMALL, SCHEUNE, ULM] = [10, 11, 12, 13];
const LATER = '2026-06-01';
const on = (date: string) => [{ date, from: '20:00' }];
const at = (location: number, id: string, date = LATER) => anEvent({ id, location, appointments: on(date) });

const EVENTS = [
  anEvent({ id: 'seed', location: HALL, promoter: ULM, appointments: [...on('2026-05-01'), ...on(LATER)] }),
  // The same organiser, the later one first in the table.
  anEvent({ id: 'theirs later', location: ULM, promoter: ULM, appointments: on('2026-07-02') }),
  anEvent({ id: 'theirs', location: HALL, promoter: ULM, appointments: on('2026-07-01') }),
  anEvent({ id: 'theirs over', location: HALL, promoter: ULM, appointments: on('2026-05-01') }),
  anEvent({ id: 'theirs elsewhere', client: 'zeitung', location: HALL, promoter: ULM }),
  anEvent({ id: 'draft', state: 'draft', location: HALL, promoter: ULM }),
  at(HALL, 'here', '2026-05-20'),
  at(SMALL, 'next door'),
  at(SCHEUNE, 'near'),
  at(SCHEUNE, 'another day', '2026-06-02'),
  at(ULM, 'far'),
  anEvent({ id: 'bare', appointments: on(LATER) }),
  anEvent({ id: 'over', location: HALL, promoter: SCHEUNE, appointments: on('2026-05-01') }),
];

onEachDatabase('related events', (backend) => {
  beforeAll(() => insertEvents(backend().database, EVENTS));

  const get = (id: string) => backend().app.request(`/clients/stadt/api/events/${encodeURIComponent(id)}/others`);
  async function lists(id: string): Promise<Lists> {
    const response = await get(id);
    expect([id, response.status, backend().errors]).toEqual([id, 200, []]);
    return (await response.json()).data;
  }
  const ids = ({ promoter, location, nearby }: Lists) =>
    [promoter, location, nearby].map((rows) => rows.map(({ id }) => id));

  it('are of its organiser, at its venue, and nearby on the day of its next date, each once', async () => {
    const found = await lists('seed');
    expect(ids(found)).toEqual([['theirs', 'theirs later'], ['here'], ['next door', 'near']]);
    expect(found.nearby.map(({ distance }) => distance && Math.round(distance / 1000))).toEqual([0, 5]);
  });

  it('are none without organiser and venue, and none near a past event', async () => {
    expect(ids(await lists('bare'))).toEqual([[], [], []]);
    const over = await lists('over');
    expect(over.location.map(({ id }) => id)).toEqual(['here', 'seed', 'theirs']);
    expect([over.promoter, over.nearby]).toEqual([[], []]);
  });

  it('are at most six in a list', async () => {
    const many = Array.from({ length: 20 }, (_, index) => at(SMALL, `many ${index}`, `2026-08-${10 + index}`));
    await insertEvents(backend().database, many);
    expect((await lists('next door')).location.map(({ id }) => id)).toEqual(many.slice(0, 6).map(({ id }) => id));
  });

  it('can be cached, and answer 404 for an unknown event', async () => {
    const response = await get('seed');
    expect(response.headers.get('cache-control')).toMatch(/^public, max-age=[1-9]/);
    const again = await backend().app.request('/clients/stadt/api/events/seed/others', {
      headers: { 'if-none-match': response.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
    for (const id of ['nobody', 'draft', 'theirs elsewhere']) expect([id, (await get(id)).status]).toEqual([id, 404]);
  });

  it('of a running event are those of today', async () => {
    await insertEvents(backend().database, [
      anEvent({ id: 'running', location: HALL, appointments: [{ date: '2026-05-01', endDate: LATER, fullDay: true }] }),
      at(SCHEUNE, 'today', TODAY),
    ]);
    expect((await lists('running')).nearby.map(({ id }) => id)).toEqual(['today']);
  });
});
