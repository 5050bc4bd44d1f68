import { msg } from '@lingui/core/macro';
import type { Locale } from '../../../../i18n/locale';
import type { Say } from '../../../../i18n/speech';
import type { FieldProblem } from '../../../../ui/form/form-problems';
import { commonWords } from '../../../../ui/form/problem-words';

/** What is wrong with a billing address, in words. */
export function billingWords(problem: FieldProblem, say: Say): string {
  switch (problem.code) {
    case 'vat_id':
      return say(
        msg`Diese USt-IdNr. kann nicht stimmen. Sie beginnt mit zwei Buchstaben für das Land, zum Beispiel DE136695976.`,
      );
    case 'postal_code':
      return say(msg`Eine deutsche Postleitzahl hat fünf Ziffern.`);
    default:
      return commonWords(problem, say);
  }
}

/** Where invoices go, by ISO 3166: the neighbours first, then the rest of the European Union. */
const COUNTRIES = 'DE AT CH LI LU BE BG CY CZ DK EE ES FI FR GR HR HU IE IT LT LV MT NL PL PT RO SE SI SK GB NO'.split(
  ' ',
);

/** The countries in the visitor's language. */
export function countryOptions(locale: Locale): { value: string; label: string }[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  return COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value }));
}
