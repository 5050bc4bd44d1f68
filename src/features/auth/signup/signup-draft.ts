import {
  type AddressesDraft,
  addressesPayload,
  emptyAddresses,
  withAddressOnly,
} from '../../../forms/person/address-draft';
import { type AddressKind, type AddressRules, addressKinds } from '../../../model/address-problems';
import type { SignupPayload } from '../../../model/payloads/profile-payload';

/** What a person fills in to sign up. */
export type SignupDraft = AddressesDraft & {
  /** For whom the account is: an organisation, with the official address, or a person; '' until the user has chosen. */
  kind: AddressKind | '';
  username: string;
  email: string;
  password1: string;
  password2: string;
  /** 1 diverse, 2 Herr, 3 Frau (spec section 3); '' while none is chosen. */
  salutation: string;
  firstName: string;
  lastName: string;
  url: string;
  acceptConditions: boolean;
  acceptPrivacyPolicy: boolean;
  acceptAds: boolean;
};

/** Grows when a stored draft would not fit any more. */
export const SIGNUP_SCHEMA = 3;

export const emptySignup = (): SignupDraft => ({
  kind: '',
  username: '',
  email: '',
  password1: '',
  password2: '',
  salutation: '',
  firstName: '',
  lastName: '',
  url: '',
  ...emptyAddresses(),
  acceptConditions: false,
  acceptPrivacyPolicy: false,
  acceptAds: false,
});

/** The settings that say which addresses there are. */
type KindSettings = Pick<AddressRules, 'authenticatedArea'>;

/** The one address that is asked for: the only one that the client has, else the one that was chosen. */
export function askedKind({ kind }: SignupDraft, settings: KindSettings): AddressKind | undefined {
  const [first, second] = addressKinds(settings);
  return second === undefined ? first : kind || undefined;
}

/**
 * What is sent: the words that were typed, without blanks around them; passwords stay as they are. Nothing is sent of
 * an address that is not asked for.
 */
export function signupPayload(draft: SignupDraft, settings: KindSettings): Required<SignupPayload> {
  const { password1, password2, acceptConditions, acceptPrivacyPolicy, acceptAds } = draft;
  return {
    username: draft.username.trim(),
    salutation: Number(draft.salutation) || null,
    firstName: draft.firstName.trim(),
    lastName: draft.lastName.trim(),
    password1,
    password2,
    email: draft.email.trim(),
    ...addressesPayload(withAddressOnly(draft, askedKind(draft, settings))),
    acceptAGB: acceptConditions,
    acceptDSGVO: acceptPrivacyPolicy,
    acceptAds,
    url: draft.url.trim(),
    roleRelations: null,
  };
}
