import { expect, it } from 'vitest';
import { completeOptions } from '../../demo/server/app';
import { clientPages } from '../../demo/server/backoffice/page/client-pages';
import { newSecret } from '../../demo/server/platform/secrets';
import { insertRelation } from '../support/account-fixtures';
import { CREDENTIALS } from '../support/back-office-browser';
import { onOneDatabase } from './on-each-database';
import { usingBackOffice } from './using-back-office';

/** Fields that each form would carry out, or refuse with a message, if the proof were right. */
const FIELDS = {
  action: 'block',
  reason: 'Weil',
  confirmed: 'yes',
  settings: '{"a":1}',
  approves: 'yes',
  ...CREDENTIALS,
};
const WRONG = ['', 'x', 'x'.repeat(43), `${newSecret()} `];

onOneDatabase('every form of the back office', (backend) => {
  const { anotherBrowser, browser, person } = usingBackOffice(backend);

  /** Every address that takes a form, as the routes themselves say. */
  const addresses = async () => {
    const relation = await insertRelation(backend().database, person().id, {});
    const routes = clientPages(completeOptions({ database: backend().database })).routes;
    const paths = routes.filter(({ method }) => method === 'POST').map(({ path }) => path);
    const filled = [...new Set(paths)].map((path) =>
      path.replace(':client', 'stadt').replace(':relation', String(relation)).replace(':id', String(person().id)),
    );
    expect(filled.length).toBeGreaterThanOrEqual(5);
    return [...filled, '/logout'].map((path) => `/backoffice${path}`);
  };
  const state = () =>
    backend().database.query(
      `select (select json_agg(a) from accounts a) as accounts, (select json_agg(c) from clients c) as clients,
         (select json_agg(r) from role_relations r) as relations, (select json_agg(a) from addresses a) as addresses,
         (select count(*)::int from backoffice_cookies where kind = 'session') as sessions`,
    );

  it('has no effect without the CSRF token of its session', async () => {
    const other = anotherBrowser();
    const others = other.csrfOf(await other.logIn());
    const csrf = browser().csrfOf(await browser().logIn());
    const paths = await addresses();
    const before = await state();
    for (const path of paths) {
      for (const wrong of [undefined, ...WRONG, others, browser().cookies.get('backoffice') ?? '']) {
        const { status } = await browser().post(path, { ...FIELDS, ...(wrong !== undefined && { csrf: wrong }) });
        expect(status, `${path} ${wrong}`).toBe(403);
      }
      for (const headers of [
        { 'sec-fetch-site': 'same-site' },
        { origin: 'null' },
        { origin: 'https://evil.example' },
      ]) {
        const { status } = await browser().post(path, { ...FIELDS, csrf }, headers);
        expect(status, `${path} ${JSON.stringify(headers)}`).toBe(403);
      }
    }
    expect(await state()).toEqual(before);
    for (const path of paths) {
      const { status } = await browser().post(path, { ...FIELDS, csrf }, { origin: 'http://localhost' });
      expect([200, 404, 409, 422], path).toContain(status);
    }
    expect(await state()).not.toEqual(before);
  });

  it('logs in only with the CSRF token of its browser', async () => {
    const csrf = browser().csrfOf(await browser().open('/backoffice'));
    const cookie = browser().cookies.get('backoffice-form') ?? '';
    const logIn = async (form: string | undefined, field: string | undefined, headers = {}) => {
      const fresh = anotherBrowser();
      if (form !== undefined) fresh.cookies.set('backoffice-form', form);
      const fields = { ...CREDENTIALS, ...(field !== undefined && { csrf: field }) };
      return (await fresh.post('/backoffice/login', fields, headers)).status;
    };
    for (const form of [undefined, ...WRONG, newSecret()]) {
      for (const field of [undefined, ...WRONG, csrf, form])
        expect(await logIn(form, field), `${form} ${field}`).toBe(403);
    }
    for (const field of [undefined, ...WRONG, cookie]) expect(await logIn(cookie, field), field).toBe(403);
    expect(await logIn(cookie, csrf, { 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await logIn(cookie, csrf, { origin: 'http://elsewhere' })).toBe(403);
    expect((await state())[0]).toMatchObject({ sessions: 0 });
    expect(await logIn(cookie, csrf, { origin: 'http://localhost' })).toBe(200);
  });

  it('may be sent from the public address behind a proxy', async () => {
    const proxied = anotherBrowser('203.0.113.1', { publicUrl: () => 'https://portal.example' });
    const origin = { origin: 'https://portal.example' };
    const csrf = proxied.csrfOf(await proxied.open('/backoffice'));
    const { status, headers } = await proxied.post('/backoffice/login', { csrf, ...CREDENTIALS }, origin);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    const nameless = anotherBrowser('203.0.113.1', { publicUrl: () => '' });
    const fields = { csrf: nameless.csrfOf(await nameless.open('/backoffice')), ...CREDENTIALS };
    expect((await nameless.post('/backoffice/login', fields, { origin: 'null' })).status).toBe(403);
    expect((await nameless.post('/backoffice/login', fields)).status).toBe(200);
  });
});
