import { isEmail } from '../contact-checks';
import type { RuleProblem } from '../field-rules';
import { isVatId } from './vat-id';

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
    ...when(!/^[A-Z]{2}$/.test(country.trim()), 'country', 'country'),
    ...when(vatId.trim() !== '' && !isVatId(vatId, country.trim()), 'vatId', 'vat_id'),
    ...(email.trim() === '' ? required('email', '') : when(!isEmail(email.trim()), 'email', 'email')),
  ];
}

const when = (isWrong: boolean, path: string, code: string): RuleProblem[] => (isWrong ? [{ path, code }] : []);

const required = (path: string, value: string) => when(value.trim() === '', path, 'required');

const postalCodeProblems = (code: string, country: string) =>
  when(country.trim() === 'DE' && !/^\d{5}$/.test(code.trim()), 'postalCode', 'postal_code');
