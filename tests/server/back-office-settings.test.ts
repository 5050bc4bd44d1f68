import { beforeEach, describe, expect, it } from 'vitest';
import { giveSettings } from '../support/account-fixtures';
import { aSignUp, keyFor, PASSWORD } from '../support/auth-calls';
import { BACK_OFFICE_PASSWORD, escaped, fieldsOf } from '../support/back-office-browser';
import { onOneDatabase } from './on-each-database';
import { submittedForm } from './submitted-form';
import { usingBackOffice } from './using-back-office';

/** The lines of the first list of a class, without their tags. */
const itemsOf = (html: string, name: string) =>
  (html.split(`<ul class="rows ${name}">`)[1]?.split('</ul>')[0] ?? '')
    .split('</li>')
    .map((item) => item.replace(/<[^>]*>/g, '').trim())
    .filter((item) => item !== '');

onOneDatabase('the settings in the back office', (backend) => {
  const { anotherBrowser, browser, press, send } = usingBackOffice(backend);

  it('lets new accounts wait for verification if the client wants that', async () => {
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
    // Its controls stand among the settings, and name the form.
    const approve = async (typed: Record<string, string>) => {
      const { html } = await browser().open(path);
      expect(html).toContain('<button class="quiet" form="approval-form">');
      return browser().post(`${path}/approval`, { ...submittedForm(html, 'approval-form'), ...typed });
    };
    expect((await approve({ approves: 'yes' })).html).toContain('name="approves" value="yes" checked');
    const { email } = await signedUp();
    const key = await keyFor(database, email);
    expect((await send()('POST', 'auth/confirm', { key, password: PASSWORD })).body.data).toEqual({
      awaits: 'approval',
    });
    const logIn = async () => (await send()('POST', 'auth/login', { username: email, password: PASSWORD })).body;
    expect((await logIn()).code).toBe('invalid-status');
    const [row] = await database.query<{ id: number }>('select id from accounts where email = $1', [email]);
    await press(`/backoffice/stadt/persons/${row?.id}`, `/backoffice/stadt/persons/${row?.id}`, 'verify');
    expect((await logIn()).data.token).toHaveLength(43);
    expect((await approve({})).html).not.toContain('name="approves" value="yes" checked');
    expect(await statusOfNew()).toBe('verified');
  });

  describe('with settings', () => {
    const path = '/backoffice/stadt/settings/json';
    const change = (settings: string) => press(path, path, '', { settings });
    /** Returns the settings without what the server adds. */
    const settingsIn = ({ capabilities: _, ...settings }: Record<string, unknown>) => settings;
    const answered = async () => settingsIn((await send()('GET', 'clientSettings')).body.data);
    beforeEach(async () => void (await browser().logIn()));

    it('changes them at once', async () => {
      const before = await send()('GET', 'clientSettings');
      expect(before.headers.get('cache-control')).toBe('public, no-cache');
      expect((await change('{ "eventList": { "resultsPerPage": 12 } }')).html).toContain('Gespeichert.');
      const after = await send()('GET', 'clientSettings', undefined, {
        'if-none-match': before.headers.get('etag') ?? '',
      });
      expect(after.status).toBe(200);
      expect(settingsIn(after.body.data)).toEqual({ name: 'Stadt', eventList: { resultsPerPage: 12 } });
      expect((await send()('GET', 'events')).body.meta.pageSize).toBe(12);
    });

    it('refuses invalid values, and names each with its line', async () => {
      const typed =
        '{\n"eventList": {"resultsPerPage": "viele"},\n"auth": {\n"revealAccounts": "vielleicht"}, "links": 5}';
      const { status, html } = await change(typed);
      expect([status, html.includes('3 Werte sind ungültig. Nichts wurde gespeichert')]).toEqual([422, true]);
      expect(html).toContain(
        '<code>eventList.resultsPerPage</code><br>Zeile 2: Erlaubt ist eine ganze Zahl von 1 bis 100.',
      );
      expect(html).toContain('<code>auth.revealAccounts</code><br>Zeile 4: Erlaubt ist true oder false.');
      expect(html).toContain('<code>links</code><br>Zeile 4: Erlaubt ist ein Objekt');
      expect(html.match(/<mark>\d+<\/mark>/g)).toEqual(['<mark>2</mark>', '<mark>4</mark>']);
      expect(html).not.toContain('Expected');
      expect(html).toContain(`\n${escaped(typed)}</textarea>`);
      expect(await answered()).toEqual({ name: 'Stadt' });
    });

    it('names values that have become invalid, and unknown keys', async () => {
      await giveSettings(backend().database, 'stadt', { eventList: { resultsPerPage: 'viele', own: 1 } });
      const { html } = await browser().open(path);
      expect(html).toContain('Zeile 4: Erlaubt ist eine ganze Zahl von 1 bis 100.');
      expect(html).toContain('Sie können sie als JSON ändern: <code>eventList.own</code>.');
    });

    it.each([
      ['Zeile 1, Spalte 6: Hier fehlt ein Wert', '{"a":'],
      ['Zeile 3, Spalte 3: Hier fehlt ein Komma', '{\n  "a": "ä"\n  "b": 2\n}'],
      ['Zeile 2, Spalte 9: Hier muss ein Schlüssel', '\n{"a": 1,}'],
      ['Zeile 1, Spalte 7: Diesem Text fehlt das Anführungszeichen', '{"a": "b\n"}'],
      ['müssen ein JSON-Objekt sein', '[]'],
      ['müssen ein JSON-Objekt sein', 'null'],
      ['müssen ein JSON-Objekt sein', '"text"'],
      ['müssen ein JSON-Objekt sein', '7'],
      ['Zeile 1, Spalte 1: Hier fehlt ein Wert', ''],
      ['Zeile 1, Spalte 6: Dieser Text enthält ein Zeichen', '{"a":"\\u0000"}'],
      ['Zeile 1, Spalte 6: Dieser Text enthält ein Zeichen', '{"a":"\\ud800"}'],
      ['Zeile 1, Spalte 2: Dieser Text enthält ein Zeichen', '{"\\udfff":1}'],
      ['Zeile 1, Spalte 6: Diese Zahl ist zu groß', '{"a":-1e999}'],
      ['Zeile 1, Spalte 37: Hier sind zu viele Klammern', `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`],
      ['Zeile 1, Spalte 37: Hier sind zu viele Klammern', `{"a":${'['.repeat(40_000)}`],
      ['länger als 100.000 Zeichen', `{"a":"${'€'.repeat(100_000)}"}`],
      ['Zeile 1, Spalte 1: Hier fehlt ein Wert', '</textarea><b>{'],
    ])('refuses bad input with its position, and keeps it: %s', async (said, typed) => {
      const { status, html } = await change(typed);
      expect([status, html.includes(said)]).toEqual([422, true]);
      expect(html).toContain('role="alert"');
      expect(html).toContain(`\n${escaped(typed)}</textarea>`);
      expect(await answered()).toEqual({ name: 'Stadt' });
    });

    it('reports a form that exceeds the size limit', async () => {
      const { status, html } = await change(`{"a":"${'x'.repeat(1_100_000)}"}`);
      expect([status, html.includes('Mehr als 1 MB nimmt der Server nicht an')]).toEqual([413, true]);
      expect((await browser().open(path)).status).toBe(200);
    });

    it('keeps a key __proto__ as a key like any other', async () => {
      const typed =
        '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"eventList":{"__proto__":1}}';
      expect((await change(typed)).html).toContain('Gespeichert.');
      expect((await send()('GET', 'clientSettings')).text).toContain('"__proto__":{"polluted":true}');
      expect(Reflect.get({}, 'polluted')).toBeUndefined();
    });

    const open = async () => {
      const shown = await browser().open(path);
      const seen = /name="seen" value="([^"]*)"/.exec(shown.html)?.[1] ?? '';
      return { csrf: browser().csrfOf(shown), seen };
    };

    it('shows a concurrent change instead of overwriting it', async () => {
      const fields = { ...(await open()), settings: '{"auth":{"revealAccounts":true},"links":{"imprint":"b"}}' };
      const stored = { links: { imprint: 'a', 'data-protection': '<i>' } };
      await giveSettings(backend().database, 'stadt', stored);
      const late = await browser().post(path, fields);
      expect([late.status, late.html.includes('Jemand anders hat die Einstellungen inzwischen geändert')]).toEqual([
        409,
        true,
      ]);
      expect(late.html).toContain(`\n${escaped(fields.settings)}</textarea>`);
      const differences = itemsOf(late.html, 'differences');
      expect(differences).toEqual([
        'Anmeldung und Konten: Registrierung: Verraten, ob es ein Konto gibt auth.revealAccounts: aus → ein',
        'links.data-protection: „&lt;i&gt;“ → nicht gesetzt',
        'Rechtliches: Impressum links.imprint: „a“ → „b“',
      ]);
      expect(await answered()).toEqual({ name: 'Stadt', ...stored });
      const now = /name="seen" value="([^"]*)"/.exec(late.html)?.[1] ?? '';
      expect((await browser().post(path, { ...fields, seen: now })).html).toContain('Gespeichert.');
      expect((await answered()).links).toEqual({ imprint: 'b' });
    });

    it('saves one of two simultaneous changes, and reports it to the other operator', async () => {
      const fields = await open();
      const sent = ['a', 'b'].map((imprint) =>
        browser().post(path, { ...fields, settings: JSON.stringify({ links: { imprint } }) }),
      );
      expect((await Promise.all(sent)).map(({ status }) => status).sort()).toEqual([200, 409]);
    });

    it('saves a form once that is sent twice', async () => {
      const fields = { ...(await open()), settings: '{"links":{"imprint":"c"}}' };
      const sent = await Promise.all([browser().post(path, fields), browser().post(path, fields)]);
      for (const { html } of sent) expect(html).toContain('Gespeichert. Die Einstellungen gelten ab jetzt.');
      expect((await browser().post(path, fields)).html).toContain('Gespeichert.');
    });
  });

  it('keeps the input while the database is unavailable', async () => {
    const { database } = backend();
    let isAway = false;
    const lost = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
    const shaky: typeof database = {
      ...database,
      query: (...sent) => (isAway ? Promise.reject(lost) : database.query(...sent)),
      transaction: (...sent) => (isAway ? Promise.reject(lost) : database.transaction(...sent)),
    };
    const operator = anotherBrowser('203.0.113.1', { database: shaky, onError: () => undefined });
    await operator.logIn();
    const path = '/backoffice/stadt/settings/json';
    const shown = await operator.open(path);
    const seen = /name="seen" value="([^"]*)"/.exec(shown.html)?.[1] ?? '';
    const fields = { csrf: operator.csrfOf(shown), seen, settings: '{\n"links": {"imprint": "<b>"}\n}' };
    isAway = true;
    const failed = await operator.post(path, fields);
    expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '5']);
    expect(failed.html).toContain('Die Datenbank ist gerade nicht erreichbar');
    expect(fieldsOf(failed.html)).toEqual(fields);
    expect((await operator.open(path)).html).toContain(`<a href="${path}">Noch einmal versuchen</a>`);
    isAway = false;
    expect((await operator.post(path, fieldsOf(failed.html))).html).toContain('Gespeichert.');
    const errors: unknown[] = [];
    for (const [failure, status, wait] of [
      [lost, 503, '5'],
      [new Error('odd'), 500, null],
    ] as const) {
      const broken = { ...shaky, transaction: () => Promise.reject(failure) };
      const door = anotherBrowser('203.0.113.1', { database: broken, onError: (error) => errors.push(error) });
      const refused = await door.logIn();
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([status, wait]);
      expect(refused.html).toContain('<h1>Anmelden</h1>');
      expect(refused.html).not.toContain(BACK_OFFICE_PASSWORD);
    }
    expect(errors).toHaveLength(2);
  });
});
