import { isEmail } from '../contact-checks';
import type { RuleProblem } from '../field-rules';
import { countryOfVatId, isVatId } from './vat-id';

/** Who gets the invoice of an order (spec section 3, "Advert order"); '' for what there is not. */
export type Billing = {
  /** Whether it is somebody else than the person of the profile. */
  isOther: boolean;
  company: string;
  firstName: string;
  lastName: string;
  street: string;
  /** Where it does not stand in `street`. */
  houseNumber: string;
  postalCode: string;
  city: string;
  /** Two letters of ISO 3166. */
  country: string;
  vatId: string;
  /** What the advertiser wants to read on the invoice. */
  reference: string;
  email: string;
  /** Whether the advert is no business of theirs: then they may withdraw. */
  isConsumer: boolean;
};

/** What an address lacks or has wrong before an invoice can be written, by the names of its fields. */
export function billingProblems(billing: Billing): RuleProblem[] {
  const { company, firstName, lastName, postalCode, country, vatId, email, isConsumer } = billing;
  const isNamed = company.trim() !== '' && !isConsumer;
  return [
    ...(isNamed ? [] : [...required('firstName', firstName), ...required('lastName', lastName)]),
    ...required('street', billing.street),
    ...(postalCode.trim() === '' ? required('postalCode', '') : postalCodeProblems(postalCode, country)),
    ...required('city', billing.city),
    ...when(!isCountry(country.trim()), 'country', 'country'),
    ...vatIdProblems(vatId, country.trim()),
    ...(email.trim() === '' ? required('email', '') : when(!isEmail(email.trim()), 'email', 'email')),
  ];
}

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
/** Codes that have a name and are no country. */
const NO_COUNTRIES = ['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'];
/** Tells whether two letters are a country: one that is made up would take the VAT off. */
const isCountry = (code: string) =>
  /^[A-Z]{2}$/.test(code) && !NO_COUNTRIES.includes(code) && countryNames.of(code) !== undefined;

const when = (isWrong: boolean, path: string, code: string): RuleProblem[] => (isWrong ? [{ path, code }] : []);

const required = (path: string, value: string) => when(value.trim() === '', path, 'required');

/** `vat_id_country` is an id that would be right in another country of the Union; any other wrong one is `vat_id`. */
function vatIdProblems(vatId: string, country: string): RuleProblem[] {
  if (vatId.trim() === '' || isVatId(vatId, country)) return [];
  const of = countryOfVatId(vatId);
  return when(true, 'vatId', of !== undefined && of !== country ? 'vat_id_country' : 'vat_id');
}

const postalCodeProblems = (code: string, country: string) =>
  when(country.trim() === 'DE' && !/^\d{5}$/.test(code.trim()), 'postalCode', 'postal_code');
