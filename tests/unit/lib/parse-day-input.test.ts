import { describe, expect, it } from 'vitest';
import { formatDay } from '../../../src/i18n/formats';
import { parseDayInput } from '../../../src/lib/parse-day-input';
import { itForAll } from '../../support/it-for-all';
import fc from '../../support/same-cases';

/** A Saturday. */
const TODAY = '2026-11-21';

describe('a typed day', () => {
  itForAll([
    ['24.12.2026', '2026-12-24'],
    ['24.12.26', '2026-12-24'],
    ['24.12.', '2026-12-24'],
    ['24.12', '2026-12-24'],
    [' 1.2.27 ', '2027-02-01'],
    ['24/12/2026', '2026-12-24'],
    ['24-12-2026', '2026-12-24'],
    ['24 12 2026', '2026-12-24'],
    ['2026-12-24', '2026-12-24'],
    ['2026-1-2', '2026-01-02'],
    ['24122026', '2026-12-24'],
    ['241226', '2026-12-24'],
    ['2412', '2026-12-24'],
    ['24,12,2026', '2026-12-24'],
    ['24,12,', '2026-12-24'],
    ['24,12', '2026-12-24'],
    ['21.11.', '2026-11-21'],
    ['20.11.', '2027-11-20'],
    ['5 Dec 2026', '2026-12-05'],
    ['December 5th, 2026', '2026-12-05'],
    ['3rd March', '2027-03-03'],
    ['24. Dezember', '2026-12-24'],
    ['3. märz 2027', '2027-03-03'],
    ['Sa, 21.11.', '2026-11-21'],
    ['Samstag, 21. November 2026', '2026-11-21'],
    ['Sun 22 Nov 2026', '2026-11-22'],
    ['heute', '2026-11-21'],
    ['Morgen', '2026-11-22'],
    ['übermorgen', '2026-11-23'],
    ['gestern', '2026-11-20'],
    ['tomorrow', '2026-11-22'],
    ['samstag', '2026-11-21'],
    ['So.', '2026-11-22'],
    ['Friday', '2026-11-27'],
  ])('%j is %s', (typed, day) => {
    expect(parseDayInput(typed, TODAY)).toEqual({ day });
  });

  itForAll([
    '31.02.',
    '31.2.2026',
    '29.02.2026',
    '32.1.',
    '1.13.2026',
    '2026-02-30',
    '31022027',
    '30. Februar',
    '0.1.',
  ])('%j does not exist', (typed) => {
    expect(parseDayInput(typed, TODAY)).toEqual({ problem: 'impossible' });
  });

  itForAll(['bald', '24.', '24.12.2', '24.12.202', 'mor', '12', '1.2.3.4', 'ab 24.12.', '24. Foo', 'constructor'])(
    '%j cannot be read',
    (typed) => {
      expect(parseDayInput(typed, TODAY)).toEqual({ problem: 'unreadable' });
    },
  );

  it('is neither a day nor a problem where nothing is typed', () => {
    expect(parseDayInput('  ', TODAY)).toEqual({});
  });

  itForAll([
    ['2026-11-21', '2028-02-29'],
    ['2028-02-29', '2028-02-29'],
    ['2028-03-01', '2032-02-29'],
    ['2096-03-01', '2104-02-29'],
  ])('on %s, 29.2. is the next that exists', (today, day) => {
    expect(parseDayInput('29.2.', today)).toEqual({ day });
    expect(parseDayInput('30.2.', today)).toEqual({ problem: 'impossible' });
  });
});

it('reads every day as it is written, in both languages', () => {
  const days = fc
    .date({ min: new Date('1971-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const styles = fc.constantFrom('numeric', 'long', 'shortWithYear');
  fc.assert(
    fc.property(days, fc.constantFrom('de', 'en'), styles, (day, locale, style) => {
      expect(parseDayInput(formatDay(day, locale, style), TODAY)).toEqual({ day });
    }),
  );
});
