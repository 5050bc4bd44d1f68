// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { giveSettings } from '../support/account-fixtures';
import { onEachDatabase } from './on-each-database';
import { usingOffice } from './using-office';

onEachDatabase('the settings in the back office', (backend) => {
  const { browser, press, send } = usingOffice(backend);

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
      expect(html).toContain('<code>eventList.resultsPerPage</code>');
      expect(html).toContain('<code>auth.revealAccounts</code>');
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
