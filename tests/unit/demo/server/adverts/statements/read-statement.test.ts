import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { readAmount } from '../../../../../../demo/server/adverts/statements/read/read-amount';
import { readDay } from '../../../../../../demo/server/adverts/statements/read/read-day';
import {
  MAX_STATEMENT_BYTES,
  MAX_STATEMENT_LINES,
  readStatement,
} from '../../../../../../demo/server/adverts/statements/read/read-statement';
import fc from '../../../../../support/same-cases';

const TODAY = '2026-05-10';
const HEAD = 'Buchungstag;Valutadatum;Name Zahlungsbeteiligter;Verwendungszweck;Betrag;Waehrung';
const read = (text: string) => readStatement(Buffer.from(text), TODAY);
const linesOf = (text: string) => {
  const result = read(text);
  return 'problem' in result ? expect.fail(result.problem) : result;
};

it.each([
  ['1.234,56', 123456],
  ['1,234.56', 123456],
  ['-12,00', -1200],
  ['12,00-', -1200],
  ['−12,00', -1200],
  ['+12,5', 1250],
  ['12,00 S', -1200],
  ['12,00 H', 1200],
  ['H 12,00', 1200],
  ['1 234,56 €', 123456],
  ["1'234.56", 123456],
  ['EUR 12', 1200],
  ['0,00', 0],
  ['1.234', 'ambiguous'],
  ['12,345,6', 'unreadable'],
  ['1,2,3', 'unreadable'],
  ['zwölf', 'unreadable'],
  ['', 'unreadable'],
  ['10.000.000,01', 'large'],
])('reads the amount %s', (text, cents) => expect(readAmount(text)).toBe(cents));

it('reads three digits behind a single mark by the other amounts of the column', () => {
  const rows = (...amounts: string[]) =>
    linesOf([HEAD, ...amounts.map((amount) => `01.05.2026;;A;B;${amount};EUR`)].join('\n'));
  expect(rows('1.234', '5,00').lines.map(({ cents }) => cents)).toEqual([123400, 500]);
  expect(rows('1,234', '5.00').lines.map(({ cents }) => cents)).toEqual([123400, 500]);
  expect(rows('1.234', '5').skipped).toMatchObject([{ row: 2, reason: 'amount_ambiguous' }]);
});

it.each([
  ['31.12.2025', '2025-12-31'],
  ['1.5.26', '2026-05-01'],
  ['2026-05-01', '2026-05-01'],
  ['2026-05-01 09:10:11', '2026-05-01'],
  ['2026-05-01T09:10:11Z', '2026-05-01'],
  ['20260501', '2026-05-01'],
  ['31/12/2025', '2025-12-31'],
  ['12/31/2025', '2025-12-31'],
  ['05/05/2026', '2026-05-05'],
  ['05/04/2026', 'ambiguous'],
  ['30.02.2026', 'unreadable'],
  ['gestern', 'unreadable'],
])('reads the day %s', (text, day) => expect(readDay(text)).toBe(day));

it('reads days between slashes by the other days of the column', () => {
  const days = (...all: string[]) =>
    linesOf([HEAD, ...all.map((day) => `${day};;A;B;1,00;EUR`)].join('\n')).lines.map(({ bookedOn }) => bookedOn);
  expect(days('05/04/2026', '25/04/2026')).toEqual(['2026-04-05', '2026-04-25']);
  expect(days('04/05/2026', '04/25/2026')).toEqual(['2026-04-05', '2026-04-25']);
  expect(days('04/05/2026', '04/25/2026', '25/04/2026')).toEqual(['2026-04-25', '2026-04-25']);
});

it('takes the value date, and the day of booking if that is still to come', () => {
  const { lines } = linesOf(`${HEAD}\n07.05.2026;08.05.2026;A;B;1,00;EUR\n10.05.2026;11.05.2026;A;B;1,00;EUR`);
  expect(lines.map(({ paidOn }) => paidOn)).toEqual(['2026-05-08', '2026-05-10']);
});

it('names what it cannot take, by line and reason', () => {
  const { lines, skipped } = linesOf(
    [
      HEAD,
      '01.05.2026;;Anna;gut;1,00;EUR',
      '',
      '01.05.2026;;Anna;Dollar;1,00;USD',
      '01.05.2026;;Anna;Dollar;$1,00;',
      ';;Anna;ohne Tag;1,00;EUR',
      '01.05.2026;;Anna;ohne Betrag;;EUR',
      '01.05.2026;;Anna;null;0,00;EUR',
      '11.05.2026;;Anna;morgen;1,00;EUR',
      '01.05.2026;;Anna;"zwei',
      'Zeilen";viel;EUR',
      `01.05.2026;;Anna;${'x'.repeat(5000)};1,00;EUR`,
      'Summe der Umsätze',
    ].join('\r\n'),
  );
  expect(lines).toHaveLength(1);
  expect(skipped.map(({ row, reason }) => [row, reason])).toEqual([
    [4, 'currency'],
    [5, 'amount_unreadable'],
    [6, 'day_missing'],
    [7, 'amount_missing'],
    [8, 'amount_zero'],
    [9, 'day_future'],
    [10, 'amount_unreadable'],
    [12, 'too_long'],
    [13, 'day_unreadable'],
  ]);
});

it.each([
  ['', 'empty'],
  [' \n\n', 'empty'],
  ['%PDF-1.7', 'pdf'],
  ['\u0089PNG', 'picture'],
  ['PK\u0003\u0004...[Content_Types].xml', 'workbook'],
  ['PK\u0003\u0004...umsaetze.csv', 'archive'],
  ['<?xml version="1.0"?><Document/>', 'xml'],
  [':20:STARTUMS\n:25:64050000/12345\n:60F:C260501EUR1,00\n', 'mt940'],
  ['<!doctype html><html>', 'page'],
  ['Name;Ort\nAnna;Pfullingen', 'no_head'],
  [HEAD, 'no_lines'],
  ['x'.repeat(MAX_STATEMENT_BYTES + 1), 'large'],
  [`${HEAD}\n${'01.05.2026;;A;B;1,00;EUR\n'.repeat(MAX_STATEMENT_LINES + 1)}`, 'many_lines'],
])('refuses a file that is no table of bookings (%#)', (text, problem) => {
  expect(readStatement(Buffer.from(text, 'latin1'), TODAY)).toMatchObject({ problem });
});

it('names the line of a quotation mark that is not closed', () => {
  expect(read(`${HEAD}\n01.05.2026;;A;B;1,00;EUR\n01.05.2026;;A;"B;1,00;EUR\n01.05.2026;;A;C;1,00;EUR`)).toEqual({
    ...{ problem: 'unclosed_quote', row: 3 },
  });
});

it('keeps formulas as texts, and NUL out', () => {
  const { lines } = linesOf(`${HEAD}\n01.05.2026;;"=HYPERLINK(""http://x"")";@SUM(A1)\0;1,00;EUR`);
  expect(lines).toMatchObject([{ name: '=HYPERLINK("http://x")', purpose: '@SUM(A1)' }]);
});

it('reads lines of Windows-1252 among those of UTF-8', () => {
  const bytes = Buffer.concat([
    Buffer.from(`${HEAD}\n01.05.2026;;Müller;Straße – 5 €;1,00;EUR\n`),
    Buffer.from('01.05.2026;;M\u00fcller;Stra\u00dfe \u0096 5 \u0080;1,00;EUR\n', 'latin1'),
  ]);
  const result = readStatement(bytes, TODAY);
  expect('lines' in result && result.lines.map(({ name, purpose }) => `${name} ${purpose}`)).toEqual([
    'Müller Straße – 5 €',
    'Müller Straße – 5 €',
  ]);
});

const twoDigits = (number: number) => String(number).padStart(2, '0');
const TEXT = fc
  .string({ unit: fc.constantFrom(...'abcXYZ019äöüßÄÖÜ€–;,\t|"\'=@+-(). \n'), maxLength: 40 })
  .map((text) => text.trim().replace(/ *\n */g, '\n'))
  .filter((text) => !/saldo|kontostand/i.test(text));

const LINE = fc.record({
  day: fc.integer({ min: 1, max: 10 }),
  value: fc.integer({ min: 1, max: 10 }),
  cents: fc.integer({ min: -100_000_000, max: 100_000_000 }).filter((cents) => cents !== 0),
  name: TEXT.map((text) => text.replace(/\s+/g, ' ')),
  purpose: TEXT,
});

const DAYS = {
  long: (day: number) => `${twoDigits(day)}.05.2026`,
  short: (day: number) => `${day}.5.26`,
  iso: (day: number) => `2026-05-${twoDigits(day)}`,
};
const grouped = (cents: number, [group, decimal]: readonly [string, string]) =>
  `${Math.floor(Math.abs(cents) / 100)
    .toString()
    .replace(/\B(?=(?:\d{3})+$)/g, group)}${decimal}${twoDigits(Math.abs(cents) % 100)}`;

const FORMAT = fc.record({
  separator: fc.constantFrom(';', ',', '\t'),
  newline: fc.constantFrom('\n', '\r\n', '\r'),
  encoding: fc.constantFrom('utf8', 'bom', 'utf16le', 'utf16be', 'windows'),
  days: fc.constantFrom('long', 'short', 'iso') as fc.Arbitrary<keyof typeof DAYS>,
  marks: fc.constantFrom(['.', ','], [',', '.'], ['', ','], ['', '.'], [' ', ',']) as fc.Arbitrary<[string, string]>,
  signs: fc.constantFrom('minus', 'behind', 'letter', 'columns'),
  preamble: fc.constantFrom(
    [],
    [
      ['Konto', 'DE02'],
      ['Zeitraum', '01.05.2026'],
    ],
    [['']],
  ),
});

const WINDOWS: Readonly<Record<string, number>> = { '€': 0x80, '–': 0x96 };
const encoders: Readonly<Record<string, (text: string) => Uint8Array>> = {
  utf8: (text) => Buffer.from(text),
  bom: (text) => Buffer.from(`\uFEFF${text}`),
  utf16le: (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
  utf16be: (text) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(),
  windows: (text) => Uint8Array.from([...text].map((letter) => WINDOWS[letter] ?? letter.charCodeAt(0))),
};

it('reads back what is written in any encoding, separator and format', () => {
  fc.assert(
    fc.property(fc.array(LINE, { minLength: 1, maxLength: 12 }), FORMAT, (lines, format) => {
      const { separator, newline, encoding, days, marks, signs, preamble } = format;
      const amounts = (cents: number): string[] => {
        const text = grouped(cents, marks);
        if (signs === 'columns') return cents < 0 ? [text, ''] : ['', text];
        if (signs === 'letter') return [`${text} ${cents < 0 ? 'S' : 'H'}`];
        return [cents > 0 ? text : signs === 'minus' ? `-${text}` : `${text}-`];
      };
      const head = ['Buchungstag', 'Wertstellung', 'Beguenstigter/Zahlungspflichtiger', 'Verwendungszweck'];
      const text = Papa.unparse(
        [
          ...preamble,
          [...head, ...(signs === 'columns' ? ['Soll', 'Haben'] : ['Betrag'])],
          ...lines.map(({ day, value, cents, name, purpose }) => [
            ...[DAYS[days](day), DAYS[days](value), name, purpose],
            ...amounts(cents),
          ]),
        ],
        { delimiter: separator, newline, quotes: true },
      );
      // In Windows-1252 these are the bytes of other letters in UTF-8.
      fc.pre(encoding !== 'windows' || !/[ÄÖÜß][€–]|ä[€–]{2}/.test(text));
      const encode = encoders[encoding];
      const result = readStatement(encode?.(text.replace(/\n|\r\n?/g, newline)) ?? new Uint8Array(), TODAY);
      expect(result).toEqual({
        skipped: [],
        lines: lines.map(({ day, value, cents, name, purpose }) => ({
          ...{ row: expect.any(Number), bookedOn: DAYS.iso(day), paidOn: DAYS.iso(value) },
          ...{ cents, name, purpose, reference: '' },
        })),
      });
    }),
    { numRuns: 500 },
  );
});

it('answers for any bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      const head = Buffer.from(`${HEAD}\n`);
      for (const file of [bytes, Buffer.concat([head, bytes])]) expect(readStatement(file, TODAY)).toBeTypeOf('object');
    }),
    { numRuns: 300 },
  );
});

it.each([
  ['one row without end', ';'.repeat(MAX_STATEMENT_BYTES)],
  ['rows with a quotation mark', 'a"b;c\n'.repeat(MAX_STATEMENT_BYTES / 6 - 1)],
])('finds no head in the begin of a large file with %s', (_, text) =>
  expect(read(text)).toEqual({ problem: 'no_head' }),
);

it('cuts a text between letters, not within one', () => {
  const { skipped } = linesOf(`${HEAD}\n${'x'.repeat(159)}😀;;Anna;;1,00;EUR\n01.05.2026;;Anna;;1,00;EUR`);
  expect(skipped[0]?.text).toBe('x'.repeat(159));
});
