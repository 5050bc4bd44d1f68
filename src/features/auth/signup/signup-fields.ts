import type { FieldRule } from '../../../model/field-rules';
import type { Settings } from '../../../settings/settings-schema';
import type { SignupDraft } from './signup-draft';

/** As part of an organisation, or at home. */
export type AddressKind = 'official' | 'private';

export type AddressFieldName = 'organization' | 'street' | 'plz' | 'community' | 'phone';

type AddressPath = keyof Pick<
  SignupDraft,
  | 'organization'
  | 'freeOrganization'
  | 'street'
  | 'plz'
  | 'community'
  | 'phone'
  | 'private_street'
  | 'private_plz'
  | 'private_community'
  | 'private_phone'
>;

/** One field of an address: its name in the settings, where the form holds it, and how the client wants it. */
export type AddressField = {
  name: AddressFieldName;
  path: AddressPath;
  rule: FieldRule & { label: string; info: string };
  /** Where the rule stands in the settings. */
  setting: string;
};

const PATHS: Readonly<Record<AddressKind, readonly AddressPath[]>> = {
  official: ['organization', 'freeOrganization', 'street', 'plz', 'community', 'phone'],
  private: ['private_street', 'private_plz', 'private_community', 'private_phone'],
};

const PRIVATE = {
  street: 'private_street',
  plz: 'private_plz',
  community: 'private_community',
  phone: 'private_phone',
} as const;

/** The fields of an address in their order. */
export function addressFields(
  kind: AddressKind,
  { auth, fieldSettings }: Pick<Settings, 'auth' | 'fieldSettings'>,
): AddressField[] {
  const names = ['street', 'plz', 'community', 'phone'] as const;
  const rules = fieldSettings.profile[kind];
  const fields = names.map((name) => ({
    name,
    path: kind === 'private' ? PRIVATE[name] : name,
    rule: rules[name],
    setting: `fieldSettings.profile.${kind}.${name}`,
  }));
  if (kind === 'private') return fields;
  const organization: AddressField = {
    name: 'organization',
    path: auth.organization.type === 'picker' ? 'organization' : 'freeOrganization',
    rule: fieldSettings.profile.official.organization,
    setting: 'fieldSettings.profile.official.organization',
  };
  return [organization, ...fields];
}

/** Whether something of an address is filled in. */
export const isBegun = (draft: SignupDraft, kind: AddressKind): boolean =>
  PATHS[kind].some((path) => {
    const value = draft[path];
    return typeof value === 'string' ? value.trim() !== '' : value !== undefined;
  });

/** The addresses that are asked for; the official one where the client has switched both off (spec section 5). */
export function shownKinds({ authenticatedArea }: Pick<Settings, 'authenticatedArea'>): AddressKind[] {
  const { enableOfficialAddress, enablePrivateAddress } = authenticatedArea;
  const hasOfficial = enableOfficialAddress || !enablePrivateAddress;
  return [...(hasOfficial ? (['official'] as const) : []), ...(enablePrivateAddress ? (['private'] as const) : [])];
}

/** Whether the client wants an address, and either of two will do. */
export function isOneAddressDue(settings: Pick<Settings, 'auth' | 'authenticatedArea' | 'fieldSettings'>): boolean {
  const kinds = shownKinds(settings);
  return kinds.length > 1 && kinds.some((kind) => addressFields(kind, settings).some(({ rule }) => rule.required));
}
