import {
  type AddressesDraft,
  addressesPayload,
  emptyAddresses,
  withAddressOnly,
} from '../../../forms/person/address-draft';
import { type AddressKind, type AddressRules, addressKinds } from '../../../model/address-problems';
import type { SignupPayload } from '../../../model/payloads/profile-payload';

/** The values of the sign-up form. */
export type SignupDraft = AddressesDraft & {
  /** The kind of account: an organisation, with the official address, or a person; '' in drafts of earlier versions. */
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

/** The version of stored drafts; increased when older ones no longer fit. */
export const SIGNUP_SCHEMA = 3;

export const emptySignup = (): SignupDraft => ({
  kind: 'official',
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

/** Checks whether a sign-up names an organisation that the search did not find. */
export const namesNewOrganization = ({ organization, freeOrganization }: SignupDraft): boolean =>
  organization === undefined && freeOrganization.trim() !== '';

/** The settings that define the available addresses. */
type KindSettings = Pick<AddressRules, 'authenticatedArea'>;

/** Returns the kind of address that the form shows: the only enabled one, else the chosen one, at first the official. */
export function shownKind({ kind }: SignupDraft, settings: KindSettings): AddressKind {
  const [first, second] = addressKinds(settings);
  return first && second === undefined ? first : kind || 'official';
}

/** Returns the payload, with trimmed texts and unchanged passwords. A hidden address is not sent. */
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
    ...addressesPayload(withAddressOnly(draft, shownKind(draft, settings))),
    acceptAGB: acceptConditions,
    acceptDSGVO: acceptPrivacyPolicy,
    acceptAds,
    url: draft.url.trim(),
    roleRelations: null,
  };
}
