import { msg } from '@lingui/core/macro';
import type { FieldProblem } from '../../../../forms/engine/form-problems';
import { commonMessage } from '../../../../forms/engine/problem-messages';
import type { Locale } from '../../../../i18n/locale';
import type { Translation } from '../../../../i18n/translation';
import { countryOfVatId, plainVatId, vatExample, vatPrefix } from '../../../../model/adverts/vat-id';

/** The typed VAT id and the country of the invoice. */
type TypedId = { vatId: string; country: string };

/** Returns the message for a problem of a billing address. */
export function billingMessage(
  problem: FieldProblem,
  { _, locale }: Pick<Translation, '_' | 'locale'>,
  typed: TypedId,
) {
  switch (problem.code) {
    case 'vat_id':
    case 'vat_id_country':
      return vatIdMessage(typed, { _, locale });
    case 'postal_code':
      return _(msg`Eine deutsche Postleitzahl hat fünf Ziffern.`);
    default:
      return commonMessage(problem, _);
  }
}

/** Returns the message for a wrong VAT id: of another country, without a country prefix, or malformed. */
function vatIdMessage({ vatId, country }: TypedId, { _, locale }: Pick<Translation, '_' | 'locale'>): string {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const [example, prefix] = [vatExample(country) ?? '', vatPrefix(country)];
  const other = countryOfVatId(vatId);
  if (other !== undefined && other !== country) {
    const [of, to] = [names.of(other) ?? other, names.of(country) ?? country];
    return _(
      msg`Diese USt-IdNr. gehört zu einem anderen Land (${of}) als die Rechnung (${to}). Dort sieht sie so aus: ${example}.`,
    );
  }
  if (!plainVatId(vatId).startsWith(prefix))
    return _(msg`Diese USt-IdNr. kann nicht stimmen. Sie beginnt mit ${prefix}, zum Beispiel ${example}.`);
  return _(
    msg`Diese USt-IdNr. kann nicht stimmen. Bitte vergleichen Sie Ziffer für Ziffer. So sieht sie aus: ${example}.`,
  );
}

/** The countries of invoices, by ISO 3166: the neighbours first, then the rest of the European Union. */
const COUNTRIES = 'DE AT CH LI LU BE BG CY CZ DK EE ES FI FR GR HR HU IE IT LT LV MT NL PL PT RO SE SI SK GB NO'.split(
  ' ',
);

/** Returns the countries with labels in the visitor's language. */
export function countryOptions(locale: Locale): { value: string; label: string }[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  return COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value }));
}
