import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { settingsAssets } from '../../demo/server/backoffice/settings/settings-assets';
import { accountApp } from '../support/account-calls';
import { giveSettings, insertRelation } from '../support/account-fixtures';
import { BACK_OFFICE_PASSWORD, CREDENTIALS, escaped } from '../support/back-office-browser';
import { NOW } from '../support/event-fixtures';
import { insertOperator } from '../support/operators';
import { onOneDatabase } from './on-each-database';
import { usingBackOffice } from './using-back-office';

/** The scripts of the pages. */
const OWN_SCRIPT = /<script src="\/backoffice\/assets\/[\w.]+" (?:type="module"|defer)>/g;

onOneDatabase('the back office', (backend) => {
  const { browser, newApp, page, person, send, setClock } = usingBackOffice(backend);

  describe('before the log-in', () => {
    it('does not exist without operators and without a password for the first one', async () => {
      await backend().database.script('truncate operators cascade');
      const closed = accountApp(backend().database);
      for (const path of ['/backoffice', '/backoffice/', '/backoffice/stadt', '/backoffice/login']) {
        for (const method of ['GET', 'POST']) expect((await closed.request(path, { method })).status, path).toBe(404);
      }
      await insertOperator(backend().database);
      expect((await closed.request('/backoffice')).status).toBe(200);
    });

    it('shows nothing without a session', async () => {
      const relation = await insertRelation(backend().database, person().id, {});
      const paths = [
        '',
        '/stadt',
        `/stadt/persons/${person().id}`,
        '/stadt/addresses',
        '/stadt/settings',
        '/nope',
        '/zeitung',
      ];
      const posts = [
        `/stadt/persons/${person().id}`,
        `/stadt/persons/${person().id}/relations/${relation}`,
        '/stadt/settings',
      ];
      for (const { path, method } of [
        ...paths.map((path) => ({ path, method: 'GET' })),
        ...posts.map((path) => ({ path, method: 'POST' })),
      ]) {
        const response = await newApp().request(`/backoffice${path}`, {
          method,
          headers: { cookie: `backoffice=${'x'.repeat(43)}`, 'content-type': 'application/x-www-form-urlencoded' },
          ...(method === 'POST' && { body: 'csrf=x&action=block&settings={}' }),
        });
        const html = await response.text();
        expect([response.status, html.includes('<h1>Anmelden</h1>')], path).toEqual([path === '' ? 200 : 401, true]);
        expect(html).not.toMatch(/Quirina|Quast|example\.org|Portale|Zeitung/);
      }
      expect((await send()('GET', 'persons')).status).toBe(200);
    });

    it('opens for the password alone, for 8 hours', async () => {
      expect((await browser().logIn('falsch')).status).toBe(401);
      expect((await browser().logIn('')).status).toBe(401);
      expect((await browser().logIn(`${BACK_OFFICE_PASSWORD} `)).status).toBe(401);
      expect((await browser().logIn()).html).toContain('Portale');
      for (let hours = 0.9; hours < 8; hours += 0.9) {
        setClock(new Date(NOW.getTime() + hours * 3_600_000));
        expect((await browser().open('/backoffice/stadt')).status).toBe(200);
      }
      setClock(new Date(NOW.getTime() + 8 * 3_600_000));
      expect((await browser().open('/backoffice/stadt')).status).toBe(401);
    });

    it('gives a cookie that no script and no other site can use', async () => {
      const app = newApp();
      const form = await app.request('/backoffice');
      const cookie = form.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      const csrf = /value="([\w-]{43})"/.exec(await form.text())?.[1] ?? '';
      const response = await app.request('/backoffice/login', {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ csrf, ...CREDENTIALS }).toString(),
      });
      expect(response.status).toBe(303);
      const session = response.headers.getSetCookie().find((line) => line.startsWith('backoffice=')) ?? '';
      expect(session).toMatch(/^backoffice=[\w-]{43}; Path=\/backoffice; HttpOnly; SameSite=Strict$/);
    });

    it('ends a session that logs out', async () => {
      const csrf = browser().csrfOf(await browser().logIn());
      const session = browser().cookies.get('backoffice') ?? '';
      expect((await browser().post('/backoffice/logout', { csrf })).html).toContain('<h1>Anmelden</h1>');
      browser().cookies.set('backoffice', session);
      expect((await browser().open('/backoffice/stadt')).status).toBe(401);
    });

    it('allows only its own files on its pages, and the script of the settings there', async () => {
      await browser().logIn();
      for (const path of ['/backoffice', '/backoffice/stadt', page(), '/backoffice/stadt/nope']) {
        const { headers, html } = await browser().open(path);
        expect(headers.get('content-security-policy')).toMatch(
          /^default-src 'none'; style-src 'self'(?: 'sha256-[^']+')?; script-src 'self'; connect-src 'self'; form-action 'self'/,
        );
        expect(headers.get('cache-control')).toBe('no-store');
        expect(html.replace(OWN_SCRIPT, '')).not.toMatch(/<script|\son\w+=|style="/i);
      }
      const { headers, html } = await browser().open('/backoffice/stadt/settings');
      const own = createHash('sha256').update(settingsAssets.script).digest('base64');
      expect(headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${own}';`);
      expect(html.replace(`<script>${settingsAssets.script}</script>`, '').replace(OWN_SCRIPT, '')).not.toMatch(
        /<script|\son\w+=|style="/i,
      );
    });
  });

  it('says on each page of a closed client that it is closed, and lets nothing of it wait', async () => {
    const { database } = backend();
    await browser().logIn();
    const open = (path: string) => browser().open(`/backoffice${path}`);
    await database.query(`update accounts set status = 'unverified' where id = $1`, [person().id]);
    const { html: before } = await open('');
    expect(before).toMatch(/\/backoffice\/stadt">Stadt<.{0,200}>1</s);
    await database.query(`update clients set closed_at = $1 where key = 'stadt'`, [NOW]);
    const { html: home } = await open('');
    expect(home).toContain('Geschlossen');
    expect(home).not.toMatch(/\/backoffice\/stadt">Stadt<.{0,200}>1</s);
    expect(home).not.toContain(`/persons/${person().id}`);
    for (const path of ['', `/persons/${person().id}`, '/adverts', '/invoices', '/settings', '/mails'])
      expect((await open(`/stadt${path}`)).html, path).toContain('npm run admin -- client reopen stadt');
    expect((await open('/stadt/settings/preview')).html).toContain('Darum gibt es keine Vorschau');
    expect((await open('/zeitung')).html).not.toContain('geschlossen');
    await database.query(`update clients set closed_at = null where key = 'stadt'`);
  });

  it('shows input of persons as plain text', async () => {
    const { database } = backend();
    const strings = [
      `"><img src=x onerror=alert(1)>`,
      `'><script>alert(1)</script>`,
      '</textarea><svg onload=alert(1)>',
      '{{7*7}}#{7*7}<%= 7*7 %>',
      '&lt;u&gt;&amp;#60;',
    ];
    await browser().logIn();
    for (const text of strings) {
      const columns = [
        'username',
        'email',
        'pending_email',
        'first_name',
        'last_name',
        'free_organization',
        'street',
        'plz',
      ];
      const more = ['phone', 'private_street', 'private_plz', 'private_phone', 'url'];
      const assignments = [...columns, ...more].map((column) => `${column} = $2`).join(', ');
      await database.query(`update accounts set ${assignments} where id = $1`, [person().id, text]);
      const relation = await insertRelation(database, person().id, { status: text });
      await database.query('update relation_history set reason = $2 where relation_id = $1', [relation, text]);
      await database.query(
        `insert into addresses (address_id, community_id, name, extended_name, street, zipcode, phone, email, url, owner_id, client, state)
         values (nextval('suggested_addresses'), 1, $2, $2, $2, $2, $2, $2, $2, $1, 'stadt', 'suggested')`,
        [person().id, text],
      );
      await giveSettings(database, 'stadt', { links: { imprint: text } });
      const query = `?search=${encodeURIComponent(text)}&said=${encodeURIComponent(text)}&failed=constructor`;
      for (const path of [
        '/backoffice/stadt',
        `/backoffice/stadt/persons${query}`,
        page(),
        '/backoffice/stadt/addresses',
        '/backoffice/stadt/settings',
        '/backoffice/stadt/settings/json',
      ]) {
        const shown = await browser().open(path);
        const html = shown.html
          .replace(`<script>${settingsAssets.script}</script>`, '')
          .replace(OWN_SCRIPT, '')
          .replaceAll('<svg class="icon', '');
        expect(shown.status, path).toBe(200);
        expect(html).toContain(escaped(text).split('&quot;')[0]);
        expect(html, path).not.toMatch(/<img|<script|<svg|<u>/);
      }
    }
  });
});
