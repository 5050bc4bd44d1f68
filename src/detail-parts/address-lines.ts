import type { Address } from '../model/answers/address';
import { type Community, communityLabel, type Position } from '../model/answers/community';

/** An address as it is written, from the name down. */
export type AddressLines = {
  name: string;
  /** The part of a bigger house: 'Kleiner Saal'. */
  extension: string;
  street: string;
  /** '72793 Pfullingen', with the district where it is one. */
  town: string;
  /** 'Baden-Württemberg - Reutlingen - Pfullingen' */
  path: string;
};

/** The town of a district is the segment before its own in the name path. */
function townName({ name, path, districtId }: Community): string {
  const town = path.at(-2);
  const isDistrict = districtId !== undefined && path.at(-1) === name && town !== undefined;
  return isDistrict ? `${town}-${name}` : name;
}

/** Writes an address; the same words never stand twice. */
export function addressLines(address: Address): AddressLines {
  const { mainAddressName, name, extendedName, street = '', zipcode, district, community } = address;
  const head = mainAddressName ?? name;
  const extensions = [mainAddressName ? name : '', extendedName ?? ''].filter((part) => part && part !== head);
  const town = [zipcode, townName(community)].filter(Boolean).join(' ');
  return {
    name: head || (extendedName ?? ''),
    extension: [...new Set(extensions)].join(', '),
    street,
    town: district && !town.includes(district) ? `${town} (${district})` : town,
    path: communityLabel(community),
  };
}

/** Where an address lies: the house itself or, where only that is known, the middle of its community. */
export const positionOf = ({ position, community }: Address): Position | undefined => position ?? community.position;

/**
 * Where directions to an address lead. The middle of a community is no goal for someone who knows the street, so the
 * written address goes first where the house's own coordinates are unknown.
 *
 * @returns undefined without any coordinates
 */
export function goalOf(address: Address): string | undefined {
  const somewhere = positionOf(address);
  if (!somewhere) return undefined;
  const { street, town } = addressLines(address);
  const written = !address.position && street && town ? `${street}, ${town}` : undefined;
  return written ?? `${somewhere.lat},${somewhere.lon}`;
}

/** Directions on openstreetmap.org to what a map can look up, a plain link: a written place, or coordinates. */
export const directionsTo = (to: string, how: { engine?: string } = {}): string =>
  `https://www.openstreetmap.org/directions?${new URLSearchParams({ to, ...how })}`;

/** A number as a `tel:` address: '07121 / 303-0' is 'tel:071213030'; '(0)' after a country code is not dialled. */
export function telHref(number: string): string | undefined {
  const dialled = number.replace(/^(\s*(?:\+|00)[\d\s]+)\(0\)/, '$1').replace(/[^\d+]/g, '');
  return /^\+?\d{3,}$/.test(dialled) ? `tel:${dialled}` : undefined;
}

/** A mail address as a `mailto:` address; what could add further fields to the mail is escaped. */
export function mailHref(email: string): string | undefined {
  const address = email.trim();
  return /^[^\s@?&]+@[^\s@?&]+$/.test(address) ? `mailto:${encodeURI(address)}` : undefined;
}
