import Papa from 'papaparse';
import { expect, it } from 'vitest';
import type { BookEntry } from '../../../../../../demo/server/adverts/books/entries';
import { CHARTS, datevSettings } from '../../../../../../demo/server/backoffice/books/datev/accounts';
import { datevBatch } from '../../../../../../demo/server/backoffice/books/datev/batch';
import { ecSalesCsv, ecSalesOf } from '../../../../../../demo/server/backoffice/books/ec-sales/ec-sales';
import { entriesCsv } from '../../../../../../demo/server/backoffice/books/entries-csv';
import { quarterOf } from '../../../../../../demo/server/backoffice/books/months';
import { BILLING } from '../../../../../support/advert-fixtures';
import { anEntry, arbitraryEntries } from '../../../../../support/book-entries';
import { amountOf, balanceOf, type DatevBooking, readDatev } from '../../../../../support/datev-file';
import { itForAll } from '../../../../../support/it-for-all';
import fc from '../../../../../support/same-cases';

const OCTOBER = ['2026-10-01', '2026-10-31'] as const;
const REVENUE = Object.values(CHARTS['03']).filter((account) => account !== CHARTS['03'].bank);

const fileOf = (entries: readonly BookEntry[], fields: object = {}, isClosed = false) => {
  const settings = datevSettings({ datevAdviser: '29098', datevClient: '55003', ...fields });
  if (!settings) throw new Error('There are no settings.');
  const createdAt = new Date('2026-11-01T23:05:06.007Z');
  return readDatev(datevBatch({ month: '2026-10', entries, settings, isClosed, createdAt }));
};
const bookingOf = (given: Partial<BookEntry>, fields?: object): DatevBooking =>
  fileOf([anEntry(given)], fields).bookings[0] ?? expect.fail('no booking');
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

it('a batch has the numbers of the adviser and the client, its month, and is fixed once the month is closed', () => {
  const { bookings, ...head } = fileOf([anEntry()], { datevYearStart: '11-01', datevChart: '04' });
  expect(head).toEqual({
    ...{ format: 'EXTF', version: '700', category: '21', formatVersion: '13', createdAt: '20261102000506007' },
    ...{ adviser: '29098', client: '55003', fiscalYear: '20251101', digits: 4, from: '20261001', until: '20261031' },
    ...{ title: 'Anzeigen Oktober 2026', isFixed: false, currency: 'EUR', chart: '04' },
  });
  expect(bookings.map(({ Festschreibung }) => Festschreibung)).toEqual(['0']);
  const closed = fileOf([anEntry()], {}, true);
  expect([closed.isFixed, closed.bookings[0]?.Festschreibung, closed.fiscalYear]).toEqual([true, '1', '20260101']);
});

itForAll([
  [{ kind: 'invoice', cents: 2975 }, 'S', '10000', '8400', 'Kulturverein'],
  [{ kind: 'credit', cents: -2975 }, 'H', '10000', '8400', 'Gutschrift Kulturverein'],
  [{ kind: 'payment', cents: -1000 }, 'S', '1200', '10000', 'Zahlung Kulturverein'],
  [{ kind: 'payment', cents: 1000, undoes: 4 }, 'H', '1200', '10000', 'Zahlung zurückgenommen Kulturverein'],
  [{ kind: 'refund', cents: 500 }, 'H', '1200', '10000', 'Erstattung Kulturverein'],
  [{ kind: 'refund', cents: -500, undoes: 2 }, 'S', '1200', '10000', 'Erstattung zurückgenommen Kulturverein'],
  [{ vatShare: 700 }, 'S', '10000', '8300', 'Kulturverein'],
  [{ vatShare: 550 }, 'S', '10000', '8200', 'Kulturverein'],
  [{ vatShare: 0, vatCategory: 'AE' }, 'S', '10000', '8336', 'Kulturverein'],
  [{ vatShare: 0, vatCategory: 'O' }, 'S', '10000', '8338', 'Kulturverein'],
  [{ vatShare: 0, vatCategory: 'E' }, 'S', '10000', '8195', 'Kulturverein'],
  [{ vatShare: 0, vatCategory: 'Z' }, 'S', '10000', '8200', 'Kulturverein'],
] as const)('a booking has its side and its accounts', (given, side, account, contra, text) => {
  const booking = bookingOf(given);
  expect(booking).toMatchObject({
    ...{ 'Soll/Haben-Kennzeichen': side, Konto: account, 'Gegenkonto (ohne BU-Schlüssel)': contra },
    ...{ Buchungstext: text, 'BU-Schlüssel': '', Belegdatum: '1010', 'Belegfeld 1': 'ST-R-2026-00001' },
    ...{ 'Beleginfo - Art 1': 'Auftrag', 'Beleginfo - Inhalt 1': 'ST-A-2026-00001', 'WKZ Umsatz': 'EUR' },
  });
  expect(amountOf(booking)).toBe(Math.abs('cents' in given ? given.cents : 2975));
});

it('accounts follow the chart and its digits, and those of the seller come first', () => {
  expect(bookingOf({}, { datevChart: '04', datevDigits: '5' })).toMatchObject({
    ...{ Konto: '100000', 'Gegenkonto (ohne BU-Schlüssel)': '44000' },
  });
  expect(bookingOf({}, { datevStandard: '8401', datevDebtors: '69000' })).toMatchObject({
    ...{ Konto: '69000', 'Gegenkonto (ohne BU-Schlüssel)': '8401' },
  });
  expect(datevSettings({ datevAdviser: '29098' })).toBeUndefined();
  expect(datevSettings({ datevClient: '1' })).toBeUndefined();
});

it('an entry of an earlier month is dated by its booking, and names its own day', () => {
  expect(bookingOf({ day: '2026-09-30', bookedOn: '2026-10-01' })).toMatchObject({
    ...{ Belegdatum: '0110', Buchungstext: 'vom 30.09.2026 Kulturverein' },
  });
});

it('only a reverse charge has the VAT id of the buyer', () => {
  const column = 'EU-Land u. UStID (Bestimmung)';
  const greek = { ...BILLING, country: 'GR', vatId: 'EL 094259216' };
  expect(bookingOf({ vatCategory: 'AE', vatShare: 0, buyer: greek })[column]).toBe('EL094259216');
  expect(bookingOf({ buyer: greek })[column]).toBe('');
  expect(bookingOf({ kind: 'payment', vatCategory: 'AE', vatShare: 0, buyer: greek })[column]).toBe('');
  expect(bookingOf({ vatCategory: 'AE', vatShare: 0, buyer: { ...greek, vatId: '"; x' } })[column]).toBe('');
});

itForAll([
  ['Müller "KV"; Söhne', 'Müller "KV"; Söhne'],
  ['Zeile\r\nzwei', 'Zeile zwei'],
  ['=1+1', "'=1+1"],
  ['Őrség 🎭', 'Orség ?'],
  ['ä'.repeat(80), 'ä'.repeat(60)],
])('a name stays one cell of at most sixty characters', (company, text) =>
  expect(bookingOf({ buyer: { ...BILLING, company } }).Buchungstext).toBe(text),
);

it('the sums of DATEV, of the table and of the list of sales are those of the entries', () => {
  fc.assert(
    fc.property(arbitraryEntries, (entries) => {
      const file = fileOf(entries);
      const all = sumOf(entries.map(({ cents }) => cents));
      expect(balanceOf(file, '10000')).toBe(all);
      const kindOf = (...kinds: string[]) =>
        sumOf(entries.filter(({ kind }) => kinds.includes(kind)).map(({ cents }) => cents));
      expect(balanceOf(file, '1200') + kindOf('payment', 'refund')).toBe(0);
      expect(sumOf(REVENUE.map((account) => balanceOf(file, account))) + kindOf('invoice', 'credit')).toBe(0);
      for (const { Belegdatum } of file.bookings) expect(Belegdatum).toMatch(/^\d\d10$/);

      const { data } = Papa.parse<Record<string, string>>(entriesCsv(entries).slice(1), {
        ...{ delimiter: ';', header: true, newline: '\r\n', skipEmptyLines: true },
      });
      const centsOf = (amount = '') => Math.round(Number(amount.replace(',', '.')) * 100);
      expect(sumOf(data.map(({ Betrag }) => centsOf(Betrag)))).toBe(all);

      const { sales, unreported } = ecSalesOf(entries, OCTOBER);
      const charged = entries.filter(({ vatCategory }) => vatCategory === 'AE');
      const nets = charged.map(({ kind, net }) => (kind === 'invoice' ? net : kind === 'credit' ? -net : 0));
      expect(sumOf([...sales, ...unreported].map(({ cents }) => cents))).toBe(sumOf(nets));
      const lines = ecSalesCsv({ sales }).trim().split('\r\n').slice(2);
      for (const line of lines) expect(line).toMatch(/^(?:ATU13585627|EL094259216|FR40303265045),-?[1-9]\d*,S$/);
      expect(sumOf(lines.map((line) => Number(line.split(',')[1])))).toBe(sumOf(sales.map(({ euros }) => euros)));
    }),
  );
});

it('the list of sales sums up by VAT id, rounds to whole euros, and names what it leaves out', () => {
  const sale = (number: string, given: Partial<BookEntry> = {}, buyer: object = {}) =>
    anEntry({
      ...{ number, vatCategory: 'AE', vatShare: 0, vat: 0, net: 10_050, gross: 10_050, cents: 10_050, ...given },
      buyer: { ...BILLING, country: 'AT', vatId: 'ATU13585627', ...buyer },
    });
  const statement = ecSalesOf(
    [
      sale('1'),
      sale('2', { kind: 'credit', net: 5000 }),
      sale('3', { net: 40 }, { vatId: 'FR40303265045', country: 'FR', company: 'Théâtre' }),
      sale('4', {}, { vatId: '' }),
      sale('5', {}, { vatId: 'XI980780684', country: 'GB' }),
      sale('6', { kind: 'payment' }),
      sale('7', { suppliedUntil: '2026-11-02' }, { vatId: 'ATU12345675' }),
      anEntry({ number: '8', buyer: { ...BILLING, country: 'CH' }, vatCategory: 'O', vatShare: 0 }),
    ],
    OCTOBER,
  );
  expect(statement.sales.map(({ vatId, cents, euros }) => [vatId, cents, euros])).toEqual([
    ['ATU12345675', 10_050, 101],
    ['ATU13585627', 5050, 51],
    ['FR40303265045', 40, 0],
  ]);
  expect(statement.unreported.map(({ number }) => number)).toEqual(['4', '5']);
  expect(statement.changed).toEqual([{ buyer: 'Kulturverein', vatIds: ['ATU13585627', 'ATU12345675'] }]);
  expect(statement.otherPeriod).toEqual(['7']);
  expect(ecSalesCsv(statement)).toBe(
    '#v3.0\r\nUSt-IdNr.,Betrag (Euro),Art der Leistung\r\nATU12345675,101,S\r\nATU13585627,51,S\r\n',
  );
  const credit = ecSalesOf([sale('1', { kind: 'credit', net: 50 })], OCTOBER);
  expect(credit.sales[0]?.euros).toBe(-1);
});

itForAll([
  ['2026-01', ['2026-01', '2026-02', '2026-03']],
  ['2026-12', ['2026-10', '2026-11', '2026-12']],
] as const)('a month has its quarter', (month, quarter) => expect(quarterOf(month)).toEqual(quarter));
