import type { Billing } from '../../../../model/adverts/billing-problems';
import { EMPTY_BILLING } from '../../../../model/answers/order-draft';
import type { Person } from '../../../../model/answers/person';

/** Splits 'Hauptstraße 12 a' into street and house number. */
export function splitStreet(street: string): { street: string; houseNumber: string } {
  const [, name, number] = /^(.*\S)\s+(\d+\s*[a-z]?(?:\s*[-/]\s*\d+\s*[a-z]?)?)$/i.exec(street.trim()) ?? [];
  return name && number ? { street: name, houseNumber: number } : { street: street.trim(), houseNumber: '' };
}

/** Returns the billing address of the profile: the official one, else the private one. The server takes the same. */
export function billingOf(person: Person): Billing {
  const { firstName, lastName, email, official, freeOrganization, organization } = person;
  const isOfficial = official.street !== '';
  const address = isOfficial ? official : person.private;
  const company = isOfficial ? organization?.name || freeOrganization : '';
  return {
    ...EMPTY_BILLING,
    ...{ firstName, lastName, email, company },
    ...splitStreet(address.street),
    postalCode: address.plz,
    city: address.community?.name ?? '',
    isConsumer: company === '',
  };
}
