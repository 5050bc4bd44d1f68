import type { Infer } from 'superstruct';
import { maybe } from '../../lib/parse';
import { suggestedParts } from './address-payload';
import { between, fields } from './payload-fields';

/** POST addresses: a suggested address, missing in the search (spec section 3, "Address"). */
export const LocatedAddressPayload = fields({
  ...suggestedParts,
  /** The position of the building in degrees (WGS 84): both, or neither. */
  lat: maybe(between(-90, 90)),
  lon: maybe(between(-180, 180)),
});
export type LocatedAddressPayload = Infer<typeof LocatedAddressPayload>;
