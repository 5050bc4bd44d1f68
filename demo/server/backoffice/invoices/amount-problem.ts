import { parseMoneyInput } from '../../../../src/lib/parse-number-input';

const CURRENCIES = new Set(Intl.supportedValuesOf('currency').filter((currency) => currency !== 'EUR'));

/** Checks whether a text has the sign or the code of another currency than the euro. */
export const namesOtherCurrency = (typed: string): boolean =>
  /(?!€)\p{Sc}/u.test(typed) || (typed.toUpperCase().match(/\p{L}+/gu) ?? []).some((word) => CURRENCIES.has(word));

/** A longer number is an amount, but too large a one. */
const MAX_DIGITS = 12;

/** Returns what is wrong with a typed amount, and what to type; undefined if it is an amount above 0, however large. */
export function amountProblem(typed: string): string | undefined {
  const { number: cents, problem } = parseMoneyInput(typed, ',', 'EUR');
  if (problem === 'too_precise') return 'Bitte geben Sie den Betrag auf den Cent genau ein, zum Beispiel 12,50.';
  if (problem && namesOtherCurrency(typed))
    return 'Rechnungen lauten auf Euro. Bitte geben Sie ein, wie viel in Euro auf dem Konto steht.';
  if (problem && typed.replace(/\D/g, '').length <= MAX_DIGITS)
    return 'Diesen Betrag kann das Programm nicht lesen. Bitte schreiben Sie ihn wie 1.234,50.';
  if (typed.trim() === '') return 'Bitte geben Sie einen Betrag ein.';
  return cents === undefined || cents > 0 ? undefined : 'Der Betrag muss größer als null sein.';
}
