import { warnOnce } from '../lib/warn';
import { isPhone } from './contact-checks';
import { type FieldRule, fieldProblems, type Matches, type RuleProblem } from './field-rules';

/** The two kinds of address of a person: that of an organisation, or a home address. */
export type AddressKind = 'official' | 'private';

/** The fields that both addresses have, in form order. */
const ADDRESS_FIELDS = ['street', 'plz', 'community', 'phone'] as const;

/** The name of a field that both addresses have. */
export type AddressFieldName = (typeof ADDRESS_FIELDS)[number];

/** The form values of one address; `community` is the name of the picked community, '' if its name is missing. */
export type AddressValues = Record<Exclude<AddressFieldName, 'community'>, string> & { community: string | undefined };

/** Both addresses and the organisation, typed or picked. */
export type Addresses = Record<AddressKind, AddressValues> & { freeOrganization: string; hasOrganization: boolean };

/** The client's settings for the addresses of a person (spec section 5). */
export type AddressRules<Rule extends FieldRule = FieldRule> = {
  authenticatedArea: { enableOfficialAddress: boolean; enablePrivateAddress: boolean };
  auth: { organization: { type: 'text' | 'picker' } };
  fieldSettings: {
    profile: {
      official: Readonly<Record<AddressFieldName | 'organization', Rule>>;
      private: Readonly<Record<AddressFieldName, Rule>>;
    };
  };
};

/** A field of an address: its name in the settings, its path in the payload, and its rule. */
export type AddressPart<Rule extends FieldRule = FieldRule> = {
  name: AddressFieldName | 'organization';
  path: ReturnType<typeof addressPath> | ReturnType<typeof organizationPath>;
  rule: Rule;
};

/** Returns the payload path of a field; paths without a prefix belong to the official address (spec section 3). */
const addressPath = (kind: AddressKind, name: AddressFieldName) =>
  kind === 'private' ? (`private_${name}` as const) : name;

/** Returns the enabled kinds of address, always at least one (spec section 5). */
export function addressKinds({ authenticatedArea }: Pick<AddressRules, 'authenticatedArea'>): AddressKind[] {
  const { enableOfficialAddress, enablePrivateAddress } = authenticatedArea;
  const hasNone = !enableOfficialAddress && !enablePrivateAddress;
  if (hasNone) warnOnce('settings: both addresses are off; the official one is shown.');
  const kinds: AddressKind[] = enableOfficialAddress || hasNone ? ['official'] : [];
  return enablePrivateAddress ? [...kinds, 'private'] : kinds;
}

/** Returns the path of the organisation field: free text, or a search in the addresses. */
export const organizationPath = ({ auth }: Pick<AddressRules, 'auth'>): 'freeOrganization' | 'organization' =>
  auth.organization.type === 'picker' ? 'organization' : 'freeOrganization';

/** Returns the fields of an address in form order. */
export function addressFields<Rule extends FieldRule>(
  kind: AddressKind,
  rules: Pick<AddressRules<Rule>, 'auth' | 'fieldSettings'>,
): AddressPart<Rule>[] {
  const { profile } = rules.fieldSettings;
  const fields = ADDRESS_FIELDS.map((name) => ({ name, path: addressPath(kind, name), rule: profile[kind][name] }));
  if (kind === 'private') return fields;
  return [{ name: 'organization', path: organizationPath(rules), rule: profile.official.organization }, ...fields];
}

/** Checks whether any field of an address is filled; the organisation belongs to the official one. */
export const isUsed = (addresses: Addresses, kind: AddressKind): boolean =>
  [...ADDRESS_FIELDS, ...(kind === 'official' ? (['organization'] as const) : [])].some((name) => {
    const { text, isPicked } = fieldInput(addresses, kind, name);
    return isPicked || text !== '';
  });

/** Returns the trimmed text of a field, and whether a value was picked that needs no text. */
function fieldInput(addresses: Addresses, kind: AddressKind, name: AddressPart['name']) {
  const { freeOrganization, hasOrganization } = addresses;
  if (name === 'organization') return { text: freeOrganization.trim(), isPicked: hasOrganization };
  const value = addresses[kind][name];
  return { text: (value ?? '').trim(), isPicked: name === 'community' && value !== undefined };
}

/** Checks whether the client requires any field of the enabled addresses. */
export const isAnyRequired = (rules: AddressRules): boolean =>
  addressKinds(rules).some((kind) => Object.values(rules.fieldSettings.profile[kind]).some(({ required }) => required));

/**
 * Returns the problems of the addresses, by payload path. An address is in use once any of its fields is filled; its
 * required fields must then be filled. If only one kind is enabled and one is needed, it must be complete.
 *
 * @param isOneNeeded true if an unused address is a problem, at the path 'addresses'
 * @param matches tests a text against a pattern of the client
 */
export function addressProblems(
  addresses: Addresses,
  rules: AddressRules,
  { isOneNeeded, matches }: { isOneNeeded: boolean; matches?: Matches | undefined },
): RuleProblem[] {
  const kinds = addressKinds(rules);
  const used = kinds.filter((kind) => isUsed(addresses, kind));
  const isOneMissing = isOneNeeded && used.length === 0;
  const completeKinds = isOneMissing && kinds.length === 1 ? kinds : used;
  const problems = kinds.flatMap((kind) =>
    addressFields(kind, rules).flatMap(({ name, path, rule }) => {
      const { text, isPicked } = fieldInput(addresses, kind, name);
      const required = rule.required && !isPicked && completeKinds.includes(kind);
      const problemPath = name === 'organization' && text !== '' ? 'freeOrganization' : path;
      return [
        ...fieldProblems(problemPath, text, { ...rule, required }, `fieldSettings.profile.${kind}.${name}`, matches),
        ...(name === 'phone' && text !== '' && !isPhone(text) ? [{ path, code: 'phone' }] : []),
      ];
    }),
  );
  return isOneMissing && problems.length === 0 ? [{ path: 'addresses', code: 'addresses' }] : problems;
}
