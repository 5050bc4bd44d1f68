import {
  ADDRESS_FIELDS,
  type Addresses,
  type AddressFieldName,
  type AddressKind,
  type AddressRules,
  addressKinds,
  addressPath,
  isAnyRequired,
  organizationPath,
} from '../../../model/address-problems';
import type { FieldRule } from '../../../model/field-rules';
import type { Settings } from '../../../settings/settings-schema';
import type { SignupDraft } from './signup-draft';

/** One field of an address: its name in the settings, where the form holds it, and how the client wants it. */
export type AddressField = {
  name: AddressFieldName | 'organization';
  path: ReturnType<typeof addressPath> | ReturnType<typeof organizationPath>;
  rule: FieldRule & { label: string; info: string };
};

/** The fields of an address in their order. */
export function addressFields(kind: AddressKind, settings: Pick<Settings, 'auth' | 'fieldSettings'>): AddressField[] {
  const { profile } = settings.fieldSettings;
  const fields = ADDRESS_FIELDS.map((name) => ({ name, path: addressPath(kind, name), rule: profile[kind][name] }));
  if (kind === 'private') return fields;
  return [{ name: 'organization', path: organizationPath(settings), rule: profile.official.organization }, ...fields];
}

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
  addressKinds(settings)[0] === 'private' ? addressPath('private', 'street') : organizationPath(settings);
