import type { Address } from '../../../../model/answers/address';

/** Formats the contact of an address on one line: street and town, phone, email, page. */
export const addressDetails = ({ street, zipcode, community, phone, email, url }: Address): string =>
  [street, [zipcode, community.name].filter(Boolean).join(' '), phone, email, url].filter(Boolean).join(' · ');
