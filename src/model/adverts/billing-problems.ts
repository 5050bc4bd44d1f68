import { isEmail } from '../contact-checks';
import type { RuleProblem } from '../field-rules';
import { countryOfVatId, isVatId } from './vat-id';

/** The recipient of an order's invoice (spec section 3, "Advert order"); absent texts are ''. */
export type Billing = {
  /** True if the recipient is not the person of the profile. */
  isOther: boolean;
  company: string;
  firstName: string;
  lastName: string;
  street: string;
  /** Empty where `street` contains it. */
  houseNumber: string;
  postalCode: string;
  city: string;
  /** ISO 3166 code of two letters. */
  country: string;
  vatId: string;
  /** The advertiser's reference, printed on the invoice. */
  reference: string;
  email: string;
  /** True if the advert has no business purpose; a consumer may withdraw from the order. */
  isConsumer: boolean;
};

/** Returns the problems of a billing address, by field name. */
export function billingProblems(billing: Billing): RuleProblem[] {
  const { company, firstName, lastName, postalCode, country, vatId, email, isConsumer } = billing;
  const isNamed = company.trim() !== '' && !isConsumer;
  return [
    ...(isNamed ? [] : [...required('firstName', firstName), ...required('lastName', lastName)]),
    ...required('street', billing.street),
    ...(postalCode.trim() === '' ? required('postalCode', '') : postalCodeProblems(postalCode, country)),
    ...required('city', billing.city),
    ...problemIf(!isCountry(country.trim()), 'country', 'country'),
    ...vatIdProblems(vatId, country.trim()),
    ...(email.trim() === '' ? required('email', '') : problemIf(!isEmail(email.trim()), 'email', 'email')),
  ];
}

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
/** Codes that `Intl.DisplayNames` names although they are no countries. */
const NO_COUNTRIES = ['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'];
/** Checks whether a code is a country: a made-up one would take the VAT off. */
const isCountry = (code: string) =>
  /^[A-Z]{2}$/.test(code) && !NO_COUNTRIES.includes(code) && countryNames.of(code) !== undefined;

const problemIf = (isWrong: boolean, path: string, code: string): RuleProblem[] => (isWrong ? [{ path, code }] : []);

const required = (path: string, value: string) => problemIf(value.trim() === '', path, 'required');

/**
 * Returns `vat_id_country` for an id that is valid in another country of the Union, `vat_id` for any other wrong id.
 */
function vatIdProblems(vatId: string, country: string): RuleProblem[] {
  if (vatId.trim() === '' || isVatId(vatId, country)) return [];
  const idCountry = countryOfVatId(vatId);
  return problemIf(true, 'vatId', idCountry !== undefined && idCountry !== country ? 'vat_id_country' : 'vat_id');
}

const postalCodeProblems = (code: string, country: string) =>
  problemIf(country.trim() === 'DE' && !/^\d{5}$/.test(code.trim()), 'postalCode', 'postal_code');
