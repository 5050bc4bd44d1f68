import { type Infer, unknown } from 'superstruct';
import { maybe } from '../../lib/parse';
import { MAX_NAME_LENGTH } from '../profile-problems';
import { MAX_EMAIL_LENGTH, NewPassword } from './account-payloads';
import { addressParts, PlacePayload } from './address-payload';
import { MAX_RELATIONS } from './limits';
import { fields, filledLine, flagField, id, line, listField, secret, wholeNumber } from './payload-fields';

const MAX_STATUS_LENGTH = 50;

/** The fields of a person in every payload; fields without a prefix belong to the official address (spec section 3). */
const person = {
  salutation: maybe(wholeNumber(1, 3)),
  firstName: filledLine(MAX_NAME_LENGTH),
  lastName: filledLine(MAX_NAME_LENGTH),
  email: filledLine(MAX_EMAIL_LENGTH),
  organization: maybe(id()),
  freeOrganization: line(),
  street: addressParts.street,
  plz: addressParts.plz,
  community: maybe(PlacePayload),
  phone: addressParts.phone,
  private_street: addressParts.street,
  private_plz: addressParts.plz,
  private_community: maybe(PlacePayload),
  private_phone: addressParts.phone,
  acceptAds: maybe(flagField()),
  url: addressParts.url,
};

/** POST auth/signup (spec section 3, "Signup payload"). */
export const SignupPayload = fields({
  ...person,
  username: line(MAX_EMAIL_LENGTH),
  ...NewPassword.schema,
  acceptAGB: maybe(flagField()),
  acceptDSGVO: maybe(flagField()),
  /** Always null, and ignored: relations are part of the profile. */
  roleRelations: unknown(),
});
export type SignupPayload = Infer<typeof SignupPayload>;

/** A role relation as its person requests it; of `status`, only 'delete' has an effect. */
export const RelationPayload = fields({
  id: maybe(id()),
  role: maybe(id()),
  address: maybe(id()),
  community: maybe(id()),
  district: maybe(id()),
  status: line(MAX_STATUS_LENGTH),
});
export type RelationPayload = Infer<typeof RelationPayload>;

/** PUT persons. */
export const ProfilePayload = fields({
  ...person,
  /** The password, required for a new e-mail address. */
  passwordOld: maybe(secret()),
  acceptConditions: maybe(flagField()),
  acceptPrivacyPolicy: maybe(flagField()),
  roleRelations: maybe(listField(RelationPayload, MAX_RELATIONS)),
});
export type ProfilePayload = Infer<typeof ProfilePayload>;
