import type { Address } from '../../../../model/answers/address';

/** How to reach an address, on one line: street and town, telephone, page. */
export const addressDetails = ({ street, zipcode, community, phone, email, url }: Address): string =>
  [street, [zipcode, community.name].filter(Boolean).join(' '), phone, email, url].filter(Boolean).join(' · ');
