import { beforeAll, expect, it } from 'vitest';
import { renderCover } from '../../demo/seed/draw/covers';
import { seedAnew, seedIfEmpty } from '../../demo/seed/seed-if-empty';
import { demoAccounts, demoPassword } from '../../demo/tools/demo-accounts.mjs';
import { call } from '../support/auth-calls';
import { appOn, onOneDatabase } from './on-each-database';
import { usingAccounts } from './using-accounts';

/** The response to a log-in of each demo person. */
const outcomes: Record<string, [status: number, code?: string]> = {
  approved: [200],
  awaiting: [200],
  'relation-blocked': [200],
  'relation-removal': [200],
  private: [200],
  unconfirmed: [403, 'email-not-confirmed'],
  unverified: [403, 'invalid-status'],
  blocked: [403, 'person-blocked'],
  newspaper: [200],
};

onOneDatabase('the demo people', (backend) => {
  const { another } = usingAccounts(backend);
  const app = () => another({ now: () => new Date() });

  beforeAll(() => seedIfEmpty(backend().database, { events: 12 }), 60_000);

  it.each(demoAccounts)('$username of $client: $shows', async ({ client, username }) => {
    const [status, code] = outcomes[username] ?? [];
    for (const name of [username, `${username}@demo.example`]) {
      const answer = await call(app(), 'POST', 'auth/login', { username: name, password: demoPassword }, { client });
      expect([answer.status, answer.body.code]).toEqual([status, code]);
    }
  });

  it('have roles with a history that ends in their status', async () => {
    const relations = await backend().database.query(
      `select a.username, r.name as role, p.name as address, rr.status, rr.status_before as before, rr.was_approved as approved,
         (select string_agg(h.status, ' ' order by h.at) from relation_history h where h.relation_id = rr.id) as history,
         (select reason is not null from relation_history h where h.relation_id = rr.id order by h.at desc limit 1) as reason
       from role_relations rr join accounts a on a.id = rr.account_id
       join roles r on r.client = a.client and r.role_id = rr.role_id join addresses p on p.address_id = rr.address_id
       where a.username in ('approved', 'awaiting', 'relation-blocked', 'relation-removal') order by rr.id`,
    );
    expect(relations).toMatchObject([
      {
        username: 'approved',
        role: 'Verein',
        address: 'Kulturverein Echaztal',
        status: 'approved',
        history: 'new approved',
      },
      { username: 'approved', role: 'Veranstalter', status: 'approved', history: 'new approved changed approved' },
      { username: 'awaiting', status: 'new', approved: false, history: 'new' },
      { username: 'relation-blocked', status: 'blocked', history: 'new approved blocked', reason: true },
      {
        username: 'relation-removal',
        status: 'delete',
        before: 'approved',
        approved: true,
        history: 'new approved delete',
      },
    ]);
  });

  it('are added to data from before accounts existed, with current settings', async () => {
    const { database } = backend();
    await database.query('delete from accounts');
    await database.query('delete from roles');
    await database.query(`update clients set settings = '{}', portal_page = '/portal/'`);
    expect(await seedIfEmpty(database)).toBe(false);
    expect(await database.query('select count(*)::int as count from accounts')).toEqual([
      { count: demoAccounts.length },
    ]);
    const clients = await database.query(
      'select portal_page as page, settings <> $1::jsonb as filled from clients order by key',
      ['{}'],
    );
    expect(clients).toEqual([
      { page: '/stadt/', filled: true },
      { page: '/zeitung/konto.html', filled: true },
    ]);
  });

  it('have articles of every publish status at the newspaper, of which visitors read those that have appeared', async () => {
    await seedAnew(backend().database, { events: 12, withOwnEvents: true });
    const at = (path: string) => `/clients/zeitung/api/${path}`;
    const logIn = await app().request(at('auth/login'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'newspaper', password: demoPassword }),
    });
    const { token } = (await logIn.json()).data;
    const own = await (await app().request(at('my/articles?sort=title'), { headers: { token } })).json();
    const rows = (own.data as { title: string; publishStatus: string; noEdit?: string }[]).map(
      ({ title, publishStatus, noEdit }) => [noEdit ?? publishStatus, title],
    );
    expect(rows.sort()).toEqual([
      ['draft', 'Drei Bücher für den Winter'],
      ['expired', 'Rückblick: Lesen im Park'],
      ['planned', 'Die Nacht der kurzen Geschichten: das Programm'],
      ['published', 'Ein Haus voller Sätze'],
      ['rejected', 'Der schönste Buchladen der Stadt'],
      ['waiting', 'Wer liest, bleibt länger: ein Abend im Literaturhaus'],
    ]);
    const found = await (await app().request(at('articles?q=Literaturhaus'))).json();
    expect(found.data).toMatchObject([{ title: 'Ein Haus voller Sätze', image: { alt: expect.any(String) } }]);
  });

  it('have events of every publish status at the clients with recording', async () => {
    await seedAnew(backend().database, { events: 12, withOwnEvents: true });
    const { body } = await call(app(), 'POST', 'auth/login', { username: 'approved', password: demoPassword });
    const { token } = body.data as { token: string };
    const own = (await call(app(), 'GET', 'my/events?sort=title', undefined, { token })).body;
    const rows = (
      own.data as { title: string; publishStatus: string; missing?: string[]; appointmentCount: number }[]
    ).map(({ title, publishStatus, missing = [], appointmentCount }) => [
      title,
      publishStatus,
      missing.length,
      appointmentCount,
    ]);
    expect(rows.sort()).toEqual([
      ['Hofkonzert mit dem Trio Alb', 'past', 0, 1],
      ['Kammermusik bei Kerzenschein', 'waiting', 0, 1],
      ['Lesung im Hof', 'draft', 3, 0],
      ['Offenes Singen am Donnerstag', 'published', 0, 12],
      ['Papier, das Geschichten erzählt', 'published', 0, 1],
      ['Tanzabend am Fluss', 'cancelled', 0, 1],
      ['Vernissage: Holz und Licht', 'rejected', 0, 1],
    ]);
    const found = (await call(app(), 'GET', 'events?q=Donnerstag')).body;
    expect(found.data).toMatchObject([
      { title: 'Offenes Singen am Donnerstag', image: { copyright: '© Kulturverein Echaztal' } },
    ]);
    const english = (await call(app(), 'GET', 'events?q=paper+cutting')).body;
    expect(english.data).toMatchObject([{ id: 'own-exhibition', title_en: 'Paper that tells stories' }]);

    // Who looks at an order finds all that its event was when it was ordered.
    const order = (await call(app(), 'GET', 'my/adverts/own-order-stadt-running', undefined, { token })).body.data;
    expect(order).toMatchObject({
      event: { rubric: { id: expect.any(Number) }, location: { city: expect.any(String) } },
    });

    // What runs has been seen, and brings its event more visitors than other days have.
    const numbers = await call(app(), 'GET', 'my/adverts/own-order-stadt-running/statistics', undefined, { token });
    const { total } = numbers.body.data as { total: { views: number; clicks: number } };
    expect(total.views).toBeGreaterThan(100);
    expect(total.clicks).toBeGreaterThan(0);
    const path = 'my/adverts/own-order-stadt-running/event-statistics';
    const { advertised, others } = (await call(app(), 'GET', path, undefined, { token })).body.data as {
      [name in 'advertised' | 'others']: { days: number; views: number };
    };
    expect(advertised.views / advertised.days).toBeGreaterThan(others.views / others.days);

    // Their pictures are as good as uploaded ones: cut, copied, and left out.
    const drawing = appOn(backend().database, backend().errors, { renderCover });
    const changed = await drawing.request('/clients/stadt/api/media/own-draft-m1', {
      method: 'PATCH',
      headers: { token, 'content-type': 'application/json', 'if-match': '*' },
      body: JSON.stringify({ crop: { x: 0.5, y: 0, width: 0.5, height: 1 } }),
    });
    expect(await changed.json()).toMatchObject({ data: { width: 640, height: 800 } });
    const shown = await drawing.request('/clients/stadt/api/media/own-draft-m1/320');
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const copy = (await call(app(), 'POST', 'my/events/own-exhibition/copy', {}, { token })).body;
    const { media } = copy.data as { media: { id: string }[] };
    expect(media).toHaveLength(3);
    const pictures = media.map(({ id }) => `/clients/stadt/api/media/${id}/320`);
    for (const path of pictures) expect((await app().request(path)).status).toBe(200);
  });

  it('do not change as long as one account exists', async () => {
    const { database } = backend();
    await database.query(`delete from accounts where username <> 'private'`);
    expect(await seedIfEmpty(database)).toBe(false);
    expect(await database.query('select username from accounts')).toEqual([{ username: 'private' }]);
    await seedAnew(database, { events: 12 });
    expect(await database.query('select count(*)::int as count from accounts')).toEqual([
      { count: demoAccounts.length },
    ]);
    expect(backend().errors).toEqual([]);
  });
});
