import { beforeEach, describe, expect, it } from 'vitest';
import { type SettingField, settingFields } from '../../demo/server/backoffice/settings/setting-fields';
import { giveSettings } from '../support/account-fixtures';
import { CREDENTIALS, escaped } from '../support/back-office-browser';
import { NOW } from '../support/event-fixtures';
import { onOneDatabase } from './on-each-database';
import { submittedForm } from './submitted-form';
import { usingBackOffice } from './using-back-office';

const PATH = '/backoffice/stadt/settings';
const PER_PAGE = 'set.eventList.resultsPerPage';
const PRIMARY = 'set.theme.light.primary';
const STORED = {
  own: { kept: [1] },
  theme: { light: { primary: '#112233' } },
  eventList: { resultsPerPage: '12', rows: 2 },
  authenticatedArea: { logoutToLogin: 'Y' },
  languageSettings: { lbl_login: 'Rein' },
};

const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
/** The part of a page that belongs to a setting. */
const settingOf = (html: string, path: string) => html.split(`data-path="${path}"`)[1]?.split('data-path=')[0] ?? '';

onOneDatabase('the form of settings', (backend) => {
  const { browser, neighbour, send, setClock } = usingBackOffice(backend);
  const stored = async () => {
    const [row] = await backend().database.query<{ settings: unknown }>(
      "select settings from clients where key = 'stadt'",
    );
    return row?.settings;
  };
  const versions = () => backend().database.query<{ id: number }>('select id from settings_versions order by id');
  const opened = async () => submittedForm((await browser().open(PATH)).html, 'settings-form');

  beforeEach(async () => {
    await backend().database.script('delete from settings_versions');
    await giveSettings(backend().database, 'stadt', STORED);
    await browser().logIn();
  });

  it('changes nothing when it is saved as it was opened', async () => {
    const fields = await opened();
    expect(Object.keys(fields).length).toBeGreaterThan(settingFields.length / 2);
    expect((await browser().post(PATH, fields)).html).toContain('Gespeichert.');
    expect(await stored()).toEqual(STORED);
    expect(await versions()).toEqual([]);
  });

  it('saves changes at once, and keeps all other values, also unknown keys', async () => {
    const fields = await opened();
    expect(textOf((await browser().open(PATH)).html)).toContain('Unbekannte Schlüssel');
    const { 'set.authenticatedArea.logoutToLogin': ticked, ...others } = fields;
    expect(ticked).toBe('on');
    const saved = await browser().post(PATH, {
      ...others,
      [PER_PAGE]: '7',
      [PRIMARY]: '#0089CE',
      'set.languageSettings:en:lbl_login': 'Come in',
      'set.applicationSettings.imageHosts': 'cdn.example.org\n\n img.example.org ',
      'set.applicationSettings.footerContact': '<p>Amt</p>',
      'set.applicationSettings.footerContact:en': '<p>Office</p>',
      'set.map.attribution': 'Karte: wir',
      'set.links.base': 'https://www.example.org/',
    });
    expect(saved.html).toContain('Gespeichert. Die Einstellungen gelten ab jetzt.');
    expect(await stored()).toEqual({
      own: { kept: [1] },
      eventList: { resultsPerPage: 7, rows: 2 },
      languageSettings: { de: { lbl_login: 'Rein' }, en: { lbl_login: 'Come in' } },
      applicationSettings: {
        imageHosts: ['cdn.example.org', 'img.example.org'],
        footerContact: { de: '<p>Amt</p>', en: '<p>Office</p>' },
      },
      map: { attribution: 'Karte: wir' },
      links: { base: 'https://www.example.org/' },
    });
    expect((await send()('GET', 'events')).body.meta.pageSize).toBe(7);
  });

  it('refuses what the schema refuses, with errors at the field and above the form, and keeps the input', async () => {
    const typed = {
      ...(await opened()),
      [PER_PAGE]: '101',
      [PRIMARY]: '<i>blau',
      'set.eventRecording.additionalFieldsFormDefinition': '[{',
      'set.name': 'Neu & "gut"',
    };
    const { status, html } = await browser().post(PATH, typed);
    expect(status).toBe(422);
    expect(html).toContain('3 Werte sind ungültig. Nichts wurde gespeichert; Ihre Eingabe steht unten.');
    expect(html).toContain(`<a href="#${PER_PAGE}">Kalender und Suche: Liste: Veranstaltungen je Seite</a>`);
    const setting = settingOf(html, 'eventList.resultsPerPage');
    expect(setting).toContain('aria-invalid="true"');
    expect(setting).toContain(`<span id="${PER_PAGE}-error">Erlaubt ist eine ganze Zahl von 1 bis 100.</span>`);
    expect(settingOf(html, 'theme.light.primary')).toContain(`value="${escaped('<i>blau')}"`);
    expect(textOf(settingOf(html, 'eventRecording.additionalFieldsFormDefinition'))).toContain('Zeile 1, Spalte 3');
    const again = submittedForm(html, 'settings-form');
    expect(again).toMatchObject(typed);
    expect(await stored()).toEqual(STORED);
    const mended = {
      ...again,
      [PER_PAGE]: '9',
      [PRIMARY]: '#445566',
      'set.eventRecording.additionalFieldsFormDefinition': '',
    };
    expect((await browser().post(PATH, mended)).html).toContain('Gespeichert.');
    expect(await stored()).toEqual({
      ...STORED,
      name: 'Neu & "gut"',
      theme: { light: { primary: '#445566' } },
      eventList: { resultsPerPage: 9, rows: 2 },
    });
  });

  it('refuses contradictions at the field; stored ones are shown, served and can be corrected', async () => {
    const RELATIONS = 'set.authenticatedArea.maxRelations';
    const contradicting = { authenticatedArea: { minRelations: 3, maxRelations: 1 } };
    await giveSettings(backend().database, 'stadt', contradicting);
    expect((await send()('GET', 'clientSettings')).status).toBe(200);
    const { status, html } = await browser().open(PATH);
    const words =
      'Das ist weniger als „Wenigste Berechtigungen“ (3). Erlaubt ist mindestens 3 oder 0 für beliebig viele.';
    expect([status, settingOf(html, 'authenticatedArea.maxRelations').includes(words)]).toEqual([200, true]);
    const same = await browser().post(PATH, { ...(await opened()), 'set.name': 'Neu' });
    expect([same.status, settingOf(same.html, 'authenticatedArea.maxRelations').includes(words)]).toEqual([422, true]);
    expect(await stored()).toEqual(contradicting);
    const json = { ...submittedForm((await browser().open(`${PATH}/json`)).html, 'settings-form') };
    const typed = await browser().post(`${PATH}/json`, { ...json, settings: JSON.stringify(contradicting) });
    expect([typed.status, typed.html.includes(words)]).toEqual([422, true]);
    expect((await browser().post(PATH, { ...(await opened()), [RELATIONS]: '0' })).html).toContain('Gespeichert.');
    expect(await stored()).toEqual({ authenticatedArea: { minRelations: 3 } });
  });

  it('offers a repair at the setting that was changed last, and carries it out without saving', async () => {
    await giveSettings(backend().database, 'stadt', { authenticatedArea: { minRelations: 2, maxRelations: 4 } });
    const [MIN, MAX] = ['set.authenticatedArea.minRelations', 'set.authenticatedArea.maxRelations'];
    const refused = await browser().post(PATH, { ...(await opened()), [MIN]: '6', 'set.name': 'Neu' });
    expect(refused.status).toBe(422);
    expect(textOf(refused.html)).toContain('2 Änderungen, 1 Widerspruch');
    expect(textOf(refused.html)).toMatch(/Anmeldung und Konten 1 zu ändern/);
    const least = settingOf(refused.html, 'authenticatedArea.minRelations');
    expect(textOf(least)).toContain(
      'Das ist mehr als „Meiste Berechtigungen“ (4). Erlaubt ist höchstens 4. Auf 4 setzen',
    );
    expect(settingOf(refused.html, 'authenticatedArea.maxRelations')).toContain('<div class="fault" hidden>');
    const fields = submittedForm(refused.html, 'settings-form');
    const both = await browser().post(PATH, { ...fields, [MAX]: '3', last: 'authenticatedArea.maxRelations' });
    expect(settingOf(both.html, 'authenticatedArea.maxRelations')).toContain('Auf 6 setzen');
    const repaired = await browser().post(PATH, { ...fields, repair: 'authenticatedArea.minRelations' });
    expect([
      repaired.status,
      textOf(repaired.html).includes('noch nicht gespeichert: Wenigste Berechtigungen.'),
    ]).toEqual([200, true]);
    expect(submittedForm(repaired.html, 'settings-form')).toMatchObject({ [MIN]: '4', [MAX]: '4', 'set.name': 'Neu' });
    expect(await stored()).toEqual({ authenticatedArea: { minRelations: 2, maxRelations: 4 } });
  });

  it('answers a wrong value of every kind at its field', async () => {
    const wrong = (field: SettingField) =>
      field.kind === 'number' ? 'viele' : ['choice', 'color', 'lines', 'json'].includes(field.kind) ? '{[' : undefined;
    const fields = settingFields.filter(
      (field) => wrong(field) !== undefined && !field.path.startsWith('advertSettings'),
    );
    const typed = Object.fromEntries(fields.map((field) => [`set.${field.path}`, wrong(field) ?? '']));
    const { status, html } = await browser().post(PATH, { ...(await opened()), ...typed });
    expect(status).toBe(422);
    const silent = fields.filter(({ path, kind, allowedValues }) => {
      const isFree = kind === 'lines' && allowedValues.length === 0;
      return !isFree && settingOf(html, path).includes('<div class="fault" hidden>');
    });
    expect(silent.map(({ path }) => path)).toEqual([]);
    expect(submittedForm(html, 'settings-form')).toMatchObject(typed);
    expect(await stored()).toEqual(STORED);
  });

  it('refuses a usual role that the client does not have, as form and as JSON', async () => {
    const ROLE = 'authenticatedArea.defaultRole';
    const words = 'Diese Rolle gibt es hier nicht. Erlaubt ist 1 (';
    const before = await stored();
    const { status, html } = await browser().post(PATH, { ...(await opened()), [`set.${ROLE}`]: '99' });
    expect([status, settingOf(html, ROLE).includes(words)]).toEqual([422, true]);
    const json = submittedForm((await browser().open(`${PATH}/json`)).html, 'settings-form');
    const settings = JSON.stringify({ authenticatedArea: { defaultRole: 99 } });
    const typed = await browser().post(`${PATH}/json`, { ...json, settings });
    expect([typed.status, typed.html.includes(words)]).toEqual([422, true]);
    expect(await stored()).toEqual(before);
    await giveSettings(backend().database, 'stadt', JSON.parse(settings));
    expect(settingOf((await browser().open(PATH)).html, ROLE)).toContain(words);
    expect((await browser().post(PATH, { ...(await opened()), [`set.${ROLE}`]: '1' })).html).toContain('Gespeichert.');
    expect(await stored()).toEqual({ authenticatedArea: { defaultRole: 1 } });
  });

  it('shows defaults and marks differences; a button restores a default without saving', async () => {
    const { html } = await browser().open(PATH);
    expect(settingOf(html, 'theme.light.primary')).toMatch(/<p class="own">.*Geändert\. Standard: #0089CE\./);
    expect(settingOf(html, 'theme.light.error')).toContain('<p class="own" hidden>');
    expect(textOf(html)).toContain('Nichts geändert');
    expect(settingOf(html, 'theme.light.primary')).toContain(`data-default="${escaped(`{"${PRIMARY}":"#0089CE"}`)}"`);
    const reset = { ...(await opened()), [PER_PAGE]: '5', reset: 'theme.light.primary' };
    const shown = await browser().post(PATH, reset);
    expect([shown.status, shown.html.includes('Zurückgesetzt, noch nicht gespeichert: Hauptfarbe.')]).toEqual([
      200,
      true,
    ]);
    expect(textOf(shown.html)).toContain('2 Änderungen');
    const fields = submittedForm(shown.html, 'settings-form');
    expect(fields).toMatchObject({ [PER_PAGE]: '5', [PRIMARY]: '#0089CE' });
    expect(await stored()).toEqual(STORED);
    await browser().post(PATH, fields);
    expect(await stored()).toMatchObject({ eventList: { resultsPerPage: 5, rows: 2 } });
    expect(await stored()).not.toHaveProperty('theme');
  });

  it('carries unsaved changes to the JSON and back', async () => {
    const asJson = await browser().post(PATH, { ...(await opened()), [PER_PAGE]: '5', to: 'json' });
    const { csrf = '', seen = '', settings = '' } = submittedForm(asJson.html, 'settings-form');
    expect(JSON.parse(settings)).toEqual({ ...STORED, eventList: { resultsPerPage: 5, rows: 2 } });
    const typed = JSON.stringify({ ...JSON.parse(settings), own: { kept: 'anders' } });
    const asForm = await browser().post(`${PATH}/json`, { csrf, seen, settings: typed, to: 'form' });
    expect(await stored()).toEqual(STORED);
    const fields = submittedForm(asForm.html, 'settings-form');
    await browser().post(PATH, { ...fields, [PRIMARY]: '#000000' });
    expect(await stored()).toEqual({
      ...STORED,
      own: { kept: 'anders' },
      theme: { light: { primary: '#000000' } },
      eventList: { resultsPerPage: 5, rows: 2 },
    });
    const broken = await browser().post(`${PATH}/json`, { csrf, seen, settings: '{', to: 'form' });
    expect([broken.status, broken.html.includes('Zeile 1, Spalte 2')]).toEqual([422, true]);
  });

  it('shows a concurrent change to the second operator, and overwrites nothing', async () => {
    const other = neighbour();
    await other.logIn();
    const theirs = submittedForm((await other.open(PATH)).html, 'settings-form');
    const mine = await opened();
    await other.post(PATH, { ...theirs, [PER_PAGE]: '30', [PRIMARY]: '#00aa00', 'set.name': 'Ihrer' });
    const late = await browser().post(PATH, { ...mine, [PRIMARY]: '#aa0000', 'set.links.imprint': '/i' });
    expect([late.status, late.html.includes('Jemand anders hat die Einstellungen inzwischen geändert')]).toEqual([
      409,
      true,
    ]);
    const changed = textOf(late.html.split('id="conflict"')[1]?.split('</section>')[0] ?? '');
    expect(changed).toMatch(/Gespeichert hat Olga Ott um \d\d:\d\d Uhr\. Ihre Änderungen stehen im Formular/);
    expect(changed).toContain('Veranstaltungen je Seite eventList.resultsPerPage : „12“ → 30');
    expect(changed).toContain('Name des Portals name : kein eigener Name → „Ihrer“');
    expect(changed).toContain('„#112233“ → „#00aa00“ Von Ihnen auch geändert: im Formular steht „#aa0000“.');
    expect(changed).not.toContain('imprint');
    expect(await stored()).toMatchObject({ theme: { light: { primary: '#00aa00' } } });
    const merged = submittedForm(late.html, 'settings-form');
    expect(merged).toMatchObject({
      [PER_PAGE]: '30',
      [PRIMARY]: '#aa0000',
      'set.name': 'Ihrer',
      'set.links.imprint': '/i',
    });
    expect((await browser().post(PATH, merged)).html).toContain('Gespeichert.');
    expect(await stored()).toMatchObject({
      name: 'Ihrer',
      links: { imprint: '/i' },
      theme: { light: { primary: '#aa0000' } },
      eventList: { resultsPerPage: 30 },
    });
  });

  it('detects a truncated form, which would lack ticked boxes', async () => {
    const { csrf = '', seen = '' } = await opened();
    await browser().post(PATH, { csrf, seen, 'set.name': 'Kurz' });
    expect(await stored()).toEqual({ ...STORED, name: 'Kurz' });
  });

  it('keeps every field after the end of a session', async () => {
    const fields = { ...(await opened()), 'set.name': 'Spät' };
    setClock(new Date(NOW.getTime() + 7_200_000));
    const ended = await browser().post(PATH, fields);
    expect([ended.status, ended.html.includes('Ihre Eingabe bleibt erhalten.')]).toEqual([401, true]);
    const asked = ended.html.replace('<form method="post" action="/backoffice/login"', '$& id="asked"');
    const again = await browser().post('/backoffice/login', {
      ...submittedForm(asked, 'asked'),
      ...CREDENTIALS,
    });
    const resent = submittedForm(again.html.replace(`<form method="post" action="${PATH}"`, '$& id="again"'), 'again');
    expect({ ...resent, csrf: '' }).toEqual({ ...fields, csrf: '' });
    await browser().post(PATH, resent);
    expect(await stored()).toEqual({ ...STORED, name: 'Spät' });
  });

  it('validates a form or JSON for the script, and stores nothing', async () => {
    const draft = async (fields: Record<string, string>) =>
      JSON.parse((await browser().post(`${PATH}/draft`, fields)).html);
    const fields = await opened();
    expect(await draft({ ...fields, [PER_PAGE]: '5', [PRIMARY]: 'x' })).toEqual({
      settings: { ...STORED, theme: { light: { primary: 'x' } }, eventList: { resultsPerPage: 5, rows: 2 } },
      state: '2 Änderungen, 1 ungültiger Wert',
      isUnsaved: true,
      faults: [expect.objectContaining({ field: 'theme.light.primary' })],
      changed: expect.arrayContaining(['eventList.resultsPerPage', 'languageSettings', 'theme.light.primary']),
    });
    const { csrf = '', seen = '' } = fields;
    expect((await draft({ csrf, seen, settings: '{"name":"Nie"}' })).settings).toEqual({ name: 'Nie' });
    expect(await draft({ csrf, seen, settings: '{' })).toEqual({
      faults: [],
      changed: [],
      state: expect.stringContaining('Zeile 1, Spalte 2'),
      isUnsaved: true,
      problem: expect.stringContaining('Zeile 1, Spalte 2'),
    });
    expect(await stored()).toEqual(STORED);
  });

  it('shows the preview on its own pages only', async () => {
    const { status, headers, html } = await browser().open(`${PATH}/preview`);
    expect([status, html.includes('data-host="/clients/stadt"')]).toEqual([200, true]);
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'self'/);
    const policy = (await browser().open(PATH)).headers.get('content-security-policy');
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+'; connect-src 'self'; frame-src 'self'/);
    expect((await neighbour().open(`${PATH}/preview`)).status).toBe(401);
  });

  describe('with earlier versions', () => {
    const save = async (name: string) => browser().post(PATH, { ...(await opened()), 'set.name': name });
    beforeEach(async () => {
      await save('Eins');
      setClock(new Date(NOW.getTime() + 60_000));
      await save('Zwei');
    });

    it('lists changes with author and time, and keeps settings that were written by other means', async () => {
      const { html } = await browser().open(`${PATH}/versions`);
      const [, ...rows] = html.split('<li><h2>').map(textOf);
      expect(rows).toHaveLength(3);
      expect(rows[0]).toMatch(
        /Stand \d+ vom .* Uhr gilt jetzt gespeichert von Olga Ott .*Name des Portals name : „Eins“ → „Zwei“/,
      );
      expect(rows[1]).toContain('Name des Portals name : kein eigener Name → „Eins“');
      expect(rows[2]).toMatch(/Stand \d+ nicht in der Verwaltung gesetzt.*Erster bekannter Stand/);
      expect((await browser().open(PATH)).html).toMatch(
        /Zuletzt gespeichert am 10\. Mai von Olga Ott\. .*Frühere Stände/,
      );
    });

    it('restores one after showing the difference, as a new version', async () => {
      const [first] = await versions();
      const path = `${PATH}/versions/${first?.id}`;
      const shown = await browser().open(path);
      expect(textOf(shown.html)).toContain('Name des Portals name : „Zwei“ → kein eigener Name');
      const seen = /name="seen" value="([^"]*)"/.exec(shown.html)?.[1] ?? '';
      const fields = { csrf: browser().csrfOf(shown), seen };
      expect((await browser().post(path, fields)).html).toContain('Gespeichert.');
      expect(await stored()).toEqual(STORED);
      expect(await versions()).toHaveLength(4);
      expect(textOf((await browser().open(`${PATH}/versions`)).html)).toContain(
        `wiederhergestellt aus Stand ${first?.id}`,
      );
      expect((await browser().open('/backoffice/stadt/history')).html).toContain(
        'hat einen früheren Stand wiederhergestellt',
      );
      // The same form once more: somebody else could have saved in between.
      await save('Drei');
      const late = await browser().post(path, fields);
      expect([late.status, late.html.includes('Inzwischen hat sich etwas geändert')]).toEqual([409, true]);
      expect(await stored()).toEqual({ ...STORED, name: 'Drei' });
    });

    it('compares any two, and none of another client', async () => {
      const [first, second, third] = await versions();
      const { html } = await browser().open(`${PATH}/versions`);
      expect(html).toMatch(new RegExp(`<option value="${second?.id}" selected>[^<]*</option>[^]*id="to"`));
      const compare = (from: unknown, to: unknown) => browser().open(`${PATH}/versions/compare?from=${from}&to=${to}`);
      const compared = textOf((await compare(third?.id, first?.id)).html);
      expect(compared).toContain('1 Unterschied');
      expect(compared).toContain('Name des Portals name : „Zwei“ → kein eigener Name');
      expect(textOf((await compare(second?.id, second?.id)).html)).toContain('Die beiden Stände sind gleich.');
      for (const wrong of [999_999, 'x', '']) expect((await compare(first?.id, wrong)).status).toBe(404);
      const other = `/backoffice/zeitung/settings/versions/compare?from=${first?.id}&to=${second?.id}`;
      expect((await browser().open(other)).status).toBe(404);
    });

    it('shows one with a preview, and HTML as it is read', async () => {
      const html = { de: '<p>Bis <b>Dienstag</b> &amp; nicht später</p>' };
      await giveSettings(backend().database, 'stadt', { applicationSettings: { footerContact: html } });
      await save('Drei');
      const newest = (await versions()).at(-1);
      const shown = (await browser().open(`${PATH}/versions/${newest?.id}`)).html;
      expect(shown).toContain(`data-settings="${escaped(JSON.stringify(await stored()))}"`);
      expect(textOf((await browser().open(`${PATH}/versions`)).html)).toContain(
        'Auftritt: Kontakt in der Fußzeile , Deutsch applicationSettings.footerContact.de : nicht gesetzt → „Bis Dienstag &amp; nicht später“',
      );
    });

    it('refuses one with values that are invalid now, and names them', async () => {
      const [first] = await versions();
      const { database } = backend();
      await database.query(`update settings_versions set settings = '{"links": {"imprint": 5}}'::jsonb where id = $1`, [
        first?.id,
      ]);
      const path = `${PATH}/versions/${first?.id}`;
      const shown = await browser().open(path);
      expect(shown.html).toContain('Dieser Stand enthält ungültige Werte');
      const sent = await browser().post(path, { csrf: browser().csrfOf(shown), seen: '' });
      expect([sent.status, await stored()]).toEqual([422, { ...STORED, name: 'Zwei' }]);
    });

    it('finds none of another client', async () => {
      const [first] = await versions();
      for (const id of [first?.id, 999_999, 'x']) {
        expect((await browser().open(`/backoffice/zeitung/settings/versions/${id}`)).status).toBe(404);
      }
      expect((await browser().open('/backoffice/zeitung/settings/versions')).html).toContain(
        'noch keine früheren Stände',
      );
    });

    it('is paged', async () => {
      for (let number = 0; number < 20; number += 1) await save(`Nummer ${number}`);
      const { html } = await browser().open(`${PATH}/versions`);
      expect(html.match(/<li><h2>/g)).toHaveLength(20);
      const next = /href="([^"]*before=\d+)"/.exec(html)?.[1] ?? '';
      const older = (await browser().open(next)).html;
      expect(older.match(/<li><h2>/g)).toHaveLength(3);
      expect(older).not.toContain('gilt jetzt');
    });
  });
});
