import { describe, expect, it } from 'vitest';
import { completeOptions } from '../../demo/server/app';
import { cleanUp } from '../../demo/server/cleanup';
import { BACK_OFFICE_PASSWORD, CREDENTIALS, fieldsOf } from '../support/back-office-browser';
import { NOW } from '../support/event-fixtures';
import { onOneDatabase } from './on-each-database';
import { usingBackOffice } from './using-back-office';

const HOUR_MS = 3_600_000;
const QUARTER_MS = 15 * 60_000;

onOneDatabase('the log-in of the back office', (backend) => {
  const { anotherBrowser, browser, neighbour, newApp, page, setClock } = usingBackOffice(backend);
  const guess = async (times: number, from: (time: number) => string, shared = anotherBrowser()) => {
    const csrf = shared.csrfOf(await shared.open('/backoffice'));
    const sent = Array.from({ length: times }, async (_, time) => {
      const fields = { ...CREDENTIALS, csrf, password: `falsch${time}` };
      // On a busy machine comparing takes so long that the server sends callers away; they come again, as it says.
      for (;;) {
        const { status } = await shared.post('/backoffice/login', fields, { 'x-forwarded-for': from(time) });
        if (status !== 503) return status;
      }
    });
    return Promise.all(sent);
  };
  const later = (ms: number) => setClock(new Date(NOW.getTime() + ms));

  describe('counts attempts', () => {
    it('of each caller separately, so that no one locks out another', async () => {
      for (let network = 1; network <= 6; network += 1) {
        const statuses = await guess(20, (time) => `198.51.${network}.${time}`, neighbour());
        expect(statuses).toEqual(Array.from({ length: 20 }, () => 401));
      }
      expect((await browser().logIn()).status).toBe(200);
    });

    it('of a flood without delaying others', async () => {
      const attacker = neighbour();
      const csrf = attacker.csrfOf(await attacker.open('/backoffice'));
      const fields = { csrf: browser().csrfOf(await browser().open('/backoffice')), ...CREDENTIALS };
      const from = { 'x-forwarded-for': '198.51.100.9' };
      const flood = Array.from({ length: 300 }, (_, time) =>
        attacker.post('/backoffice/login', { ...CREDENTIALS, csrf, password: `falsch${time}` }, from),
      );
      expect((await browser().post('/backoffice/login', fields)).status).toBe(200);
      const statuses = (await Promise.all(flood)).map(({ status }) => status);
      expect(statuses).toContain(401);
      expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10);
      expect(statuses.filter((status) => ![401, 429, 503].includes(status))).toEqual([]);
    });

    it('in all processes together, and names the minutes to wait', async () => {
      expect(await guess(6, () => '198.51.100.1')).not.toContain(429);
      expect((await guess(20, () => '198.51.100.1')).filter((status) => status === 401)).toHaveLength(4);
      const elsewhere = anotherBrowser('198.51.100.1');
      const refused = await elsewhere.logIn();
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900']);
      expect(refused.html).toContain('Bitte warten Sie 15 Min.');
      later(QUARTER_MS);
      expect((await elsewhere.logIn()).status).toBe(200);
    });

    it('of an IPv6 network as one', async () => {
      const statuses = await guess(11, (time) => `2001:db8:1:2::${time}`);
      expect(statuses.filter((status) => status === 429)).toHaveLength(1);
      expect((await anotherBrowser('2001:db8:1:3::1').logIn()).status).toBe(200);
    });

    it('of a device with an earlier log-in separately from its address', async () => {
      const known = anotherBrowser('198.51.100.2');
      await known.post('/backoffice/logout', { csrf: known.csrfOf(await known.logIn()) });
      expect(await guess(11, () => '198.51.100.2')).toContain(429);
      expect((await anotherBrowser('198.51.100.2').logIn()).status).toBe(429);
      expect((await known.logIn()).status).toBe(200);
      await known.post('/backoffice/logout', { csrf: known.csrfOf(await known.open('/backoffice')) });
      const statuses = [];
      for (let time = 0; time < 11; time += 1) statuses.push((await known.logIn(`falsch${time}`)).status);
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
      later(QUARTER_MS);
      expect((await known.logIn()).status).toBe(200);
    });

    it('anew after the right password', async () => {
      for (let round = 0; round < 3; round += 1) {
        expect((await guess(9, () => '203.0.113.1')).every((status) => status === 401)).toBe(true);
        expect((await anotherBrowser().logIn()).status).toBe(200);
      }
    });
  });

  describe('remembers a session', () => {
    it('in every process, until it is logged out anywhere', async () => {
      const other = anotherBrowser();
      const csrf = browser().csrfOf(await browser().logIn());
      for (const [name, value] of browser().cookies) other.cookies.set(name, value);
      expect((await other.open('/backoffice/stadt')).status).toBe(200);
      expect((await other.post('/backoffice/logout', { csrf })).status).toBe(200);
      expect((await browser().open('/backoffice/stadt')).status).toBe(401);
    });

    it('for an hour without a request', async () => {
      await browser().logIn();
      for (let hours = 0.9; hours < 4; hours += 0.9) {
        later(hours * HOUR_MS);
        expect((await browser().open('/backoffice/stadt')).status, `${hours}`).toBe(200);
      }
      later(4.7 * HOUR_MS);
      expect((await browser().open('/backoffice/stadt')).status).toBe(401);
    });

    it('without storing its secrets', async () => {
      await browser().logIn();
      const rows = await backend().database.query<{ hash: Uint8Array }>('select hash from backoffice_cookies');
      const stored = rows.map(({ hash }) => Buffer.from(hash).toString('base64url'));
      expect(stored).toHaveLength(2);
      for (const secret of [...browser().cookies.values(), BACK_OFFICE_PASSWORD]) expect(stored).not.toContain(secret);
    });

    it('once: a repeated log-in ends the previous session', async () => {
      const fields = { csrf: browser().csrfOf(await browser().open('/backoffice')), ...CREDENTIALS };
      const cookies = new Map(browser().cookies);
      await browser().post('/backoffice/login', fields);
      const before = anotherBrowser();
      for (const [name, value] of browser().cookies) before.cookies.set(name, value);
      for (const [name, value] of cookies) browser().cookies.set(name, value);
      expect((await browser().post('/backoffice/login', fields)).html).toContain('<h1>Was wartet</h1>');
      expect((await before.open('/backoffice/stadt')).status).toBe(401);
    });

    it('no longer in the table than needed', async () => {
      await browser().logIn();
      await guess(3, () => '198.51.100.3');
      const left = async () => {
        const { database } = backend();
        await cleanUp(completeOptions({ database, now: () => new Date(NOW.getTime() + 9 * HOUR_MS) }));
        return [
          await database.query('select kind from backoffice_cookies'),
          await database.query('select 1 from backoffice_attempts'),
        ];
      };
      expect(await left()).toEqual([[{ kind: 'device' }], []]);
    });
  });

  describe('after a session has ended', () => {
    it('leads to the requested page', async () => {
      const asked = await browser().open(`${page()}?said=done`);
      const to = /name="to" value="([^"]*)"/.exec(asked.html)?.[1] ?? '';
      const { status, html } = await browser().post('/backoffice/login', {
        csrf: browser().csrfOf(asked),
        ...CREDENTIALS,
        to,
      });
      expect([status, html.includes('Quirina'), html.includes('Gespeichert.')]).toEqual([200, true, true]);
    });

    it.each(['//evil.example/', 'https://evil.example/', '/backoffice\\..\\x', '/outbox', '/backofficex'])(
      'leads to no other site: %s',
      async (to) => {
        const asked = await browser().open('/backoffice');
        const fields = { csrf: browser().csrfOf(asked), ...CREDENTIALS, to };
        expect((await browser().post('/backoffice/login', fields)).html).toContain('<h1>Was wartet</h1>');
      },
    );

    it("remains valid after late requests of the previous page's scripts and frames", async () => {
      const csrf = browser().csrfOf(await browser().open('/backoffice/stadt/persons'));
      const forgotten = neighbour();
      for (const dest of ['empty', 'iframe']) {
        const answer = await forgotten.open('/backoffice/stadt/settings/preview', {
          headers: { 'sec-fetch-dest': dest },
        });
        expect([answer.status, answer.headers.getSetCookie()]).toEqual([401, []]);
      }
      const asked = await forgotten.open('/backoffice', { headers: { 'sec-fetch-dest': 'document' } });
      expect(asked.headers.getSetCookie()).toHaveLength(1);
      expect((await browser().post('/backoffice/login', { csrf, ...CREDENTIALS })).status).toBe(200);
    });

    it('restores the input, also after a wrong password', async () => {
      await browser().logIn();
      const path = '/backoffice/stadt/settings/json';
      const shown = await browser().open(path);
      const seen = /name="seen" value="([^"]*)"/.exec(shown.html)?.[1] ?? '';
      const typed = '\n{ "auth":\n  {"x": "</textarea><b>&quot;"} }';
      later(2 * HOUR_MS);
      const ended = await browser().post(path, { csrf: browser().csrfOf(shown), seen, settings: typed });
      expect([ended.status, ended.html.includes('Ihre Eingabe bleibt erhalten.')]).toEqual([401, true]);
      expect(fieldsOf(ended.html)).toMatchObject({ 'kept.settings': typed, 'kept.seen': seen, to: path });
      const wrong = await browser().post('/backoffice/login', {
        ...fieldsOf(ended.html),
        ...{ ...CREDENTIALS, password: 'falsch' },
      });
      const again = await browser().post('/backoffice/login', {
        ...fieldsOf(wrong.html),
        ...CREDENTIALS,
      });
      expect(again.html).toContain('Ihre Eingabe ist noch da');
      expect(again.html).toContain(`<form method="post" action="${path}">`);
      expect(fieldsOf(again.html)).toMatchObject({ settings: typed, seen });
      expect((await browser().post(path, fieldsOf(again.html))).html).toContain('Gespeichert.');
    });

    it('restores no input of another site', async () => {
      const fields = { action: 'block', reason: 'untergeschoben' };
      for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }]) {
        const { status, html } = await browser().post(page(), fields, headers);
        expect([status, html.includes('untergeschoben')]).toEqual([403, false]);
      }
      const silent = await newApp().request(page(), { method: 'POST', body: new URLSearchParams(fields) });
      expect([silent.status, (await silent.text()).includes('untergeschoben')]).toEqual([401, false]);
    });
  });
});
