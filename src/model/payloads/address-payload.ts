import type { Infer } from 'superstruct';
import { maybe } from '../../lib/parse';
import { MAX_EMAIL_LENGTH } from './account-payloads';
import { fields, filledLine, id, line } from './payload-fields';

/** The fields of every address in a payload. */
export const addressParts = { street: line(), plz: line(20), phone: line(50), url: line(2000) };

/** A community, or one of its districts. */
export const PlacePayload = fields({ community_id: id(), district_id: maybe(id()) });
export type PlacePayload = Infer<typeof PlacePayload>;

/** The fields of a suggested address, missing in the search. */
export const suggestedParts = {
  name: filledLine(),
  extended_name: line(),
  street: addressParts.street,
  zipcode: addressParts.plz,
  community: PlacePayload,
  phone: addressParts.phone,
  email: line(MAX_EMAIL_LENGTH),
  url: addressParts.url,
};

/** POST addresses, from a form without a map (spec section 3, "Address"). */
export const AddressPayload = fields(suggestedParts);
export type AddressPayload = Infer<typeof AddressPayload>;
