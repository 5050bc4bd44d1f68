import type { Address } from '../model/answers/address';
import type { Community, Position } from '../model/answers/community';

/** An address line by line, from the name down. */
export type AddressLines = {
  name: string;
  /** The part of a bigger building: 'Kleiner Saal'. */
  extension: string;
  street: string;
  /** Postcode and town, '72793 Pfullingen', with the district if there is one. */
  town: string;
};

/** Returns the town of a community: that of a district is the segment before it in the name path. */
function townOf({ name, path, districtId }: Community): string {
  return (districtId !== undefined && path.at(-1) === name && path.at(-2)) || name;
}

/** Returns the name of a town, with the district if there is one. */
function townName(community: Community): string {
  const town = townOf(community);
  return town === community.name ? town : `${town}-${community.name}`;
}

/** Formats an address; equal lines are shown once. */
export function addressLines(address: Address): AddressLines {
  const { mainAddressName, name, extendedName, street = '', zipcode, district, community } = address;
  const mainName = mainAddressName ?? name;
  const extensions = [mainAddressName ? name : '', extendedName ?? ''].filter(
    (extension) => extension && extension !== mainName,
  );
  const town = [zipcode, townName(community)].filter(Boolean).join(' ');
  return {
    name: mainName || (extendedName ?? ''),
    extension: [...new Set(extensions)].join(', '),
    street,
    town: district && !town.includes(district) ? `${town} (${district})` : town,
  };
}

/** Formats an address in one line: name, street and town, without postcode and district; the town is named once. */
export function addressInLine(address: Address): string {
  const { name, street } = addressLines(address);
  const town = townOf(address.community);
  return [name, street, name.includes(town) ? '' : town].filter(Boolean).join(', ');
}

/** Returns the position of an address: of the building, else the centre of its community. */
export const positionOf = ({ position, community }: Address): Position | undefined => position ?? community.position;

/**
 * Returns the target of directions to an address. The centre of a community misleads a visitor who has the street, so
 * the written address is preferred if the building has no coordinates.
 *
 * @returns undefined without any coordinates
 */
export function directionsTarget(address: Address): string | undefined {
  const position = positionOf(address);
  if (!position) return undefined;
  const { street, town } = addressLines(address);
  const writtenAddress = !address.position && street && town ? `${street}, ${town}` : undefined;
  return writtenAddress ?? `${position.lat},${position.lon}`;
}

/** Returns a link to directions on openstreetmap.org. The target is a written address or coordinates. */
export const directionsHref = (target: string, options: { engine?: string } = {}): string =>
  `https://www.openstreetmap.org/directions?${new URLSearchParams({ to: target, ...options })}`;

/**
 * Returns a number as a `tel:` address: '07121 / 303-0' is 'tel:071213030'; '(0)' after a country code is not dialled.
 */
export function telHref(number: string): string | undefined {
  const dialled = number.replace(/^(\s*(?:\+|00)[\d\s]+)\(0\)/, '$1').replace(/[^\d+]/g, '');
  return /^\+?\d{3,}$/.test(dialled) ? `tel:${dialled}` : undefined;
}

/** Returns a mail address as a `mailto:` address, escaped so that it cannot add fields to the mail. */
export function mailHref(email: string): string | undefined {
  const address = email.trim();
  return /^[^\s@?&]+@[^\s@?&]+$/.test(address) ? `mailto:${encodeURI(address)}` : undefined;
}
