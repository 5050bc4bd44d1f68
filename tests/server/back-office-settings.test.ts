// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { giveSettings } from '../support/account-fixtures';
import { aSignUp, keyFor, PASSWORD } from '../support/auth-calls';
import { onEachDatabase } from './on-each-database';
import { usingOffice } from './using-office';

onEachDatabase('the settings in the back office', (backend) => {
  const { browser, press, send } = usingOffice(backend);

  it('lets new accounts wait until an operator verifies them, where the client wants that', async () => {
    const path = '/backoffice/stadt/settings';
    const { database } = backend();
    const statusOfNew = async () => {
      const { email } = await signedUp();
      const [row] = await database.query<{ status: string }>('select status from accounts where email = $1', [email]);
      return row?.status;
    };
    const signedUp = async () => {
      const sent = aSignUp();
      expect((await send()('POST', 'auth/signup', sent)).status).toBe(201);
      return sent;
    };
    await browser().logIn();
    expect(await statusOfNew()).toBe('verified');
    expect((await press(path, `${path}/approval`, '', { approves: 'yes' })).html).toContain('value="yes" checked');
    const { email } = await signedUp();
    expect((await send()('POST', 'auth/confirm', { key: await keyFor(database, email) })).status).toBe(200);
    const logIn = async () => (await send()('POST', 'auth/login', { username: email, password: PASSWORD })).body;
    expect((await logIn()).code).toBe('invalid-status');
    const [row] = await database.query<{ id: number }>('select id from accounts where email = $1', [email]);
    await press(`/backoffice/stadt/persons/${row?.id}`, `/backoffice/stadt/persons/${row?.id}`, 'verify');
    expect((await logIn()).data.token).toHaveLength(43);
    expect((await press(path, `${path}/approval`, '')).html).not.toContain('checked');
    expect(await statusOfNew()).toBe('verified');
  });

  describe('with settings', () => {
    const path = '/backoffice/stadt/settings';
    const change = (settings: string) => press(path, path, '', { settings });
    const answered = async () => (await send()('GET', 'clientSettings')).body.data;
    beforeEach(async () => void (await browser().logIn()));

    it('changes them live', async () => {
      const before = await send()('GET', 'clientSettings');
      expect(before.headers.get('cache-control')).toBe('no-cache');
      expect((await change('{ "eventList": { "resultsPerPage": 12 } }')).html).toContain('Gespeichert.');
      const after = await send()('GET', 'clientSettings', undefined, {
        'if-none-match': before.headers.get('etag') ?? '',
      });
      expect(after.status).toBe(200);
      expect(after.body.data).toEqual({ name: 'Stadt', eventList: { resultsPerPage: 12 } });
      expect((await send()('GET', 'events')).body.meta.pageSize).toBe(12);
    });

    it('names what does not count, by its path', async () => {
      const { html } = await change('{"eventList":{"resultsPerPage":"viele"},"auth":{"revealAccounts":"vielleicht"}}');
      expect(html).toContain('<code>eventList.resultsPerPage</code> wird nicht gezählt: Erlaubt ist eine ganze Zahl.');
      expect(html).toContain('<code>auth.revealAccounts</code> wird nicht gezählt: Erlaubt ist true oder false.');
      expect(html).not.toContain('Expected');
      expect((await answered()).eventList).toEqual({ resultsPerPage: 'viele' });
    });

    it.each(['{"a":', '[]', 'null', '"text"', '7', '', '{"a":"\\u0000"}', '{"a":"\\ud800"}'])(
      'refuses %s and loses nothing of it',
      async (typed) => {
        const { html } = await change(typed);
        expect(html).toContain('role="alert"');
        expect(html).toContain(`\n${typed.replaceAll('"', '&quot;')}</textarea>`);
        expect(await answered()).toEqual({ name: 'Stadt' });
      },
    );

    it('does not overwrite what somebody else has saved meanwhile', async () => {
      const shown = await browser().open(path);
      const seen = /name="seen" value="([^"]*)"/.exec(shown.html)?.[1] ?? '';
      await giveSettings(backend().database, 'stadt', { links: { imprint: 'https://example.org/' } });
      const fields = { csrf: browser().csrfOf(shown), seen, settings: '{"auth":{}}' };
      const late = await browser().post(path, fields);
      expect(late.html).toContain('Jemand anders hat die Einstellungen inzwischen geändert');
      expect(late.html).toContain('{&quot;auth&quot;:{}}</textarea>');
      const now = /name="seen" value="([^"]*)"/.exec(late.html)?.[1] ?? '';
      expect((await browser().post(path, { ...fields, seen: now })).html).toContain('Gespeichert.');
    });
  });
});
