import {
  type Addresses,
  type AddressRules,
  addressFields,
  addressKinds,
  isAnyRequired,
} from '../../../model/address-problems';
import type { SignupDraft } from './signup-draft';

/** The addresses of a sign-up, as the rules know them. */
export const addressesOf = (draft: SignupDraft): Addresses => ({
  official: { street: draft.street, plz: draft.plz, community: draft.community?.label, phone: draft.phone },
  private: {
    street: draft.private_street,
    plz: draft.private_plz,
    community: draft.private_community?.label,
    phone: draft.private_phone,
  },
  freeOrganization: draft.freeOrganization,
  hasOrganization: draft.organization !== undefined,
});

/** Whether the name of an organisation was typed that nobody has picked. */
export const isNameTyped = ({ organization, freeOrganization }: SignupDraft): boolean =>
  organization === undefined && freeOrganization.trim() !== '';

/** Whether the client wants an address, and either of two will do. */
export const isEitherDue = (settings: AddressRules): boolean =>
  addressKinds(settings).length > 1 && isAnyRequired(settings);

/** Where it is shown that an address is missing: at the first field. */
export const firstAddressPath = (settings: AddressRules): string =>
  addressKinds(settings).flatMap((kind) => addressFields(kind, settings))[0]?.path ?? 'addresses';
