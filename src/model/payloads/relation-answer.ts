import type { Infer } from 'superstruct';
import { maybe } from '../../lib/parse';
import { addressParts, PlacePayload } from './address-payload';
import { fields, id, line } from './payload-fields';

/**
 * POST my/roleRelations: for whom a person records, a known address or the name of one that is not known yet. Without
 * both, the relation is that of a private person, in a role of type private.
 */
export const RelationAnswer = fields({
  /** The id of a known address. */
  organization: maybe(id()),
  /** The name of an address to be suggested, in place of `organization`. */
  name: line(),
  community: maybe(PlacePayload),
  plz: addressParts.plz,
  street: addressParts.street,
  /** The role; by default that of `defaultRoleOf`. */
  role: maybe(id()),
});
export type RelationAnswer = Infer<typeof RelationAnswer>;
