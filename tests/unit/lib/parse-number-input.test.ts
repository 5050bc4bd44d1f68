import { describe, expect, it } from 'vitest';
import {
  formatMoneyInput,
  formatNumberInput,
  parseMoneyInput,
  parseNumberInput,
} from '../../../src/lib/parse-number-input';
import { itForAll } from '../../support/it-for-all';
import fc from '../../support/same-cases';

const MARKS = { de: ',', en: '.' } as const;
const locales = fc.constantFrom('de', 'en');

describe('a typed number', () => {
  itForAll([
    ['12', 12, 12],
    ['12,5', 12.5, 12.5],
    ['12.5', 12.5, 12.5],
    ['0,75', 0.75, 0.75],
    [',5', 0.5, 0.5],
    ['12,', 12, 12],
    ['1.234', 1234, 1.234],
    ['1,234', 1.234, 1234],
    ['1.234,5', 1234.5, 1234.5],
    ['1,234.5', 1234.5, 1234.5],
    ['1.234.567', 1_234_567, 1_234_567],
    ['1 234 567', 1_234_567, 1_234_567],
    ['1’234', 1234, 1234],
    ['1\u00a0234,5', 1234.5, 1234.5],
    ['-3', -3, -3],
    ['−3', -3, -3],
    ['+3', 3, 3],
    ['007', 7, 7],
    ['-0', 0, 0],
    ['2026', 2026, 2026],
  ])('%j is %d in German, %d in English', (typed, german, english) => {
    expect(parseNumberInput(typed, ',')).toEqual({ number: german });
    expect(parseNumberInput(typed, '.')).toEqual({ number: english });
  });

  itForAll(['-', '.', 'zwölf', '12 Stück', '1e5', '0x1f', '1.2.3', '1,2,3', '12.34.567', '1..2', '--3', '3-', '１２'])(
    '%j cannot be read',
    (typed) => {
      expect(parseNumberInput(typed, ',')).toEqual({ problem: 'unreadable' });
    },
  );

  it('is neither a number nor a problem where nothing is typed', () => {
    expect([parseNumberInput(' ', ','), parseMoneyInput('', ',', 'EUR')]).toEqual([{}, {}]);
  });

  it('cannot be read with more digits than a number can store', () => {
    expect(parseNumberInput('9'.repeat(15), ',')).toEqual({ number: 999_999_999_999_999 });
    expect(parseNumberInput('9'.repeat(16), ',')).toEqual({ problem: 'unreadable' });
  });

  it('is read as it is written, in both languages', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 0, max: 4 }), locales, (figures, places, locale) => {
        const number = Number((figures / 10 ** places).toFixed(places)) + 0;
        expect(parseNumberInput(formatNumberInput(number, MARKS[locale]), MARKS[locale])).toEqual({ number });
      }),
    );
  });
});

describe('typed money', () => {
  itForAll([
    ['12', 1200],
    ['12,5', 1250],
    ['12.50 €', 1250],
    ['12,50€', 1250],
    ['€12.50', 1250],
    ['€ 12', 1200],
    ['EUR 12,50', 1250],
    ['12,50 Euro', 1250],
    ['12,-', 1200],
    ['12,–', 1200],
    ['12,-- €', 1200],
    ['1.234,50', 123_450],
    ['0,99', 99],
    ['12,500', 1250],
    ['-5,00 €', -500],
    ['−€5', -500],
    ['0', 0],
  ])('%j is %d cents', (typed, number) => {
    expect(parseMoneyInput(typed, ',', 'EUR')).toEqual({ number });
  });

  itForAll([
    ['1,234.50', 123_450],
    ['1,234', 123_400],
    ['12.5', 1250],
    ['12,50', 1250],
  ])('%j is %d cents in English', (typed, number) => {
    expect(parseMoneyInput(typed, '.', 'EUR')).toEqual({ number });
  });

  itForAll([
    ['12,505', 'too_precise'],
    ['0,001', 'too_precise'],
    ['frei', 'unreadable'],
    ['€', 'unreadable'],
    ['12 $', 'unreadable'],
    ['12 CHF', 'unreadable'],
    ['999999999999999', 'unreadable'],
  ])('%j is %s', (typed, problem) => {
    expect(parseMoneyInput(typed, ',', 'EUR')).toEqual({ problem });
  });

  it('accepts a currency by its code, without interpreting it as a pattern', () => {
    expect(parseMoneyInput('12 CHF', ',', 'CHF')).toEqual({ number: 1200 });
    expect(parseMoneyInput('12 x', ',', '.*')).toEqual({ problem: 'unreadable' });
  });

  it('is read as it is written, in both languages', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 12), max: 10 ** 12 }), locales, (number, locale) => {
        expect(parseMoneyInput(formatMoneyInput(number, MARKS[locale]), MARKS[locale], 'EUR')).toEqual({ number });
        expect(parseMoneyInput(`${formatMoneyInput(number, MARKS[locale])} €`, MARKS[locale], 'EUR')).toEqual({
          number,
        });
      }),
    );
  });
});
