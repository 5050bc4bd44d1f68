import { warnOnce } from '../lib/warn';
import { isPhone } from './contact-checks';
import { type FieldRule, fieldProblems, type Matches, type RuleProblem } from './field-rules';

/** The two ways to reach a person: as part of an organisation, or at home. */
export type AddressKind = 'official' | 'private';

/** The fields that both addresses have, in their order. */
const ADDRESS_FIELDS = ['street', 'plz', 'community', 'phone'] as const;

/** The name of a field that both addresses have. */
export type AddressFieldName = (typeof ADDRESS_FIELDS)[number];

/** One address as it is filled in; `community` is the name of the picked one, '' where that is not known. */
export type AddressValues = Record<Exclude<AddressFieldName, 'community'>, string> & { community: string | undefined };

/** Both addresses, and the organisation as it was typed or picked. */
export type Addresses = Record<AddressKind, AddressValues> & { freeOrganization: string; hasOrganization: boolean };

/** The client's settings that rule the addresses of a person (spec section 5). */
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

/** One field of an address: its name in the settings, the path at which it is sent, and how the client wants it. */
export type AddressField<Rule extends FieldRule = FieldRule> = {
  name: AddressFieldName | 'organization';
  path: ReturnType<typeof addressPath> | ReturnType<typeof organizationPath>;
  rule: Rule;
};

/** The path of a field as it is sent: what has no prefix is the official address (spec section 3). */
const addressPath = (kind: AddressKind, name: AddressFieldName) =>
  kind === 'private' ? (`private_${name}` as const) : name;

/** The addresses that are asked for; one is always there (spec section 5). */
export function addressKinds({ authenticatedArea }: Pick<AddressRules, 'authenticatedArea'>): AddressKind[] {
  const { enableOfficialAddress, enablePrivateAddress } = authenticatedArea;
  const hasNone = !enableOfficialAddress && !enablePrivateAddress;
  if (hasNone) warnOnce('settings: both addresses are off; the official one is shown.');
  const kinds: AddressKind[] = enableOfficialAddress || hasNone ? ['official'] : [];
  return enablePrivateAddress ? [...kinds, 'private'] : kinds;
}

/** The field for the organisation: a text, or a search in the addresses. */
export const organizationPath = ({ auth }: Pick<AddressRules, 'auth'>): 'freeOrganization' | 'organization' =>
  auth.organization.type === 'picker' ? 'organization' : 'freeOrganization';

/** The fields of an address in their order. */
export function addressFields<Rule extends FieldRule>(
  kind: AddressKind,
  rules: Pick<AddressRules<Rule>, 'auth' | 'fieldSettings'>,
): AddressField<Rule>[] {
  const { profile } = rules.fieldSettings;
  const fields = ADDRESS_FIELDS.map((name) => ({ name, path: addressPath(kind, name), rule: profile[kind][name] }));
  if (kind === 'private') return fields;
  return [{ name: 'organization', path: organizationPath(rules), rule: profile.official.organization }, ...fields];
}

/** Whether anything of an address is filled; the organisation belongs to the official one. */
export const isUsed = (addresses: Addresses, kind: AddressKind): boolean =>
  [...ADDRESS_FIELDS, ...(kind === 'official' ? (['organization'] as const) : [])].some((name) => {
    const { text, isPicked } = filledIn(addresses, kind, name);
    return isPicked || text !== '';
  });

/** What was typed into a field, and whether something was picked that needs no text. */
function filledIn(addresses: Addresses, kind: AddressKind, name: AddressField['name']) {
  const { freeOrganization, hasOrganization } = addresses;
  if (name === 'organization') return { text: freeOrganization.trim(), isPicked: hasOrganization };
  const value = addresses[kind][name];
  return { text: (value ?? '').trim(), isPicked: name === 'community' && value !== undefined };
}

/** Whether the client requires any field of the addresses that are asked for. */
export const isAnyRequired = (rules: AddressRules): boolean =>
  addressKinds(rules).some((kind) => Object.values(rules.fieldSettings.profile[kind]).some(({ required }) => required));

/**
 * What is wrong with the addresses, by the paths of what is sent. One is in use once anything of it is filled; what it
 * requires must be there then. Where there is only one, it must be complete if one is needed.
 *
 * @param isOneNeeded whether it is a problem, at the path 'addresses', that none is in use
 * @param matches how a pattern of the client is tested
 */
export function addressProblems(
  addresses: Addresses,
  rules: AddressRules,
  { isOneNeeded, matches }: { isOneNeeded: boolean; matches?: Matches | undefined },
): RuleProblem[] {
  const kinds = addressKinds(rules);
  const used = kinds.filter((kind) => isUsed(addresses, kind));
  const isOneMissing = isOneNeeded && used.length === 0;
  const whole = isOneMissing && kinds.length === 1 ? kinds : used;
  const problems = kinds.flatMap((kind) =>
    addressFields(kind, rules).flatMap(({ name, path, rule }) => {
      const { text, isPicked } = filledIn(addresses, kind, name);
      const required = rule.required && !isPicked && whole.includes(kind);
      const at = name === 'organization' && text !== '' ? 'freeOrganization' : path;
      return [
        ...fieldProblems(at, text, { ...rule, required }, `fieldSettings.profile.${kind}.${name}`, matches),
        ...(name === 'phone' && text !== '' && !isPhone(text) ? [{ path, code: 'phone' }] : []),
      ];
    }),
  );
  return isOneMissing && problems.length === 0 ? [{ path: 'addresses', code: 'addresses' }] : problems;
}
