import Papa from 'papaparse';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { fieldsOf, plainText } from '../support/back-office-browser';
import { anEvent, insertEvents } from '../support/event-fixtures';
import { xssStrings } from '../support/xss-strings';
import { onOneDatabase } from './on-each-database';
import { usingBackOffice } from './using-back-office';

/** All fields of the form of a template as a browser would send them. */
function formOf(html: string): Record<string, string> {
  const form = html.slice(html.indexOf('id="template-form"'), html.indexOf('class="bar"'));
  const shown = [...form.matchAll(/<input id="([^"]*)" name="[^"]*"[^>]* value="([^"]*)"/g)];
  const chosen = [...form.matchAll(/<select id="([^"]*)"[^>]*>(?:(?!<\/select>).)*?value="([^"]*)" selected/gs)];
  const boxes = [...form.matchAll(/<input type="checkbox" name="([^"]*)" value="yes" checked/g)];
  return {
    ...Object.fromEntries([...shown, ...chosen].map(([, name = '', value = '']) => [name, plainText(value)])),
    ...Object.fromEntries(boxes.map(([, name = '']) => [name, 'yes'])),
    ...fieldsOf(form),
  };
}

const WEEK = 'from=2026-05-11&to=2026-05-17';
const sheetIn = (html: string) => /<section class="sheet"[^>]*>([\s\S]*?)<\/section>/.exec(html)?.[1] ?? '';

onOneDatabase('texts for print and newsroom', (backend) => {
  const { anotherBrowser, browser } = usingBackOffice(backend);
  const page = '/backoffice/stadt/texts';
  const open = async (path: string) => browser().open(page + path);

  beforeAll(() =>
    insertEvents(backend().database, [
      anEvent({
        id: 'jazz',
        title: 'Jazz <b>am</b> See',
        rubrics: [2],
        appointments: [
          { date: '2026-05-04', from: '20:00' },
          { date: '2026-05-12', from: '19:30', until: '22:00' },
          { date: '2026-05-13', from: '19:30', status: 'cancelled' },
          { date: '2026-05-20' },
        ],
      }),
      anEvent({
        id: 'moved',
        title: '=Verlegt',
        rubrics: [1],
        appointments: [
          { date: '2026-05-01', from: '18:00', status: 'postponed', newDate: '2026-05-14' },
          { date: '2026-05-15', from: '18:00', status: 'postponed', newDate: '2026-06-15' },
        ],
      }),
      anEvent({
        id: 'show',
        title: 'Schau',
        rubrics: [1],
        english: { title: 'Exhibition' },
        appointments: [{ date: '2026-04-01', endDate: '2026-06-30', fullDay: true }],
      }),
      anEvent({ id: 'draft', title: 'Geheim', state: 'draft', appointments: [{ date: '2026-05-12' }] }),
      anEvent({ id: 'elsewhere', title: 'Anderswo', client: 'zeitung', appointments: [{ date: '2026-05-12' }] }),
    ]),
  );
  beforeEach(async () => {
    await backend().database.script('delete from text_templates; delete from history');
    await browser().logIn();
  });

  it('list the dates of the next week as they take place now, by days', async () => {
    const { status, html } = await open('');
    expect(status).toBe(200);
    const sheet = sheetIn(html);
    expect(sheet.match(/<h[23]>[^<]*/g)).toEqual([
      '<h2>Veranstaltungen vom 11. bis 17. Mai',
      ...['<h3>Dienstag, 12. Mai', '<h3>Mittwoch, 13. Mai', '<h3>Donnerstag, 14. Mai', '<h3>Über mehrere Tage'],
    ]);
    expect(sheet).toContain('19:30–22:00 Uhr: <strong>Jazz &lt;b&gt;am&lt;/b&gt; See</strong>');
    expect(sheet).toContain('<em>Abgesagt</em>');
    for (const other of ['Geheim', 'Anderswo']) expect(html).not.toContain(other);
    expect(html).toContain('<p class="hint">4 Termine</p>');
  });

  it.each([
    [`?${WEEK}&rubric=2`, ['Jazz'], ['Verlegt', 'Schau']],
    [`?${WEEK}&rubric=1&rubric=999`, ['Verlegt', 'Schau'], ['Jazz']],
    [`?${WEEK}&template=englisch`, ['Exhibition', 'Tuesday 12 May', 'from 11 to 17 May'], ['Schau', 'Uhr']],
    ['?from=2026-05-15&to=2026-05-15', ['Schau'], ['Verlegt', 'Jazz']],
    ['?from=2026-06-15&to=2026-06-15', ['Verlegt'], ['Jazz']],
    ['?from=2026-08-01&to=2026-08-07', ['gibt es keine Veranstaltungen'], ['Schau']],
  ])('at %s list the requested dates only', async (query, told, others) => {
    const text = sheetIn((await open(query)).html);
    for (const words of told) expect(text).toContain(words);
    for (const words of others) expect(text).not.toContain(words);
  });

  it.each([
    ['?from=2026-05-17&to=2026-05-11', 422, 'Der letzte Tag liegt vor dem ersten.'],
    ['?from=x&to=', 422, 'den ersten und den letzten Tag'],
    ['?from=2026-01-01&to=2027-01-01', 422, 'höchstens 92 Tage'],
    ['?template=weg', 200, 'Diese Vorlage gibt es nicht mehr.'],
    ['/text.txt?template=weg', 422, 'Diese Vorlage gibt es nicht mehr.'],
    ['/table.csv?from=2026-05-17&to=2026-05-11', 422, 'Der letzte Tag liegt vor dem ersten.'],
    ['/templates/weg', 200, 'Das gibt es nicht mehr'],
  ])('%s is refused with a message', async (path, status, words) => {
    const page = await open(path);
    expect([page.status, page.html.includes(words)]).toEqual([status, true]);
  });

  it('are exported as text and as CSV without formulas', async () => {
    const { html, headers } = await open(`/text.txt?${WEEK}`);
    expect(headers.get('content-disposition')).toBe('attachment; filename="stadt-2026-05-11.txt"');
    expect(html).toContain('19:30–22:00 Uhr: Jazz <b>am</b> See');
    const table = await open(`/table.csv?${WEEK}`);
    expect(table.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const [head, ...rows] = Papa.parse<string[]>(table.html.replace(/^\uFEFF/, '').trimEnd()).data;
    expect(head?.slice(0, 5)).toEqual(['Datum', 'Bis Datum', 'Von', 'Bis', 'Titel']);
    expect(rows.map((cells) => cells[4])).toEqual(['Schau', 'Jazz <b>am</b> See', 'Jazz <b>am</b> See', "'=Verlegt"]);
  });

  it('follow templates of the client: created from a built-in one, changed, removed and restored', async () => {
    const begun = await open('/templates/tage');
    expect(begun.html).toContain('Jazz &lt;b&gt;am&lt;/b&gt; See');
    const typed: Record<string, string> = {
      ...formOf(begun.html),
      name: 'Blatt <1>',
      entry: '{titel}[ / {ort}] \\{x\\}',
      'column-title': '',
    };
    const saved = await browser().post(`${page}/templates/new`, typed);
    expect(saved.html).toContain('Gespeichert.');
    // Sent twice, it is there once.
    await browser().post(`${page}/templates/new`, typed);
    expect(saved.html).toContain(`<option value="${typed.id}" selected>Blatt &lt;1&gt;</option>`);
    expect(sheetIn(saved.html)).toContain('Jazz &lt;b&gt;am&lt;/b&gt; See {x}');
    // Neither what is cancelled nor what runs for weeks.
    const form_ = formOf((await open(`/templates/${typed.id}`)).html);
    const short = await browser().post(`${page}/templates/${typed.id}`, {
      ...form_,
      leavesOut: 'yes',
      leavesOutLong: 'yes',
    });
    expect(short.html).toContain('<p class="hint">2 Termine</p>');
    expect(sheetIn(short.html)).not.toContain('Schau');
    expect((await open(`/table.csv?${WEEK}&template=${typed.id}`)).html).not.toContain('"Titel"');

    const form = await open(`/templates/${typed.id}`);
    expect(formOf(form.html)).toMatchObject({ name: 'Blatt <1>', outer: 'day' });
    const removal = `${page}/templates/${typed.id}/removal`;
    const removed = await browser().post(removal, { ...fieldsOf(form.html), removed: 'yes' });
    expect(removed.html).toContain('Gelöscht: Blatt &lt;1&gt;');
    expect((await open('/templates')).html).toContain('Noch keine.');
    await browser().post(removal, fieldsOf(removed.html));
    expect((await open('/templates')).html).toContain('Blatt &lt;1&gt;');
    const history = await browser().open('/backoffice/stadt/history?kind=text');
    for (const words of ['Textvorlage', 'hat angelegt', 'hat gelöscht', 'hat wiederhergestellt'])
      expect(history.html).toContain(words);
    expect((await browser().open(`/backoffice/zeitung/texts/templates/${typed.id}`)).html).toContain(
      'gibt es nicht mehr',
    );
    expect((await browser().open('/backoffice/zeitung/texts/templates')).html).not.toContain('Blatt');
  });

  it('show errors of templates at their fields, keep the input, and save nothing', async () => {
    const begun = formOf((await open('/templates/tage')).html);
    const wrong = { ...begun, name: '', entry: '{tietel} "><b>', outer: 'week', heading: '[' };
    for (const name of Object.keys(begun)) if (name.startsWith('column-')) Object.assign(wrong, { [name]: '' });
    const { status, html } = await browser().post(`${page}/templates/new`, wrong);
    expect(status).toBe(422);
    for (const words of [
      '5 Angaben stimmen nicht',
      '{tietel} gibt es hier nicht',
      'mindestens eine Spalte',
      'Bitte auswählen',
    ])
      expect(html).toContain(words);
    expect(html).toContain('{tietel} &quot;&gt;&lt;b&gt;');
    const named = { ...begun, name: 'woche nach TAGEN' };
    expect((await browser().post(`${page}/templates/new`, named)).html).toContain(
      'So heißt schon eine andere Vorlage.',
    );
    const preview = await browser().post(`${page}/templates/new`, {
      ...begun,
      name: 'N',
      to: 'preview',
      heading: 'Probe {anzahl}',
    });
    expect(preview.html).toMatch(/id="preview"[\s\S]*Probe \d+/);
    expect(await backend().database.query('select 1 from text_templates')).toEqual([]);
  });

  it('of two editors at once lose no input', async () => {
    const begun: Record<string, string> = { ...formOf((await open('/templates/tage')).html), name: 'Unser Blatt' };
    await browser().post(`${page}/templates/new`, begun);
    const path = `${page}/templates/${begun.id}`;
    const other = anotherBrowser('203.0.113.9');
    await other.logIn();
    const [mine, theirs] = [formOf((await browser().open(path)).html), formOf((await other.open(path)).html)];
    const hers = { ...theirs, intro: 'Von ihr', outer: 'place', leavesOut: 'yes', 'column-tags': 'yes' };
    expect((await other.post(path, hers)).html).toContain('Gespeichert.');
    const late = await browser().post(path, { ...mine, outro: 'Von mir' });
    expect([late.status, late.html.includes('Inzwischen hat jemand anderes gespeichert')]).toEqual([409, true]);
    for (const words of ['Von ihr', 'nach Orten', 'Ja']) expect(late.html).toContain(`<dd>${words}</dd>`);
    expect(late.html).toContain('Titel, Rubrik, Schlagwörter, Ort');
    expect(formOf(late.html).outro).toBe('Von mir');
    const again = await browser().post(path, { ...formOf(late.html), intro: 'Von ihr' });
    expect(again.html).toContain('Gespeichert.');

    // What somebody else has removed meanwhile can be saved as a new one.
    const open_ = formOf((await browser().open(path)).html);
    const shown = (await other.open(path)).html;
    await other.post(`${path}/removal`, { ...fieldsOf(shown), removed: 'yes' });
    const gone = await browser().post(path, { ...open_, intro: 'Bleibt' });
    expect([gone.status, gone.html.includes('inzwischen gelöscht')]).toEqual([409, true]);
    const anew = await browser().post(`${page}/templates/new`, formOf(gone.html));
    expect(sheetIn(anew.html)).toContain('<p>Bleibt</p>');
    // And nobody removes what somebody else has just changed.
    const [row] = await backend().database.query<{ id: string }>(
      'select id from text_templates where removed_at is null',
    );
    const seen = fieldsOf((await other.open(`${page}/templates/${row?.id}`)).html);
    await browser().post(`${page}/templates/${row?.id}`, {
      ...formOf((await browser().open(`${page}/templates/${row?.id}`)).html),
      intro: 'Neu',
    });
    const kept = await other.post(`${page}/templates/${row?.id}/removal`, { ...seen, removed: 'yes' });
    expect(kept.html).toContain('Inzwischen hat sich etwas geändert');
  });

  it('show hostile templates as plain text', async () => {
    const begun = formOf((await open('/templates/tage')).html);
    for (const attack of xssStrings.filter((_, index) => index % 25 === 0)) {
      const safe = attack.replace(/[\\{}[\]*]/g, '\\$&');
      const { html } = await browser().post(`${page}/templates/new`, {
        ...{ ...begun, to: 'preview', name: attack.slice(0, 80), heading: safe, intro: safe },
      });
      expect(html, attack).not.toContain(attack.includes('<') ? attack : '\0');
    }
  });

  it('of a week with 5,000 dates are complete', async () => {
    const { database } = backend();
    await database.script(`
      insert into events (id, client, title, state) select 'many-' || n, 'stadt', 'Viele ' || n, 'published' from generate_series(1, 1000) n;
      insert into event_rubrics select 'many-' || n, 0, 1 from generate_series(1, 1000) n;
      insert into appointments (id, event_id, date, end_date, time_from) select 'many-' || n || '-' || d, 'many-' || n,
        date '2026-09-07' + d, date '2026-09-07' + d, '20:00' from generate_series(1, 1000) n, generate_series(0, 4) d;
      select index_events('stadt', array(select 'many-' || n from generate_series(1, 1000) n))`);
    const { html } = await open('?from=2026-09-07&to=2026-09-13');
    expect(html).toContain('<p class="hint">5.000 Termine</p>');
    expect(sheetIn(html).match(/<strong>Viele/g)).toHaveLength(5_000);
  });
});
