import type { SignupPayload } from '../../../model/payloads/profile-payload';
import { type AddressesDraft, addressesPayload, emptyAddresses } from '../../../portal/person-fields/address-draft';

/** What a person fills in to sign up. */
export type SignupDraft = AddressesDraft & {
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
export const SIGNUP_SCHEMA = 2;

export const emptySignup = (): SignupDraft => ({
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

/** Sent for a person who has chosen no salutation: the server needs one. */
const ELSE = 1;

/** What is sent: the words that were typed, without blanks around them; passwords stay as they are. */
export function signupPayload(draft: SignupDraft): Required<SignupPayload> {
  const { password1, password2, acceptConditions, acceptPrivacyPolicy, acceptAds } = draft;
  return {
    username: draft.username.trim(),
    salutation: Number(draft.salutation) || ELSE,
    firstName: draft.firstName.trim(),
    lastName: draft.lastName.trim(),
    password1,
    password2,
    email: draft.email.trim(),
    ...addressesPayload(draft),
    acceptAGB: acceptConditions,
    acceptDSGVO: acceptPrivacyPolicy,
    acceptAds,
    url: draft.url.trim(),
    roleRelations: null,
  };
}
