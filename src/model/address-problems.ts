import { warnOnce } from '../lib/warn';
import { isPhone } from './contact-checks';
import { type FieldRule, fieldProblems, type Matches, type RuleProblem } from './field-rules';

/** The two ways to reach a person: as part of an organisation, or at home. */
export type AddressKind = 'official' | 'private';

/** The fields that both addresses have, in their order. */
export const ADDRESS_FIELDS = ['street', 'plz', 'community', 'phone'] as const;

/** The name of a field that both addresses have. */
export type AddressFieldName = (typeof ADDRESS_FIELDS)[number];

/** One address as it is filled in; `community` is the name of the picked one, '' where that is not known. */
export type AddressValues = Record<Exclude<AddressFieldName, 'community'>, string> & { community: string | undefined };

/** Both addresses, and the organisation as it was typed or picked. */
export type Addresses = Record<AddressKind, AddressValues> & { freeOrganization: string; hasOrganization: boolean };

/** The client's settings that rule the addresses of a person (spec section 5). */
export type AddressRules = {
  authenticatedArea: { enableOfficialAddress: boolean; enablePrivateAddress: boolean };
  auth: { organization: { type: 'text' | 'picker' } };
  fieldSettings: {
    profile: {
      official: Readonly<Record<AddressFieldName | 'organization', FieldRule>>;
      private: Readonly<Record<AddressFieldName, FieldRule>>;
    };
  };
};

/** The path of a field as it is sent: what has no prefix is the official address (spec section 3). */
export const addressPath = (kind: AddressKind, name: AddressFieldName) =>
  kind === 'private' ? (`private_${name}` as const) : name;

/** The addresses that are asked for; one is always there (spec section 5). */
export function addressKinds({ authenticatedArea }: Pick<AddressRules, 'authenticatedArea'>): AddressKind[] {
  const { enableOfficialAddress, enablePrivateAddress } = authenticatedArea;
  if (!enableOfficialAddress && !enablePrivateAddress) {
    warnOnce('settings: enableOfficialAddress and enablePrivateAddress are both off; the official address is shown.');
    return ['official'];
  }
  return [
    ...(enableOfficialAddress ? (['official'] as const) : []),
    ...(enablePrivateAddress ? (['private'] as const) : []),
  ];
}

/** The field for the organisation: a text, or a search in the addresses. */
export const organizationPath = ({ auth }: Pick<AddressRules, 'auth'>): 'freeOrganization' | 'organization' =>
  auth.organization.type === 'picker' ? 'organization' : 'freeOrganization';

/** Whether anything of an address is filled; the organisation belongs to the official one. */
export function isUsed(addresses: Addresses, kind: AddressKind): boolean {
  const { community, street, plz, phone } = addresses[kind];
  const texts = kind === 'official' ? [street, plz, phone, addresses.freeOrganization] : [street, plz, phone];
  const isPicked = community !== undefined || (kind === 'official' && addresses.hasOrganization);
  return isPicked || texts.some((text) => text.trim() !== '');
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
  const isNoneUsed = used.length === 0;
  const whole = isNoneUsed && isOneNeeded && kinds.length === 1 ? kinds : used;
  const problems = kinds.flatMap((kind) => {
    const check = checkOf({ isWhole: whole.includes(kind), matches });
    return [
      ...(kind === 'official' ? organizationProblems(addresses, rules, check) : []),
      ...kindProblems(kind, addresses[kind], rules, check),
    ];
  });
  const isOneMissing = isNoneUsed && isOneNeeded && problems.length === 0;
  return isOneMissing ? [{ path: 'addresses', code: 'addresses' }] : problems;
}

type Check = (path: string, value: string, rule: FieldRule, setting: string) => RuleProblem[];

/** Checks fields of an address, which lacks only what it needs. */
const checkOf =
  ({ isWhole, matches }: { isWhole: boolean; matches: Matches | undefined }): Check =>
  (path, value, rule, setting) =>
    fieldProblems(
      path,
      value,
      { ...rule, required: rule.required && isWhole },
      `fieldSettings.profile.${setting}`,
      matches,
    );

function kindProblems(kind: AddressKind, values: AddressValues, rules: AddressRules, check: Check): RuleProblem[] {
  const phone = values.phone.trim();
  const path = addressPath(kind, 'phone');
  return [
    ...ADDRESS_FIELDS.flatMap((name) => {
      const rule = rules.fieldSettings.profile[kind][name];
      // A community that was picked is there, whatever it is called.
      const required = rule.required && (name !== 'community' || values.community === undefined);
      return check(addressPath(kind, name), values[name] ?? '', { ...rule, required }, `${kind}.${name}`);
    }),
    ...(phone !== '' && !isPhone(phone) ? [{ path, code: 'phone' } as const] : []),
  ];
}

/** Length and pattern are for what is typed; either of the two ways to name it is enough. */
function organizationProblems(addresses: Addresses, rules: AddressRules, check: Check): RuleProblem[] {
  const { freeOrganization: typed, hasOrganization } = addresses;
  const rule = rules.fieldSettings.profile.official.organization;
  const path = typed.trim() === '' ? organizationPath(rules) : 'freeOrganization';
  return check(path, typed, { ...rule, required: rule.required && !hasOrganization }, 'official.organization');
}
