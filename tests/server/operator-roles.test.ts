import { expect, it } from 'vitest';
import { completeOptions } from '../../demo/server/app';
import { type OperatorRole, operatorRoles } from '../../demo/server/backoffice/operators/roles';
import { mayDo, routeRoles, routesBehindLogIn } from '../../demo/server/backoffice/operators/route-roles';
import { kindsOfQueue } from '../../demo/server/backoffice/queue/queue-kinds';
import { createBackOffice } from '../../demo/server/backoffice/serve-back-office';
import { createLogIn } from '../../demo/server/backoffice/session/log-in';
import { fieldsOf } from '../support/back-office-browser';
import { NOW } from '../support/event-fixtures';
import { insertOperator } from '../support/operators';
import { onOneDatabase } from './on-each-database';
import { sure, usingBackOffice } from './using-back-office';

const REFUSED = 'Dafür braucht man die Rolle';
const ROLES = Object.keys(operatorRoles) as OperatorRole[];

onOneDatabase('the roles of operators', (backend) => {
  const { anotherBrowser, browser, newApp, page, person } = usingBackOffice(backend);

  const routes = () => {
    const options = completeOptions({ database: backend().database });
    return routesBehindLogIn(createBackOffice(options, createLogIn(options)).routes);
  };
  const browserOf = async (role: OperatorRole, clients: readonly string[] | null = null) => {
    const email = `${role}${clients?.join('') ?? ''}@example.org`;
    await insertOperator(backend().database, { name: `Rolle ${role}`, email, role, clients });
    const own = anotherBrowser();
    return { own, csrf: own.csrfOf(await own.logIn(undefined, email)), email };
  };

  it('are given for each registered route, and for no other', () => {
    expect(Object.keys(routeRoles).sort()).toEqual(routes().sort());
    expect(routes().length).toBeGreaterThan(80);
  });

  it.each(ROLES)('refuse exactly what the table refuses to %s', async (role) => {
    const { own, csrf } = await browserOf(role);
    const refused: string[] = [];
    for (const route of routes()) {
      // Ends the session, which every role may.
      if (route === 'POST /logout') continue;
      const [method = '', path = ''] = route.split(' ');
      const filled = path
        .replace(':client', 'stadt')
        .replace(/:\w+\{(\w+)\}/g, '$1')
        .replace(/:\w+/g, '999999');
      const address = `/backoffice${filled === '/' ? '' : filled}`;
      const { status, html } = await (method === 'POST' ? own.post(address, { csrf }) : own.open(address));
      if (html.includes(REFUSED)) {
        expect(status, route).toBe(403);
        refused.push(route);
      } else expect(status, route).not.toBe(403);
    }
    expect(refused).toEqual(routes().filter((route) => !mayDo(role, route)));
  });

  it('refuse without a CSRF token before they are looked at', async () => {
    const { own } = await browserOf('billing');
    const { status, html } = await own.post(page(), { action: 'block' });
    expect([status, html.includes('aus einer anderen Sitzung')]).toEqual([403, true]);
  });

  it('apply at once to a running session, and keep what was typed', async () => {
    const { own, email } = await browserOf('editing');
    const shown = await own.open(page());
    const form = { ...fieldsOf(shown.html), action: 'block', reason: 'Zeile eins\nZeile zwei' };
    await backend().database.query(`update operators set role = 'billing' where email = $1`, [email]);
    const refused = await own.post(page(), form);
    expect(refused.status).toBe(403);
    expect(refused.html).toContain(
      'Dafür braucht man die Rolle „Alles“ oder „Redaktion“. Sie haben die Rolle „Anzeigen und Abrechnung“. Es wurde nichts getan.',
    );
    expect(fieldsOf(refused.html)).toMatchObject({ reason: 'Zeile eins\nZeile zwei', action: 'block' });
    const [account] = await backend().database.query('select status from accounts where id = $1', [person().id]);
    expect(account).toEqual({ status: 'verified' });
  });

  it('decide whose decisions an operator may undo', async () => {
    const { own: editor, csrf: editorCsrf } = await browserOf('editing');
    const shown = fieldsOf((await editor.open(page())).html);
    await editor.post(page(), { ...shown, csrf: editorCsrf, action: 'block', ...sure() });
    const status = async () =>
      (await backend().database.query('select status from accounts where id = $1', [person().id]))[0];
    expect(await status()).toEqual({ status: 'blocked' });
    const [decision] = await backend().database.query<{ id: number }>('select max(id) as id from decisions');
    const undo = `/backoffice/stadt/decisions/${decision?.id}`;
    expect((await editor.open('/backoffice/stadt')).html).toContain(`action="${undo}"`);
    const { own: billing, csrf } = await browserOf('billing');
    expect((await billing.open('/backoffice/stadt')).html).not.toContain(undo);
    await billing.post(undo, { csrf });
    expect(await status()).toEqual({ status: 'blocked' });
    await editor.post(undo, { csrf: editorCsrf });
    expect(await status()).toEqual({ status: 'verified' });
  });

  it('end the session of a blocked operator at once', async () => {
    const { own, email } = await browserOf('editing');
    await backend().database.query('update operators set blocked_at = now() where email = $1', [email]);
    expect((await own.open('/backoffice/stadt')).status).toBe(401);
    expect((await own.logIn(undefined, email)).status).toBe(401);
  });

  it('are limited to the chosen clients', async () => {
    const { own, csrf } = await browserOf('all', ['stadt']);
    expect((await own.open('/backoffice/stadt')).status).toBe(200);
    const home = await own.open('/backoffice');
    expect(home.html).not.toContain('/backoffice/zeitung');
    for (const path of [
      '/backoffice/zeitung',
      '/backoffice/zeitung/persons',
      '/backoffice/%7Aeitung',
      '/backoffice/none',
    ])
      expect([(await own.open(path)).status, path]).toEqual([403, path]);
    const refused = await own.post('/backoffice/zeitung/settings', { csrf });
    expect([refused.status, refused.html.includes('nicht für dieses Portal')]).toEqual([403, true]);
    const accounts = await own.open('/backoffice/operators');
    expect(accounts.status).toBe(403);
    expect(accounts.html).toContain('Zugänge verwaltet nur, wer alle Portale öffnen darf.');
    expect(home.html).not.toContain('href="/backoffice/operators"');
    expect((await own.open('/backoffice/stadt/settings')).status).toBe(200);
  });

  it.each(kindsOfQueue)('say who may see and undo a decision on a record of the kind %s', async (kind) => {
    const { database } = backend();
    await database.script('delete from decisions');
    const insert = (minutes: number) =>
      database.query<{ id: number }>(
        `insert into decisions (client, kind, record, action, subject, before, after, at, dropped_mails)
         values ('stadt', $1, 1, 'approve', 'Was entschieden ist', '{}', '', $2, '{}') returning id`,
        [kind, new Date(NOW.getTime() - minutes * 60_000)],
      );
    const [old] = await insert(60);
    await insert(1);
    const before = await database.query('select * from decisions order by id');
    for (const role of ROLES) {
      const { own, csrf } = await browserOf(role);
      const isTheirs = role === 'all' || (role === 'billing') === (kind === 'advert');
      const { status, html } = await own.post(`/backoffice/stadt/decisions/${old?.id}`, { csrf, from: 'queue' });
      expect([status, html.includes(REFUSED)], role).toEqual(isTheirs ? [200, false] : [403, true]);
      expect((await own.open(`/backoffice/stadt/queue/${kind}/1`)).status, role).toBe(isTheirs ? 200 : 403);
      expect((await own.open('/backoffice/stadt')).html.includes('Was entschieden ist'), role).toBe(isTheirs);
    }
    expect(await database.query('select * from decisions order by id')).toEqual(before);
  });

  it('say whose mails an operator may read, send once more and drop', async () => {
    const { database } = backend();
    const insert = async (subject: string, kind: string | null, state: string) => {
      const [row] = await database.query<{ id: number }>(
        `insert into mails (client, recipient, subject, body, outgoing, state, kind, record, created_at, next_try_at)
         values ('stadt', 'wer@example.org', $1, 'Text', 'Text', $2, $3, '1', $4, $4) returning id`,
        [subject, state, kind, NOW],
      );
      return row?.id ?? 0;
    };
    await database.script('delete from mails');
    const mails = {
      advert: await insert('Ihre Anzeige', 'advert', 'waiting'),
      none: await insert('Ihr Konto', null, 'waiting'),
    };
    for (const role of ['billing', 'editing'] as const) {
      const { own, csrf } = await browserOf(role);
      const [theirs, others] = role === 'billing' ? [mails.advert, mails.none] : [mails.none, mails.advert];
      const list = (await own.open('/backoffice/stadt/mails')).html;
      expect([list.includes(`/mails/${theirs}"`), list.includes(`/mails/${others}"`)]).toEqual([true, false]);
      expect((await own.open(`/backoffice/stadt/mails/${theirs}`)).status).toBe(200);
      expect((await own.open(`/backoffice/stadt/mails/${others}`)).status).toBe(404);
      expect((await own.post(`/backoffice/stadt/mails/${others}/again`, { csrf })).status).toBe(404);
      expect((await own.post(`/backoffice/stadt/mails/${others}`, { csrf, action: 'drop' })).status).toBe(404);
    }
    expect(await database.query('select distinct state from mails')).toEqual([{ state: 'waiting' }]);
  });

  it.each([
    ['a HEAD request', 'HEAD', '/backoffice/stadt/settings'],
    ['a HEAD request for another client', 'HEAD', '/backoffice/zeitung/persons'],
    ['a slash at the end', 'GET', '/backoffice/stadt/settings/'],
    ['encoded letters', 'GET', '/backoffice/stadt/%73ettings'],
    ['encoded letters of another client', 'GET', '/backoffice/%7aeitung/adverts'],
  ])('cannot be passed by %s', async (_name, method, path) => {
    const { own } = await browserOf('billing', ['stadt']);
    expect((await own.open(path, { method })).status).toBe(403);
  });

  it.each(['//stadt/settings', '/stadt//settings', '/stadt%2Fsettings', '/./stadt/%2e%2e/zeitung'])(
    'open no page at the address %s',
    async (path) => {
      const { own } = await browserOf('billing', ['stadt']);
      expect((await own.open(`/backoffice${path}`)).status).toBeGreaterThanOrEqual(400);
    },
  );

  it('hide what is missing in all portals from an operator of some', async () => {
    const isShown = async (clients: readonly string[] | null) => {
      const email = `all${clients?.join('') ?? ''}@example.org`;
      await insertOperator(backend().database, { name: 'Alle', email, clients });
      const own = anotherBrowser(undefined, { isProduction: true });
      return (await own.logIn(undefined, email)).html.includes('Was noch fehlt');
    };
    expect([await isShown(null), await isShown(['stadt'])]).toEqual([true, false]);
  });

  it('hide what an operator may not open', async () => {
    const { own } = await browserOf('billing');
    const { html } = await own.open('/backoffice/stadt');
    expect(html).not.toContain('href="/backoffice/stadt/settings"');
    expect(html).not.toContain('href="/backoffice/operators"');
    expect((await browser().logIn()).html).toContain('href="/backoffice/operators"');
  });

  it('are none for an address without an operator', async () => {
    const app = newApp({ isProduction: true });
    for (const path of ['/backoffice/operators', '/backoffice/account'])
      expect((await app.request(path)).status).toBe(401);
  });
});
