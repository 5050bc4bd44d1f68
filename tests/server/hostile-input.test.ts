import { beforeAll, expect, it } from 'vitest';
import { anEvent, insertEvents } from '../support/event-fixtures';
import { onEachDatabase } from './on-each-database';

const strings = [
  "' or 1=1 --",
  "'; drop table events; --",
  "') union select key from clients --",
  '" or ""="',
  '%27%20or%20sleep(5)',
  "1' and pg_sleep(5)--",
  '\0',
  'a\0b',
  '\\',
  "\\'",
  '%',
  '_',
  '%%%',
  "'':*",
  '& | ! ( ) <-> :*',
  '½',
  'ﬁﬂ',
  '№ ㎏',
  '𝕸𝖚̈𝖑𝖑𝖊𝖗',
  '‮abc',
  'a'.repeat(200),
  'ä'.repeat(5000),
  'und',
  'der die das',
  'für',
  '99999999999999999999',
  '-1',
  '0',
  '1e309',
  'NaN',
  'Infinity',
  '0x10',
  '1.5',
  ' ',
  '[]',
  '{}',
  'null',
  'undefined',
  '[object Object]',
  '../../etc/passwd',
  '#{7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '0000-00-00',
  '2026-13-01',
  '9999-12-31',
  '-infinity',
  'today',
  'a,b,c',
  ',,,',
  "1,2,'3",
  '2147483648',
];
/** One of each kind that a database reads in its own way: quotes, no character, too long, too large, no day. */
const FEW = ["' or 1=1 --", 'a\0b', 'ä'.repeat(5000), '99999999999999999999', '2147483648', '-infinity', '0000-00-00'];
const parameters = [
  'q',
  'from',
  'to',
  'rubric',
  'tag',
  'community',
  'district',
  'lat',
  'lon',
  'radius',
  'free',
  'children',
  'barrierFree',
  'accessFeatures',
  'longRunning',
  'ids',
  'sort',
  'page',
  'pageSize',
  'bbox',
  'facets',
];

onEachDatabase('hostile input', (backend, once) => {
  beforeAll(() =>
    insertEvents(backend().database, [
      anEvent({ id: 'one', title: 'Konzert' }),
      anEvent({ client: 'zeitung', id: 'secret' }),
    ]),
  );

  const tables = () =>
    backend().database.query(
      `select table_name, column_name from information_schema.columns where table_schema = 'public' order by 1, 2`,
    );

  /** Sends what is asked, and expects answers that say nothing of another client. */
  async function expectHarmless(pathsOf: (value: string) => string[], texts = strings): Promise<void> {
    const before = await tables();
    const { app, errors } = backend();
    for (const path of texts.map(encodeURIComponent).flatMap(pathsOf)) {
      const response = await app.request(`/clients/stadt/api/${path}`);
      const text = await response.text();
      expect(response.status, `${path} ${text.slice(0, 200)}`).toBeLessThan(500);
      expect(text).not.toContain('"secret"');
    }
    expect(errors).toEqual([]);
    expect(await tables()).toEqual(before);
  }

  /** With words, counts and an order each parameter takes part in every statement of a search. */
  const inEachParameter = (value: string) =>
    parameters.map((name) => `events?facets=1&q=konzert&sort=relevance&${name}=${value}`);

  it('is refused or finds nothing, and never breaks the server or leaves its client', async () => {
    await expectHarmless((value) => [
      `events?q=${value}`,
      `events/${value}`,
      `events/${value}/similar`,
      `media/${value}/320`,
      `media/m-one/${value}`,
      `tags?search=${value}`,
      `communities?search=${value}`,
      `communities/${value}?type=${value}`,
      `addresses?search=${value}&community=${value}&page=${value}`,
      `addresses/${value}`,
    ]);
    await expectHarmless(inEachParameter, FEW);
    const { app } = backend();
    expect((await app.request(`/clients/${encodeURIComponent("x' or '1'='1")}/api/events`)).status).toBe(404);
    expect((await app.request('/clients/%00/api/events')).status).toBe(404);
  }, 120_000);

  once('has no effect in any parameter of a search', () => expectHarmless(inEachParameter), 120_000);

  once.each([
    'q=%',
    'q=%zz',
    'tag=%ff',
    'q=a&q=b',
    'q[]=a',
    'q[$ne]=1',
    'page=1&page=2',
    `ids=${'x,'.repeat(101)}`,
    'lat=1',
    'lat=&lon=1',
  ])('survives the query string %s', async (query) => {
    expect((await backend().app.request(`/clients/stadt/api/events?${query}`)).status).toBeLessThan(500);
  });
});
