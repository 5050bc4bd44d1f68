import { expect, it } from 'vitest';
import type { AppOptions } from '../../demo/server/app-options';
import type { Database } from '../../demo/server/platform/database/database';
import { appOn, onEachDatabase } from './on-each-database';

const WELL = { process: 'ok', database: 'ok', migrations: 'ok' };

onEachDatabase('the health of the server', (backend) => {
  const ask = async (path: string, query?: Database['query'], given: Partial<AppOptions> = {}) => {
    const database = { ...backend().database, ...(query && { query }) };
    const response = await appOn(database, [], given).request(path);
    const { status, headers } = response;
    return {
      status,
      retry: headers.get('retry-after'),
      cache: headers.get('cache-control'),
      body: await response.json(),
    };
  };
  const never: Database['query'] = () => new Promise(() => undefined);
  const refused: Database['query'] = () =>
    Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));

  it('is good without problems', async () => {
    expect((await ask('/health/live')).body).toEqual({ status: 'ok' });
    expect((await ask('/health/ready')).body).toEqual({ status: 'ok', checks: WELL });
    expect((await ask('/health')).body).toEqual({
      status: 'ok',
      database: backend().database.kind,
      events: 0,
      checks: WELL,
    });
  });

  it.each(['/health', '/health/ready'])('names problems at %s', async (path) => {
    const wrong = { status: 503, retry: '2', cache: 'no-store' };
    const away = await ask(path, refused);
    expect(away).toMatchObject({ ...wrong, body: { code: 'not_ready' } });
    expect(away.body.checks).toEqual({ process: 'ok', database: 'unreachable', migrations: 'unknown' });
    const slow = await ask(path, never);
    expect(slow).toMatchObject(wrong);
    expect(slow.body.checks).toEqual({ process: 'ok', database: 'slow', migrations: 'unknown' });
    const closing = await ask(path, undefined, { isClosing: () => true });
    expect(closing).toMatchObject(wrong);
    expect(closing.body.checks).toEqual({ ...WELL, process: 'closing' });
  });

  it('is not good while migrations are missing', async () => {
    const behind: Database['query'] = async (sql, params) => {
      const rows = await backend().database.query<never>(sql, params);
      return sql.includes('from migrations') ? rows.slice(1) : rows;
    };
    const { status, body } = await ask('/health/ready', behind);
    expect([status, body.checks]).toEqual([503, { ...WELL, migrations: 'missing' }]);
  });

  it('lives as long as the process answers', async () => {
    for (const query of [refused, never]) expect((await ask('/health/live', query)).status).toBe(200);
  });

  it('is queried once for simultaneous requests', async () => {
    let asked = 0;
    const counting: Database['query'] = (sql, params) => {
      asked += sql.includes('from migrations') ? 1 : 0;
      return backend().database.query(sql, params);
    };
    const app = appOn({ ...backend().database, query: counting }, []);
    const all = await Promise.all(Array.from({ length: 50 }, () => app.request('/health/ready')));
    expect(all.every(({ status }) => status === 200)).toBe(true);
    expect(asked).toBe(1);
  });
});
