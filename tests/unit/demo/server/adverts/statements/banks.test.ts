import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readStatement } from '../../../../../../demo/server/adverts/statements/read/read-statement';

const FOLDER = 'tests/support/statements/';
const TODAY = '2026-05-10';

/** Rows of the files that are no bookings, with their reasons. */
const SKIPPED: Readonly<Record<string, readonly (readonly [row: number, reason: string])[]>> = {
  'sparkasse-camt-v2.csv': [[4, 'pending']],
  'volksbank-alt.csv': [
    [18, 'balance'],
    [19, 'balance'],
  ],
  'deutsche-bank.csv': [[8, 'balance']],
  'postbank.csv': [[11, 'balance']],
  'dkb.csv': [[8, 'pending']],
  'comdirect.csv': [
    [8, 'pending'],
    [9, 'balance'],
  ],
  'paypal.csv': [
    [4, 'currency'],
    [5, 'pending'],
  ],
  'qonto.csv': [[4, 'pending']],
};

const WITHOUT_VALUE_DATE = 'paypal.csv';
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.csv'));

it.each(FILES)('reads the same two bookings from %s, and names every other row', (name) => {
  const read = readStatement(readFileSync(FOLDER + name), TODAY);
  if ('problem' in read) return expect.fail(read.problem);
  const bookedOn = '2026-05-07';
  const paidOn = name === WITHOUT_VALUE_DATE ? bookedOn : '2026-05-08';
  expect(read.lines).toMatchObject([
    { bookedOn, paidOn, cents: 2975 },
    { bookedOn, paidOn: bookedOn, cents: -123456 },
  ]);
  const [into, out] = read.lines;
  expect(`${into?.name} ${into?.purpose.replace(/\n/g, '')}`).toMatch(
    /^ ?Kulturverein Echaztal e\.V\..*Rechnung ST-R-2026-00117/,
  );
  expect(`${out?.name} ${out?.purpose}`).toMatch(/Stadtwerke Pfullingen GmbH[\s\S]*Strom Abschlag Mai; Vertrag 4711/);
  expect(read.skipped.map(({ row, reason }) => [row, reason])).toEqual(SKIPPED[name] ?? []);
});
