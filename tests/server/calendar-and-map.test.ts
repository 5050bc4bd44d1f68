// @vitest-environment node
import { setImmediate } from 'node:timers/promises';
import { beforeAll, expect, it } from 'vitest';
import { anEvent, insertEvents } from '../support/event-fixtures';
import { eventually } from '../support/eventually';
import { appOn, onEachDatabase } from './on-each-database';

/** Stands in the statement that finds events. */
const SEARCH = 'dimensions (own, block, bits)';

type DateRow = { id: string; date: string; endDate?: string; status?: string; newDate?: string; over?: true } & {
  place?: string;
  distance?: number;
};
type Dates = { data: DateRow[]; meta: { rubrics: { id: number }[]; spelling?: string } };

/** Addresses of the fixtures: two in Pfullingen, one in Betzingen, one in Ulm. */
const [HALL, SAAL, ULM] = [10, 11, 13];

onEachDatabase('the data of month and map', (backend, once) => {
  beforeAll(async () => {
    const { database } = backend();
    await insertEvents(database, [
      anEvent({
        id: 'early',
        title: 'Frühjazz',
        rubrics: [2],
        location: HALL,
        appointments: [{ date: '2026-05-01', from: '10:00', until: '11:00' }],
      }),
      anEvent({
        id: 'series',
        location: HALL,
        free: true,
        appointments: ['03', '12', '19', '26'].map((day) => ({ date: `2026-05-${day}`, from: '19:30' })),
      }),
      anEvent({ id: 'fair', location: SAAL, appointments: [{ date: '2026-04-29', endDate: '2026-05-03' }] }),
      anEvent({ id: 'edge', location: ULM, appointments: [{ date: '2026-05-31', endDate: '2026-06-02' }] }),
      anEvent({
        id: 'postponed',
        appointments: [{ date: '2026-05-05', from: '20:00', status: 'postponed', newDate: '2026-05-20' }],
      }),
      anEvent({ id: 'other', client: 'zeitung', location: HALL }),
      anEvent({
        id: 'places',
        client: 'zeitung',
        location: HALL,
        appointments: [
          { date: '2026-05-11' },
          { date: '2026-05-12', status: 'moved', newLocation: 'Festhalle, Ulm', newLocationId: ULM },
          { date: '2026-05-13', status: 'moved' },
          { date: '2026-05-14', status: 'cancelled', newLocation: 'Festhalle, Ulm' },
        ],
      }),
      anEvent({ id: 'draft', state: 'draft', location: HALL }),
    ]);
    // The date line, a pole and the place where nothing is known.
    await database.query('update address_index set lat = 10, lon = 179.9 where address_id = $1', [SAAL]);
    await database.query('update address_index set lat = 90, lon = -179.9 where address_id = $1', [ULM]);
  });

  const ask = (path: string) => backend().app.request(`/clients/stadt/api/events${path}`);
  async function answer(path: string) {
    const response = await ask(path);
    expect([path, response.status, backend().errors]).toEqual([path, 200, []]);
    return response.json();
  }
  const MAY = '/days?from=2026-05-01&to=2026-05-31';

  it('contain every date of a month, also past ones, and each rubric once', async () => {
    const { data, meta }: Dates = await answer(MAY);
    expect(data.map(({ id, date }) => `${date.slice(5)} ${id}`)).toEqual([
      '04-29 fair',
      ...['05-01 early', '05-03 series', '05-05 postponed', '05-12 series', '05-19 series', '05-20 postponed'],
      ...['05-26 series', '05-31 edge'],
    ]);
    expect(data[1]).toEqual({
      ...{ id: 'early', title: 'Frühjazz', rubric: 2, date: '2026-05-01', from: '10:00', until: '11:00', over: true },
      place: 'Kulturhaus Klosterkirche, Pfullingen',
    });
    expect(data.find(({ date }) => date === '2026-05-05')).toMatchObject({
      status: 'postponed',
      newDate: '2026-05-20',
    });
    expect(data.find(({ date }) => date === '2026-05-20')).not.toHaveProperty('status');
    expect(meta.rubrics.map(({ id }) => id)).toEqual([1, 2]);
  });

  it('contain the current venue of each date, and its distance from a place', async () => {
    const asked = (query: string) =>
      backend().app.request(`/clients/zeitung/api/events/days?from=2026-05-11&to=2026-05-14&${query}`);
    const { data } = await (await asked('')).json();
    const house = 'Kulturhaus Klosterkirche, Pfullingen';
    const where = ({ place, distance }: DateRow) => [place, distance];
    expect(data.map(where)).toEqual([
      [house, undefined],
      ['Festhalle, Ulm', undefined],
      [undefined, undefined],
      [house, undefined],
    ]);
    const around = await (await asked('lat=48.4646&lon=9.2256&radius=100')).json();
    expect(around.data.map(where)).toEqual([
      [house, 0],
      ['Festhalle, Ulm', expect.any(Number)],
      [undefined, undefined],
      [house, 0],
    ]);
  });

  once('follow the filter of the list, also with a misspelled word', async () => {
    const idsOf = ({ data }: Dates) => [...new Set(data.map(({ id }) => id))];
    expect(idsOf(await answer(`${MAY}&free=1`))).toEqual(['series']);
    expect(idsOf(await answer(`${MAY}&rubric=2`))).toEqual(['early']);
    expect(idsOf(await answer(`${MAY}&q=fruehjazz`))).toEqual(['early']);
    expect(idsOf(await answer('/days?from=2026-06-02&to=2026-06-30'))).toEqual(['edge']);
  });

  once('refuse wrong days', async () => {
    const codes = async (query: string) => {
      const response = await ask(`/days?${query}`);
      return [
        response.status,
        (await response.json()).errors.map((error: object) => Object.values(error).slice(0, 2).join(' ')),
      ];
    };
    expect(await codes('')).toEqual([400, ['from required', 'to required']]);
    expect(await codes('from=2026-05-01&to=2026-07-02')).toEqual([400, ['to range']]);
    expect((await codes('from=2026-05-09&to=2026-05-01'))[0]).toBe(400);
  });

  once('are answered by 304 if unchanged', async () => {
    for (const path of [MAY, '/places']) {
      const etag = (await ask(path)).headers.get('etag') ?? '';
      const again = await backend().app.request(`/clients/stadt/api/events${path}`, {
        headers: { 'If-None-Match': etag },
      });
      expect([etag !== '', again.status]).toEqual([true, 304]);
    }
  });

  it('contain each venue once, with the number of its events', async () => {
    const { data, meta } = await answer('/places');
    expect(data.map(([id, , , count]: number[]) => [id, count])).toEqual([
      [HALL, 1],
      [ULM, 1],
    ]);
    expect(meta).toEqual({ total: 3, placed: 2 });
  });

  it('are limited to a section of the map, also across the date line and at a pole', async () => {
    const idsIn = async (box: string) =>
      (await answer(`?from=2026-04-29&to=2026-06-30&bbox=${box}`)).data.map(({ id }: DateRow) => id);
    const placesIn = async (box: string) => (await answer(`/places?bbox=${box}`)).data.map(([id]: number[]) => id);
    expect(await placesIn('179,-20,-179,90')).toEqual([ULM]);
    expect(await placesIn('-179,-90,179,90')).toEqual([HALL]);
    expect(await placesIn('0,0,0,0')).toEqual([]);
    expect(await idsIn('179,-20,-179,90')).toEqual(['edge']);
    expect((await ask('?bbox=1,5,2,4')).status).toBe(400);
  });

  once('read a large month in portions, once for all callers, with lists in between', async () => {
    const { database, errors } = backend();
    const EVENTS = 510;
    const dayOf = (place: number) => `2026-05-${String(8 + (place % 13)).padStart(2, '0')}`;
    const events = Array.from({ length: EVENTS }, (_, index) =>
      anEvent({ client: 'zeitung', location: HALL, appointments: [{ date: dayOf(index), endDate: '2026-05-31' }] }),
    );
    await insertEvents(database, events);
    const held: (() => void)[] = [];
    const heldLists: (() => void)[] = [];
    let pieces = 0;
    let read = 0;
    let mayPass = true;
    let mayList = true;
    const query: typeof database.query = async (sql, ...rest) => {
      const isPiece = sql.includes("'rubric', (select");
      if (isPiece) {
        pieces += 1;
        if (!mayPass) await new Promise<void>((go) => held.push(go));
      } else if (!mayList && sql.includes(SEARCH)) await new Promise<void>((go) => heldLists.push(go));
      const rows = await database.query(sql, ...rest);
      if (isPiece) read += 1;
      return rows as never;
    };
    const app = appOn({ ...database, query }, errors);
    const get = async (path: string) => (await app.request(`/clients/zeitung/api/events${path}`)).json();
    // Some began before the days that are asked for.
    const { data }: Dates = await get('/days?from=2026-05-10&to=2026-05-20');
    const shown = new Set(data.map(({ id }) => id));
    expect(new Set(data.map(({ id, date }) => `${id} ${date}`)).size).toBe(data.length);
    expect(events.filter(({ id }) => !shown.has(id))).toEqual([]);
    expect(data.map(({ date }) => date)).toEqual(data.map(({ date }) => date).toSorted());
    expect(pieces).toBeGreaterThan(2);
    const before = pieces;
    mayPass = false;
    const months = Promise.all(
      ['rubric=1,2&page=2', 'rubric=2&rubric=1&sort=title'].map((words) => get(`${MAY}&${words}`)),
    );
    await eventually(() => expect(held).toHaveLength(1));
    mayList = false;
    const list = get('?pageSize=1');
    await eventually(() => expect(heldLists).toHaveLength(1));
    held.splice(0)[0]?.();
    await eventually(() => expect(read).toBe(before + 1));
    // Whatever the month would do next, it has had its turn.
    for (let turn = 0; turn < 20; turn += 1) await setImmediate();
    expect(pieces).toBe(before + 1);
    mayPass = true;
    heldLists.splice(0)[0]?.();
    await list;
    const [one, other] = await months;
    expect(one).toEqual(other);
    const all = pieces;
    expect(all).toBeGreaterThan(before + 1);
    await get(`${MAY}&rubric=2,1&pageSize=9`);
    expect(pieces).toBe(all);
    const places: { data: number[][] } = await get('/places');
    expect(places.data.find(([id]) => id === HALL)?.[3]).toBeGreaterThanOrEqual(EVENTS);
  });
});
