import { beforeAll, describe, expect, it } from 'vitest';
import type { Queryable } from '../../demo/server/platform/database/database';
import { keyText } from '../../demo/server/search/page-key';
import { isPastEnd } from '../../demo/server/search/page-start';
import { TODAY } from '../support/event-fixtures';
import { onEachDatabase } from './on-each-database';

/** More than the search sorts at once, so that it has to go through an index. */
const EVENTS = 1100;
const PAGE_SIZE = 100;

type List = { data: { id: string }[]; meta: { page: number; total: number; after?: string } };

/** Inserts events of which many differ in no sort key but the id. */
async function insertMany(database: Queryable): Promise<void> {
  await database.query(
    `insert into events (id, client, title, priority, location_id, tags, created_at)
     select 'd' || lpad(n::text, 5, '0'), 'stadt', case when n % 5 = 0 then 'Fest' else 'Markt ' || n % 4 end, n % 3,
       case when n % 7 < 5 then (select min(address_id) from addresses) + n % 3 end,
       case when n % 2 = 0 or n % 5 = 0 then '{Markt}'::text[] else '{}' end, '2026-01-01'
     from generate_series(1, $1::int) as n`,
    [EVENTS],
  );
  await database.query(
    `insert into appointments (id, event_id, date, end_date, time_from)
     select id || '-1', id, $1::date + n % 9 - 3, $1::date + n % 9 - 3 + case when n % 9 < 4 then 9 else 0 end,
       case when n % 4 > 0 then lpad((n % 24)::text, 2, '0') || ':00' end
     from (select id, substr(id, 2)::int as n from events where id like 'd%') as made`,
    [TODAY],
  );
  await database.query(
    `insert into event_rubrics (event_id, position, rubric_id) select id, 0, 1 + (substr(id, 2)::int % 60 = 0)::int from events where id like 'd%'`,
  );
  await database.query(`select index_events('stadt')`);
  await database.query('analyze');
}

onEachDatabase('late pages', (backend) => {
  beforeAll(() => insertMany(backend().database));

  const ask = (query: string) => backend().app.request(`/clients/stadt/api/events?pageSize=${PAGE_SIZE}&${query}`);
  async function find(query: string): Promise<List> {
    const response = await ask(query);
    expect([query, response.status]).toEqual([query, 200]);
    return response.json();
  }

  describe.each([
    ['all of many', ''],
    ['a few', '&rubric=2'],
  ])('of %s', (_, filter) => {
    it.each(['sort=date', 'sort=title', 'q=markt&sort=relevance', 'sort=distance&lat=48.4&lon=9.2'])(
      'have the same rows by key as by number: %s',
      async (sort) => {
        const byKey: string[] = [];
        const byNumber: string[] = [];
        let page = 0;
        for (let after: string | undefined, isFirst = true; isFirst || after; isFirst = false) {
          const list = await find(`${sort}${filter}${after ? `&after=${after}` : ''}`);
          page += 1;
          byKey.push(...list.data.map(({ id }) => id));
          byNumber.push(...(await find(`${sort}${filter}&page=${page}`)).data.map(({ id }) => id));
          expect(list.meta.page).toBe(page);
          after = list.meta.after;
        }
        const { meta } = await find(`${sort}${filter}`);
        expect(byKey).toEqual(byNumber);
        expect([byKey.length, new Set(byKey).size]).toEqual([meta.total, meta.total]);
      },
      120_000,
    );
  });

  it.each(['page=101', 'page=9999', 'page=1000000', 'page=9999&sort=title&tag=Markt'])(
    'are empty after the last row: %s',
    async (query) => {
      const { data, meta } = await find(query);
      expect([data, meta.page]).toEqual([[], Number(/page=(\d+)/.exec(query)?.[1])]);
      expect(meta.total).toBeGreaterThan(0);
      expect(meta).not.toHaveProperty('after');
    },
  );

  it.each([
    [{ page: 101, pageSize: 100 }, 100],
    [{ page: 9_999, pageSize: 100 }, 100],
    [{ page: 417, pageSize: 24 }, 416],
  ])('are refused by number beyond row 10,000: %j', (filter, max) => {
    const refused = expect.objectContaining({
      status: 400,
      code: 'too_deep',
      errors: [{ path: 'page', code: 'range', params: { min: 1, max } }],
    });
    expect(() => isPastEnd(filter, 2_000_000)).toThrow(refused);
    expect(isPastEnd({ ...filter, page: max }, 2_000_000)).toBe(false);
    expect(isPastEnd(filter, 9_000)).toBe(true);
  });

  it('refuse a key of another order', async () => {
    const date = { sort: 'date', position: 24 } as const;
    const values = [TODAY, 'false', '', '0', 'd1'];
    const keys = [
      'x',
      '%00',
      keyText({ sort: 'title', position: 24, values: ['a', 'b'] }),
      keyText({ ...date, position: -1, values }),
      keyText({ ...date, position: 1.5, values }),
      keyText({ ...date, values: values.slice(1) }),
      keyText({ ...date, values: ['2026-02-30', ...values.slice(1)] }),
      keyText({ ...date, values: [TODAY, 'maybe', '', '0', 'd1'] }),
      keyText({ ...date, values: [TODAY, 'false', '\0', '0', 'd1'] }),
      keyText({ ...date, values: [TODAY, 'false', '', '1 or 1=1', 'd1'] }),
      keyText({ ...date, values: [TODAY, 'false', '', '99999999999', 'd1'] }),
    ];
    for (const key of keys) {
      const response = await ask(`sort=date&after=${key}`);
      expect([key, response.status, (await response.json()).code]).toEqual([key, 400, 'wrong_data']);
    }
    expect((await ask(`sort=date&after=${keyText({ ...date, values })}`)).status).toBe(200);
    expect((await ask(`sort=date&page=2&after=${keyText({ ...date, values })}`)).status).toBe(400);
  });

  it('accept a key with unlimited numbers', async () => {
    for (const value of ['Infinity', '1e300', '12.5', '1e-7']) {
      const after = keyText({ sort: 'distance', position: 1, values: [value, TODAY, 'false', '', '0', 'd1'] });
      expect([value, (await ask(`sort=distance&lat=48&lon=9&after=${after}`)).status]).toEqual([value, 200]);
    }
    for (const value of ['1e999', '1e-999', 'NaN']) {
      const after = keyText({ sort: 'distance', position: 1, values: [value, TODAY, 'false', '', '0', 'd1'] });
      expect([value, (await ask(`sort=distance&lat=48&lon=9&after=${after}`)).status]).toEqual([value, 400]);
    }
    const rank = keyText({ sort: 'relevance', position: 1, values: ['false', '-0.5', TODAY, 'false', '', '0', 'd1'] });
    expect((await ask(`q=markt&sort=relevance&after=${rank}`)).status).toBe(400);
  });
});
