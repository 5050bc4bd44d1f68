import type { ApiError } from '../../api/api-error';
import { warnOnce } from '../../lib/warn';
import { isEmail, isPhone, isWebAddress } from '../../model/contact-checks';
import { type FieldRule, fieldProblems } from '../../model/field-rules';
import { relationProblems, type TypeOfRole } from '../../model/relation-problems';
import type { Settings } from '../../settings/settings-schema';
import type { FieldProblem } from '../../ui/fields/form-store';
import { type AddressDraft, isEmailChanged, type ProfileDraft } from './profile-draft';

const LONGEST_NAME = 100;

/** The two ways to reach a person. */
export type AddressKind = 'official' | 'private';

/** What the rules are besides the draft. */
export type ProfileRules = {
  settings: Settings;
  /** What the record holds. */
  stored: Pick<ProfileDraft, 'email' | 'roleRelations'>;
  typeOfRole: TypeOfRole;
};

/** The addresses that the profile shows; at least one is always there (spec section 5). */
export function addressKinds({ authenticatedArea }: Settings): AddressKind[] {
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
export const organizationPath = ({ auth }: Settings): 'freeOrganization' | 'organization' =>
  auth.organization.type === 'picker' ? 'organization' : 'freeOrganization';

/** Everything that keeps the profile from being saved (spec section 5). */
export function profileProblems(draft: ProfileDraft, rules: ProfileRules): FieldProblem[] {
  const { settings, stored, typeOfRole } = rules;
  return [
    ...nameProblems('firstName', draft.firstName),
    ...nameProblems('lastName', draft.lastName),
    ...emailProblems(draft, rules),
    ...addressProblems(draft, settings),
    ...when(draft.url.trim() !== '' && !isWebAddress(draft.url.trim()), 'url', 'url'),
    ...when(settings.auth.conditionsRequired && !draft.acceptConditions, 'acceptConditions', 'agb_missing'),
    ...when(
      settings.auth.privacyPolicyRequired && !draft.acceptPrivacyPolicy,
      'acceptPrivacyPolicy',
      'privacy_policy_missing',
    ),
    ...relationProblems(draft.roleRelations, typeOfRole, settings.authenticatedArea, stored.roleRelations),
  ];
}

const when = (isWrong: boolean, path: string, code: string): FieldProblem[] => (isWrong ? [{ path, code }] : []);

const nameProblems = (path: string, value: string): FieldProblem[] =>
  fieldProblems(path, value, { required: true, regex: '', max: LONGEST_NAME });

/** An address that was good enough once stays so. */
function emailProblems(draft: ProfileDraft, { stored }: ProfileRules): FieldProblem[] {
  const email = draft.email.trim();
  if (email === '') return [{ path: 'email', code: 'required' }];
  if (!isEmailChanged(draft, stored.email)) return [];
  return [...when(!isEmail(email), 'email', 'email'), ...when(draft.passwordOld === '', 'passwordOld', 'required')];
}

/**
 * An address is in use once anything of it is filled; what it requires must be there then. One in use is needed, so
 * where there is only one it must be complete.
 */
function addressProblems(draft: ProfileDraft, settings: Settings): FieldProblem[] {
  const kinds = addressKinds(settings);
  const used = kinds.filter((kind) => isUsed(draft, kind));
  const lacking = kinds.length === 1 ? kinds : used;
  const problems = kinds.flatMap((kind) => kindProblems(draft, kind, settings, lacking.includes(kind)));
  const isNone = used.length === 0 && !problems.some(({ code }) => code === 'required');
  return isNone ? [{ path: 'addresses', code: 'addresses' }, ...problems] : problems;
}

/** The fields of an address as they are shown; a pattern for a community matches its name. */
const fieldsOf = ({ street, plz, community, phone }: AddressDraft) => ({
  street,
  plz,
  community: community?.label ?? '',
  phone,
});

/** Whether anything of an address is filled. */
function isUsed(draft: ProfileDraft, kind: AddressKind): boolean {
  const own = Object.values(fieldsOf(draft[kind])).some((value) => value.trim() !== '');
  return own || (kind === 'official' && (draft.organization !== undefined || draft.freeOrganization.trim() !== ''));
}

function kindProblems(draft: ProfileDraft, kind: AddressKind, settings: Settings, isNeeded: boolean): FieldProblem[] {
  const address = draft[kind];
  const rules = settings.fieldSettings.profile[kind];
  const asked = (rule: FieldRule): FieldRule => ({ ...rule, required: rule.required && isNeeded });
  const texts = fieldsOf(address);
  const check = (name: keyof typeof texts) =>
    fieldProblems(`${kind}.${name}`, texts[name], asked(rules[name]), `fieldSettings.profile.${kind}.${name}`);
  const phone = address.phone.trim();
  return [
    ...(kind === 'official' ? organizationProblems(draft, settings, isNeeded) : []),
    ...check('street'),
    ...check('plz'),
    ...check('community'),
    ...check('phone'),
    ...when(phone !== '' && !isPhone(phone), `${kind}.phone`, 'phone'),
  ];
}

/** Length and pattern are for what is typed; either of the two ways to name it is enough. */
function organizationProblems(draft: ProfileDraft, settings: Settings, isNeeded: boolean): FieldProblem[] {
  const path = organizationPath(settings);
  const rule = settings.fieldSettings.profile.official.organization;
  const required = rule.required && isNeeded && draft.organization === undefined;
  const setting = 'fieldSettings.profile.official.organization';
  return fieldProblems(path, draft.freeOrganization, { ...rule, required }, setting);
}

/** What the server calls differently from the form. */
const SERVER_PATHS: Readonly<Record<string, string>> = {
  street: 'official.street',
  plz: 'official.plz',
  community: 'official.community',
  phone: 'official.phone',
  private_street: 'private.street',
  private_plz: 'private.plz',
  private_community: 'private.community',
  private_phone: 'private.phone',
};

/** Codes that mean one field even where the server names none. */
const FIELD_OF_CODE: Readonly<Record<string, string>> = {
  addresses: 'addresses',
  password_incorrect: 'passwordOld',
  unavailable_email: 'email',
  relation_no_address: 'roleRelations',
  relation_no_role: 'roleRelations',
  relation_no_community: 'roleRelations',
  relation_too_few: 'roleRelations',
  relation_too_many: 'roleRelations',
  relation_blocked: 'roleRelations',
  relation_blocked_already: 'roleRelations',
  relation_unknown: 'roleRelations',
};

const valueIn = (table: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** The field of the form that a path of the server means. */
function formPath(path: string, settings: Settings): string {
  if (path === 'organization' || path === 'freeOrganization') return organizationPath(settings);
  // What a relation links is changed in its own dialog; on the form it is one field.
  const relation = /^roleRelations\.\d+/.exec(path)?.[0];
  return relation ?? valueIn(SERVER_PATHS, path.replace(/\.(?:community|district)_id$/, '')) ?? path;
}

/** The problems of fields that a refused save means. */
export function refusedProblems({ code, fields }: ApiError, settings: Settings): FieldProblem[] {
  const own = fields.map((problem) => ({
    ...problem,
    path: formPath(problem.path, settings),
    code: problem.path === 'addresses' ? 'addresses' : problem.code,
  }));
  const path = code === undefined ? undefined : valueIn(FIELD_OF_CODE, code);
  return own.length === 0 && code !== undefined && path ? [{ path, code }] : own;
}
