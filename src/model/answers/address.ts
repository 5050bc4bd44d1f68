import { define, number, string, type } from 'superstruct';
import { maybe, parse, withMessage } from '../../lib/parse';
import { withScheme } from '../../lib/with-scheme';
import {
  type Community,
  communityLabel,
  LatitudeAnswer,
  LongitudeAnswer,
  type Position,
  toCommunity,
} from './community';

const isCommunity = define<object>('worded', (value) => {
  try {
    toCommunity(value);
    return true;
  } catch {
    return 'Missing or invalid community.';
  }
});

const AddressAnswer = type({
  address_id: withMessage(number(), 'Invalid address_id.'),
  community: isCommunity,
  main_address: maybe(type({ name: maybe(string()) })),
  name: maybe(string()),
  extended_name: maybe(string()),
  zipcode: maybe(string()),
  street: maybe(string()),
  phone: maybe(string()),
  fax: maybe(string()),
  mobile: maybe(string()),
  email: maybe(string()),
  url: maybe(string()),
  district: maybe(string()),
  lat: maybe(LatitudeAnswer),
  lon: maybe(LongitudeAnswer),
});

/** A location or an organisation with its contact data (spec section 3, "Address"). */
export type Address = {
  addressId: number;
  community: Community;
  mainAddressName?: string;
  name: string;
  extendedName?: string;
  zipcode?: string;
  street?: string;
  phone?: string;
  fax?: string;
  mobile?: string;
  email?: string;
  /** Always with a scheme. */
  url?: string;
  district?: string;
  /** The position of the building, if the server has it; the community has its own. */
  position?: Position;
};

const text = <Key extends string>(key: Key, value: string | null | undefined) =>
  (value ? { [key]: value } : {}) as Partial<Record<Key, string>>;

/**
 * Reads an address.
 * @throws {ShapeError} without address_id or community, or when a present field has a wrong type (spec section 8)
 */
export function toAddress(answer: unknown): Address {
  const raw = parse(answer, AddressAnswer, 'Address');
  return {
    addressId: raw.address_id,
    community: toCommunity(raw.community),
    name: raw.name ?? '',
    ...text('mainAddressName', raw.main_address?.name),
    ...text('extendedName', raw.extended_name),
    ...text('zipcode', raw.zipcode),
    ...text('street', raw.street),
    ...text('phone', raw.phone),
    ...text('fax', raw.fax),
    ...text('mobile', raw.mobile),
    ...text('email', raw.email),
    ...text('url', raw.url ? withScheme(raw.url) : undefined),
    ...text('district', raw.district),
    ...(raw.lat != null && raw.lon != null && { position: { lat: raw.lat, lon: raw.lon } }),
  };
}

/** Returns the name at the beginning of a search result. */
export const addressName = ({ mainAddressName, name, extendedName }: Address): string =>
  mainAddressName ? [mainAddressName, extendedName].filter(Boolean).join(' ') : name;

/**
 * Returns the label of an address in a search: main address name plus extended name; then name, extended name, street,
 * zipcode and community path (spec section 3).
 */
export function addressLabel(address: Address): string {
  const { mainAddressName, name, extendedName, street, zipcode, community } = address;
  const head = mainAddressName ? addressName(address) : '';
  const parts = [name, extendedName, street, zipcode, communityLabel(community)];
  return [head, ...parts].filter(Boolean).join(', ');
}
