import type { SignupPayload } from '../../../model/payloads/profile-payload';
import { communityPayload, type PickedAddress, type PickedCommunity } from '../../../model/picks';

/**
 * What one fills in to sign up. Fields are named as the server names them, so that what it refuses finds its field:
 * those without a prefix are the official address.
 */
export type SignupDraft = {
  username: string;
  email: string;
  password1: string;
  password2: string;
  /** 1 diverse, 2 Herr, 3 Frau (spec section 3); '' while none is chosen. */
  salutation: string;
  firstName: string;
  lastName: string;
  url: string;
  organization?: PickedAddress;
  freeOrganization: string;
  street: string;
  plz: string;
  community?: PickedCommunity;
  phone: string;
  private_street: string;
  private_plz: string;
  private_community?: PickedCommunity;
  private_phone: string;
  acceptConditions: boolean;
  acceptPrivacyPolicy: boolean;
  acceptAds: boolean;
};

/** Grows when a stored draft would not fit any more. */
export const SIGNUP_SCHEMA = 1;

export const emptySignup = (): SignupDraft => ({
  username: '',
  email: '',
  password1: '',
  password2: '',
  salutation: '',
  firstName: '',
  lastName: '',
  url: '',
  freeOrganization: '',
  street: '',
  plz: '',
  phone: '',
  private_street: '',
  private_plz: '',
  private_phone: '',
  acceptConditions: false,
  acceptPrivacyPolicy: false,
  acceptAds: false,
});

/** What the server wants of those who choose none. */
const ELSE = 1;

/** What is sent: the words that were typed, without blanks around them; passwords stay as they are. */
export function signupPayload(draft: SignupDraft): Required<SignupPayload> {
  const { organization, password1, password2, acceptConditions, acceptPrivacyPolicy, acceptAds } = draft;
  return {
    username: draft.username.trim(),
    salutation: Number(draft.salutation) || ELSE,
    firstName: draft.firstName.trim(),
    lastName: draft.lastName.trim(),
    password1,
    password2,
    email: draft.email.trim(),
    organization: organization?.addressId ?? null,
    freeOrganization: draft.freeOrganization.trim(),
    street: draft.street.trim(),
    plz: draft.plz.trim(),
    community: communityPayload(draft.community),
    phone: draft.phone.trim(),
    private_street: draft.private_street.trim(),
    private_plz: draft.private_plz.trim(),
    private_community: communityPayload(draft.private_community),
    private_phone: draft.private_phone.trim(),
    acceptAGB: acceptConditions,
    acceptDSGVO: acceptPrivacyPolicy,
    acceptAds,
    url: draft.url.trim(),
    roleRelations: null,
  };
}
