// @vitest-environment node
import { beforeAll, expect, it } from 'vitest';
import { anEvent, insertEvents } from '../support/event-fixtures';
import { onEachDatabase } from './on-each-database';

type Facet = { community_id: number; count: number };
type List = { data: { id: string; distance?: number }[]; meta: { facets: { community: Facet[] } } };

/** Addresses of the fixtures: two in Pfullingen, one in Betzingen, one in Ulm. */
const [HALL, SCHEUNE, ULM] = [10, 12, 13];
const [PFULLINGEN, REUTLINGEN, ULM_TOWN] = [1, 2, 4];
const DAY = '2026-05-10';
const on = (...places: { newLocation?: string; newLocationId?: number; status?: string }[]) =>
  places.map((place) => ({ date: DAY, from: '20:00', ...place }));
const toUlm = { status: 'moved', newLocation: 'Ulmer Münster', newLocationId: ULM };
const moved = { location: HALL, client: 'stadt' };

/** Each event, the community where it is found, and whether its distance is known. */
const EVENTS = [
  [anEvent({ ...moved, id: 'planned' }), PFULLINGEN, true],
  [anEvent({ ...moved, id: 'whole', ...toUlm }), ULM_TOWN, true],
  [anEvent({ ...moved, id: 'single', appointments: on(toUlm) }), ULM_TOWN, true],
  [anEvent({ ...moved, id: 'all dates', appointments: on(toUlm, toUlm) }), ULM_TOWN, true],
  [anEvent({ ...moved, id: 'one date of two', appointments: on({}, toUlm) }), PFULLINGEN, true],
  [
    anEvent({ ...moved, id: 'the other is cancelled', appointments: on(toUlm, { status: 'cancelled' }) }),
    ULM_TOWN,
    true,
  ],
  [anEvent({ ...moved, id: 'cancelled', ...toUlm, status: 'cancelled' }), PFULLINGEN, true],
  [anEvent({ ...moved, id: 'unknown', status: 'moved' }), PFULLINGEN, false],
  [anEvent({ ...moved, id: 'not listed', status: 'moved', newLocation: 'Turnhalle' }), PFULLINGEN, false],
  [anEvent({ ...moved, id: 'own place', ...toUlm, appointments: on({ newLocation: 'Turnhalle' }) }), PFULLINGEN, false],
  [anEvent({ ...moved, id: 'sold out', ...toUlm, status: 'soldOut', newLocationId: SCHEUNE }), REUTLINGEN, true],
] as const;
const idsIn = (community: number) => EVENTS.flatMap(([{ id }, place]) => (place === community ? [id] : [])).sort();

onEachDatabase('an event that has moved', (backend) => {
  beforeAll(() =>
    insertEvents(
      backend().database,
      EVENTS.map(([event]) => event),
    ),
  );

  const find = async (query: string): Promise<List> => {
    const response = await backend().app.request(`/clients/stadt/api/events?${query}`);
    expect([query, response.status, backend().errors]).toEqual([query, 200, []]);
    return response.json();
  };
  const idsOf = ({ data }: List) => data.map(({ id }) => id).sort();

  it('is found and counted in the community of its new venue', async () => {
    for (const community of [PFULLINGEN, REUTLINGEN, ULM_TOWN])
      expect(idsOf(await find(`community=${community}`))).toEqual(idsIn(community));
    const { facets } = (await find('facets=1')).meta;
    expect(facets.community.map(({ community_id, count }) => [community_id, count]).sort()).toEqual(
      [PFULLINGEN, REUTLINGEN, ULM_TOWN].map((community) => [community, idsIn(community).length]),
    );
    expect(idsOf(await find('district=21'))).toEqual(idsIn(REUTLINGEN));
  });

  it('is found around its new venue, with the distance', async () => {
    const around = await find('lat=48.3985&lon=9.9926&radius=5&sort=distance');
    expect(idsOf(around)).toEqual(idsIn(ULM_TOWN));
    expect(around.data.map(({ distance }) => distance)).toEqual(idsIn(ULM_TOWN).map(() => 0));
    const wide = await find('lat=48.4646&lon=9.2256&radius=100&sort=distance');
    expect(
      wide.data
        .slice(-idsIn(ULM_TOWN).length)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(idsIn(ULM_TOWN));
    for (const [{ id }, , isKnown] of EVENTS)
      expect([id, wide.data.find((row) => row.id === id)?.distance !== undefined]).toEqual([id, isKnown]);
  });

  it('is found by the words of its current venues', async () => {
    const inPfullingen = ['planned', 'one date of two', 'cancelled', 'unknown', 'not listed', 'own place'];
    expect(idsOf(await find('q=Pfullingen'))).toEqual(inPfullingen.sort());
    expect(idsOf(await find('q=Münsterplatz'))).toEqual([...idsIn(ULM_TOWN), 'one date of two'].sort());
    expect(idsOf(await find('q=Betzingen'))).toEqual(['sold out']);
    expect(idsOf(await find('q=Turnhalle'))).toEqual(['not listed', 'own place']);
  });

  it('has related events near its new venue', async () => {
    await insertEvents(backend().database, [anEvent({ id: 'in ulm', location: ULM, rubrics: [2], tags: ['Orgel'] })]);
    await backend().database.query(`update events set tags = '{Orgel}' where id in ('whole', 'planned')`);
    const similar = async (id: string) => {
      const response = await backend().app.request(`/clients/stadt/api/events/${id}/similar`);
      return idsOf(await response.json());
    };
    expect(await similar('whole')).toContain('in ulm');
    await backend().database.query(`delete from events where id = 'in ulm'`);
  });

  it('is found at its old venue after moving back', async () => {
    const { database } = backend();
    const move = (status: string) =>
      database
        .query(`update events set status = $1 where id = 'whole'`, [status])
        .then(() => database.query(`select index_events('stadt', '{whole}')`));
    await move('scheduled');
    expect(idsOf(await find(`community=${ULM_TOWN}`))).not.toContain('whole');
    expect(idsOf(await find('lat=48.3985&lon=9.9926&radius=5'))).not.toContain('whole');
    expect(idsOf(await find('q=Pfullingen'))).toContain('whole');
    expect(idsOf(await find('q=Münsterplatz'))).not.toContain('whole');
    await move('moved');
    expect(idsOf(await find('q=Münsterplatz'))).toContain('whole');
    expect(idsOf(await find('lat=48.3985&lon=9.9926&radius=5'))).toContain('whole');
    await database.query(`select index_events('stadt')`);
    expect(idsOf(await find(`community=${ULM_TOWN}`))).toEqual(idsIn(ULM_TOWN));
    expect(idsOf(await find('lat=48.3985&lon=9.9926&radius=5'))).toEqual(idsIn(ULM_TOWN));
  });
});
