import { expect, it } from 'vitest';
import { completeOptions } from '../../demo/server/app';
import { type OperatorRole, operatorRoles } from '../../demo/server/backoffice/operators/roles';
import { mayDo, routeRoles, routesBehindLogIn } from '../../demo/server/backoffice/operators/route-roles';
import { createBackOffice } from '../../demo/server/backoffice/serve-back-office';
import { createLogIn } from '../../demo/server/backoffice/session/log-in';
import { fieldsOf } from '../support/back-office-browser';
import { insertOperator } from '../support/operators';
import { onOneDatabase } from './on-each-database';
import { usingBackOffice } from './using-back-office';

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

  it('name registered routes only', () => {
    const registered = new Set(routes());
    expect(Object.keys(routeRoles).filter((route) => !registered.has(route))).toEqual([]);
    expect(registered.size).toBeGreaterThan(80);
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
    expect((await own.open('/backoffice/operators')).html).toContain('wer alle Portale öffnen darf');
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
