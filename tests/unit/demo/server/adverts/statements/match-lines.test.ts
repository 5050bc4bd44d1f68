import { expect, it } from 'vitest';
import { findNumbers } from '../../../../../../demo/server/adverts/statements/find-numbers';
import { type MatchedInvoice, matchLines } from '../../../../../../demo/server/adverts/statements/match-lines';
import { buyerWordsOf, isSameName, wordsOf } from '../../../../../../demo/server/adverts/statements/same-name';
import { BILLING } from '../../../../../support/advert-fixtures';

const PREFIXES = { own: ['ST'], others: ['ZE', 'AST'] };
const numbersOf = (text: string) =>
  findNumbers(text, PREFIXES).map(
    ({ number, isSure, isShort }) => `${number}${isSure ? '' : '?'}${isShort ? '+' : ''}`,
  );

it.each([
  ['ST-R-2026-00117', 'ST-R-2026-00117'],
  ['Rechnung st-r-2026-00117 vom 9.4.', 'ST-R-2026-00117'],
  ['ST R 2026 00117', 'ST-R-2026-00117'],
  ['STR202600117', 'ST-R-2026-00117'],
  ['RechnungSTR202600117', 'ST-R-2026-00117'],
  ['ST-R-20\n26-0011 7', 'ST-R-2026-00117'],
  ['S T - R - 2 0 2 6 - 0 0 1 1 7', 'ST-R-2026-00117'],
  ['ST–R–2O26–OO117', 'ST-R-2026-00117'],
  ['SVWZ+ST-R-2026-00117 EREF+7', 'ST-R-2026-00117'],
  ['ST-R-2026-00117, ST-R-2026-00118', 'ST-R-2026-00117 ST-R-2026-00118'],
  ['ST-R-2026-00117, 00118 und 00119', 'ST-R-2026-00117 ST-R-2026-00118+ ST-R-2026-00119+'],
  ['2026-00117', 'ST-R-2026-00117?'],
  ['R-2026-00117', 'ST-R-2026-00117?'],
  ['Re.-Nr. 2026 00117', 'ST-R-2026-00117?'],
  ['Gutschrift ST-G-2026-00003', 'ST-G-2026-00003'],
  ['ZE-R-2026-00117', ''],
  ['ZE R 2026 00117', ''],
  ['ZER202600117', ''],
  ['AST-R-2026-00117', ''],
  ['AB-R-2026-00117', ''],
  ['20.11.2026 12345', ''],
  ['1234202600117', ''],
  ['Danke', ''],
])('finds the numbers in %j', (text, numbers) => expect(numbersOf(text).join(' ')).toBe(numbers));

it.each([
  ['Kulturverein', true],
  ['KULTURVEREIN E.V.', true],
  ['Muster, Erika', true],
  ['Erika und Max Muster', true],
  ['Muster', false],
  ['Kulturamt', false],
  ['', false],
])('compares the name %s', (name, isSame) => expect(isSameName(wordsOf(name), buyerWordsOf(BILLING))).toBe(isSame));

const invoice = (count: number, owed: number, more: Partial<MatchedInvoice> = {}): MatchedInvoice => ({
  ...{ number: `ST-R-2026-0000${count}`, credits: [], orderId: `order-${count}`, owed, issuedOn: '2026-04-01' },
  ...{ isCancelled: false, buyer: BILLING, ...more },
});
const line = (cents: number, purpose: string, more: { name?: string; reference?: string; paidOn?: string } = {}) => ({
  ...{ cents, purpose, name: '', reference: '', paidOn: '2026-05-01', ...more },
});
const match = (lines: ReturnType<typeof line>[], ...payables: MatchedInvoice[]) =>
  matchLines(lines, { prefixes: PREFIXES, payables }).map(({ state, reason, parts, note }) =>
    [state, reason, ...parts.map(({ number, cents }) => `${number} ${cents}`), note].filter(Boolean).join(' '),
  );

it('proposes what a number says: all, a part, or more', () => {
  const open = invoice(1, 2975);
  expect(match([line(2975, 'ST-R-2026-00001')], open)).toEqual(['proposed exact ST-R-2026-00001 2975']);
  expect(match([line(1000, 'ST-R-2026-00001')], open)).toEqual(['proposed partial ST-R-2026-00001 1000']);
  expect(match([line(3000, 'ST-R-2026-00001')], open)).toEqual(['proposed more ST-R-2026-00001 3000']);
  expect(match([line(2975, '', { reference: 'ST-R-2026-00001' })], open)).toEqual([
    'proposed exact ST-R-2026-00001 2975',
  ]);
});

it('splits a transfer for several invoices if the sum fits', () => {
  const both = [invoice(1, 1000), invoice(2, 500)];
  const purpose = 'ST-R-2026-00001 und ST-R-2026-00002';
  expect(match([line(1500, purpose)], ...both)).toEqual(['proposed split ST-R-2026-00001 1000 ST-R-2026-00002 500']);
  expect(match([line(1500, 'ST-R-2026-00001, 00002')], ...both)).toEqual([
    'proposed split ST-R-2026-00001 1000 ST-R-2026-00002 500',
  ]);
  // A postcode behind the number is no invoice.
  expect(match([line(1000, 'ST-R-2026-00001, 00002')], ...both)).toEqual(['proposed exact ST-R-2026-00001 1000']);
  expect(match([line(1400, purpose)], ...both)).toEqual(['unclear sum ST-R-2026-00001, ST-R-2026-00002']);
});

it('says why a number does not help', () => {
  expect(match([line(100, 'ST-R-2026-00001')], invoice(1, 0))).toEqual(['unclear settled ST-R-2026-00001']);
  expect(match([line(100, 'ST-R-2026-00001')], invoice(1, -100, { isCancelled: true }))).toEqual([
    'unclear cancelled ST-R-2026-00001',
  ]);
  expect(match([line(100, 'ST-R-2026-00009')], invoice(1, 100))).toEqual(['unclear unknown_number ST-R-2026-00009']);
  expect(match([line(100, 'ST-R-2026-00001', { paidOn: '2026-03-31' })], invoice(1, 100))).toEqual([
    'unclear before_invoice ST-R-2026-00001',
  ]);
  expect(match([line(99, '2026-00001')], invoice(1, 100))).toEqual(['unclear unsure_number ST-R-2026-00001']);
  expect(match([line(100, '2026-00001')], invoice(1, 100))).toEqual(['proposed exact ST-R-2026-00001 100']);
  expect(match([line(100, 'ZE-R-2026-00001')], invoice(1, 100))).toEqual(['unclear none']);
});

it('lets a line see what the ones before it pay', () => {
  const open = invoice(1, 2975);
  const whole = line(2975, 'ST-R-2026-00001');
  expect(match([whole, whole], open)).toEqual([
    'proposed exact ST-R-2026-00001 2975',
    'unclear named_before ST-R-2026-00001',
  ]);
  expect(match([line(975, 'ST-R-2026-00001'), line(2000, 'ST-R-2026-00001')], open)).toEqual([
    'proposed partial ST-R-2026-00001 975',
    'proposed exact ST-R-2026-00001 2000',
  ]);
});

it('takes amount and name only if one invoice has both', () => {
  const name = { name: 'Kulturverein e.V.' };
  expect(match([line(100, 'Danke', name)], invoice(1, 100))).toEqual(['proposed name ST-R-2026-00001 100']);
  expect(match([line(100, 'Danke', name)], invoice(1, 100), invoice(2, 100))).toEqual([
    'unclear several ST-R-2026-00001, ST-R-2026-00002',
  ]);
  expect(match([line(100, 'Danke', { name: 'Anna' })], invoice(1, 100))).toEqual(['unclear none']);
});

it('proposes due refunds, and ignores other outgoing lines', () => {
  const due = invoice(1, -500, { credits: ['ST-G-2026-00003'], isCancelled: true });
  expect(match([line(-500, 'ST-R-2026-00001')], due)).toEqual(['proposed refund ST-R-2026-00001 500']);
  expect(match([line(-500, 'Gutschrift ST-G-2026-00003')], due)).toEqual(['proposed refund ST-R-2026-00001 500']);
  expect(match([line(-500, 'Erstattung', { name: 'Kulturverein' })], due)).toEqual([
    'proposed refund ST-R-2026-00001 500',
  ]);
  expect(match([line(-600, 'ST-R-2026-00001')], due)).toEqual(['unclear refund_amount ST-R-2026-00001']);
  expect(match([line(-500, 'Strom')], due)).toEqual(['ignored outgoing']);
});

it('says that many invoices fit, and names some, for thousands of lines and invoices of one amount', () => {
  const many = Array.from({ length: 2000 }, (_, index) => invoice(10_000 + index, 2975));
  const lines = Array.from({ length: 2000 }, () => line(2975, 'Danke', { name: 'KULTURVER' }));
  const named = many.slice(0, 10).map(({ number }) => number);
  expect(new Set(match(lines, ...many))).toEqual(new Set([`unclear several ${named.join(', ')}, …`]));
});
