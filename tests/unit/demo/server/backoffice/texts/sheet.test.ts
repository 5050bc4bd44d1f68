import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { inputsOf, readFields } from '../../../../../../demo/server/backoffice/page/typed-fields';
import type { Entry } from '../../../../../../demo/server/backoffice/texts/find-entries';
import { htmlSheet, plainSheet, sheetOf } from '../../../../../../demo/server/backoffice/texts/sheet';
import { tableOf } from '../../../../../../demo/server/backoffice/texts/table';
import { BUILT_IN_TEMPLATES, type Template } from '../../../../../../demo/server/backoffice/texts/template';
import { TEMPLATE_FIELDS, toTemplate } from '../../../../../../demo/server/backoffice/texts/template-fields';
import { aFeedDate, aFeedEvent, aFeedSource } from '../../../../../support/feed-events';
import { itForAll } from '../../../../../support/it-for-all';

const entry = (event: object, day: string, date: object = {}): Entry => {
  const planned = aFeedDate(day, date);
  return { event: aFeedEvent({ ...event, dates: [planned] }), planned };
};
const MUSIC = [{ name: 'Musik', name_en: 'Music' }];
const ENTRIES = [
  entry({ title: 'Schau', rubrics: [{ name: 'Kunst' }] }, '2027-05-01', { endDate: '2027-05-20', fullDay: true }),
  entry({ title: 'Jazz', rubrics: MUSIC, place: { name: 'Halle', town: 'Ulm' }, free: true }, '2027-05-03'),
  entry({ title: 'Orgel', rubrics: [] }, '2027-05-04', { status: 'cancelled', until: undefined }),
  entry({ title: 'Chor', rubrics: MUSIC, place: { name: 'Rathaus Ulm', town: 'Ulm' } }, '2027-05-04', {
    status: 'soldOut',
  }),
];
const template = (given: Partial<Template> = {}): Template => ({ ...(BUILT_IN_TEMPLATES.tage as Template), ...given });
const sheet = (given: Partial<Template> = {}, entries: readonly Entry[] = ENTRIES) =>
  sheetOf({
    ...{ source: aFeedSource(), template: template(given), period: { from: '2027-05-03', to: '2027-05-09' } },
    ...{ rubrics: ['Kunst', 'Musik'], chosen: [], entries },
  });

describe('a text', () => {
  it('by days has a heading for each, and events of several days at the end', () => {
    expect(plainSheet(sheet())).toBe(
      [
        'Veranstaltungen vom 3. bis 9. Mai',
        'Montag, 3. Mai',
        '19:30–22:00 Uhr: Jazz, Halle, Ulm. Eintritt frei',
        'Dienstag, 4. Mai',
        '19:30 Uhr: Orgel. Abgesagt',
        '19:30–22:00 Uhr: Chor, Rathaus Ulm. Ausverkauft',
        'Über mehrere Tage',
        'Schau (1. bis 20. Mai)',
        '',
      ]
        .join('\n\n')
        .replace(/\n\n$/, '\n'),
    );
  });

  it('by rubrics follows their order, with days in them; events without rubric come last', () => {
    const headings = sheet({ outer: 'rubric', inner: 'day' }).body.flatMap((part) =>
      part.kind === 'heading' ? [`${part.level} ${part.text}`] : [],
    );
    expect(headings).toEqual([
      ...['2 Kunst', '3 Über mehrere Tage', '2 Musik', '3 Montag, 3. Mai', '3 Dienstag, 4. Mai'],
      ...['2 Weitere', '3 Dienstag, 4. Mai'],
    ]);
  });

  it('by venues is in English if the template is', () => {
    const words = plainSheet(sheet({ ...BUILT_IN_TEMPLATES.englisch, outer: 'place', inner: 'place' }));
    expect(words).toContain('What’s on from 3 to 9 May');
    expect(words).toMatch(/Halle, Ulm[\s\S]*Rathaus Ulm[\s\S]*Without a place/);
    expect(words).toContain('Sold out');
    expect(plainSheet(sheet({ language: 'en', outer: 'rubric' }))).toContain('\n\nMusic\n\n');
  });

  it('without grouping has no headings, and without events a message', () => {
    expect(sheet({ outer: 'none' }).body.every(({ kind }) => kind === 'entry')).toBe(true);
    expect(plainSheet(sheet({}, []))).toContain('In diesem Zeitraum gibt es keine Veranstaltungen.');
  });

  it('has an introduction and an end', () => {
    const intro = 'KW {woche}/{jahr} · {anzahl} · {portal}[ · nur {rubriken}] · {von}–{bis}';
    expect(plainSheet(sheet({ intro }))).toContain('KW 18/2027 · 4 · Achalmtal · 3. Mai–9. Mai');
  });

  it('as HTML holds the events as text', () => {
    const html = htmlSheet(sheet({}, [entry({ title: '<img src=x onerror=alert(1)>"' }, '2027-05-03')]), 2);
    expect(html).toContain('<h2>Veranstaltungen vom 3. bis 9. Mai</h2>\n<h3>Montag, 3. Mai</h3>');
    expect(html).toContain('<strong>&lt;img src=x onerror=alert(1)&gt;&quot;</strong>');
    expect(html).not.toContain('<img');
  });
});

describe('the table of a text, read by another library', () => {
  const rows = (given: Partial<Template>, entries: readonly Entry[]) => {
    const { body, charset } = tableOf({ source: aFeedSource(), template: template(given) }, entries);
    // Node reads Windows-1252 as Latin 1, which has no sign for the euro.
    const text = new TextDecoder(charset, { ignoreBOM: true }).decode(body).replaceAll('\u0080', '€');
    return { text, cells: Papa.parse<string[]>(text.replace(/^\uFEFF/, '').trimEnd()).data };
  };

  it('has the columns of the template, in its language', () => {
    const { text, cells } = rows({ columns: ['date', 'title', 'town', 'price'] }, ENTRIES.slice(1, 2));
    expect(text.startsWith('\uFEFF')).toBe(true);
    expect(cells).toEqual([
      ['Datum', 'Titel', 'Gemeinde', 'Preis'],
      ['2027-05-03', 'Jazz', 'Ulm', 'Eintritt frei'],
    ]);
    expect(rows({ columns: ['date'], language: 'en' }, []).cells).toEqual([['Date']]);
  });

  itForAll([
    ['comma', 'utf-8', ','],
    ['tab', 'utf-8', '\t'],
    ['semicolon', 'windows-1252', ';'],
  ] as const)('with %s in %s', (separator, encoding, sign) => {
    const { text, cells } = rows({ separator, encoding, columns: ['title', 'place'] }, [
      entry({ title: 'Öl; "Käse", 5 €', place: { name: 'Mühle' } }, '2027-05-03'),
    ]);
    expect(text.startsWith('\uFEFF')).toBe(false);
    expect(text).toContain(`"Titel"${sign}"Ort"`);
    expect(cells[1]).toEqual(['Öl; "Käse", 5 €', 'Mühle']);
  });

  itForAll(['=1+1', '+49', '-@x', '@SUM(A1)', '\t=1', ' =cmd|x!A0', '=HYPERLINK("http://x")'])(
    'keeps %j as text in every spreadsheet',
    (title) => {
      const { cells } = rows({ columns: ['title'] }, [entry({ title }, '2027-05-03')]);
      expect(cells[1]?.[0]?.startsWith("'")).toBe(true);
    },
  );
});

describe('a template', () => {
  itForAll(Object.entries(BUILT_IN_TEMPLATES))('%s is valid as built in, and the form restores it', (_, starter) => {
    const typed = inputsOf(TEMPLATE_FIELDS, starter);
    const text = (name: string) => typed[name] ?? '';
    const read = readFields(TEMPLATE_FIELDS, { text, line: text, names: Object.keys(typed) });
    expect(read).toEqual({ values: starter, problems: {} });
  });

  it('that is stored incompletely is completed', () => {
    for (const odd of [null, 7, 'x', [], { columns: ['evil'], outer: 'constructor', language: 'fr', separator: {} }])
      expect(toTemplate(odd)).toEqual(BUILT_IN_TEMPLATES.tage);
  });
});
