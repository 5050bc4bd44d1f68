import { isEmail, isPhone, isWebAddress } from '../../../model/contact-checks';
import { fieldProblems } from '../../../model/field-rules';
import { passwordProblems } from '../../../model/password';
import type { Settings } from '../../../settings/settings-schema';
import type { FieldProblem } from '../../../ui/fields/form-store';
import type { SignupDraft } from './signup-draft';
import { type AddressField, addressFields, isBegun, isOneAddressDue, shownKinds } from './signup-fields';

/** The settings that decide what must be filled in. */
export type SignupSettings = Pick<Settings, 'auth' | 'authenticatedArea' | 'fieldSettings'>;

const LONGEST_NAME = 100;
/** As the server has it; an e-mail address that is the name may be longer. */
const USERNAME_RULE = { required: false, regex: '', min: 3, max: 60 };
const NAME_RULE = { required: true, regex: '', max: LONGEST_NAME };

/** Everything that keeps a sign-up from being sent (spec section 5), in the order of the fields. */
export const signupProblems = (draft: SignupDraft, settings: SignupSettings): FieldProblem[] => [
  ...emailProblems(draft.email.trim()),
  ...(isEmailTheName(draft) ? [] : fieldProblems('username', draft.username, USERNAME_RULE)),
  ...passwordProblems(draft.password1, draft.password2),
  ...fieldProblems('firstName', draft.firstName, NAME_RULE),
  ...fieldProblems('lastName', draft.lastName, NAME_RULE),
  ...when(draft.url.trim() !== '' && !isWebAddress(draft.url.trim()), 'url', 'url'),
  ...addressProblems(draft, settings),
  ...consentProblems(draft, settings),
];

const when = (isWrong: boolean, path: string, code: string): FieldProblem[] => (isWrong ? [{ path, code }] : []);

const isEmailTheName = ({ username, email }: SignupDraft) =>
  username.trim().toLowerCase() === email.trim().toLowerCase();

const emailProblems = (email: string): FieldProblem[] =>
  email === '' ? [{ path: 'email', code: 'required' }] : when(!isEmail(email), 'email', 'email');

/** A required field counts in an address that was begun. While neither of two is, one of them is what is missing. */
function addressProblems(draft: SignupDraft, settings: SignupSettings): FieldProblem[] {
  const kinds = shownKinds(settings);
  const begun = kinds.filter((kind) => isBegun(draft, kind));
  const isOneMissing = begun.length === 0 && isOneAddressDue(settings);
  const [first] = addressFields(kinds[0] ?? 'official', settings);
  if (isOneMissing && first) return [{ path: first.path, code: 'one_address' }];
  const due = begun.length > 0 ? begun : kinds;
  return due.flatMap((kind) => addressFields(kind, settings).flatMap((field) => problemsOfField(draft, field)));
}

function problemsOfField(draft: SignupDraft, { name, path, rule, setting }: AddressField): FieldProblem[] {
  const value = draft[path];
  // What nobody has found in the search counts by its name.
  if (path === 'organization' && value === undefined && draft.freeOrganization.trim() !== '')
    return fieldProblems('freeOrganization', draft.freeOrganization, rule, setting);
  // A community is known by the name under which it was picked.
  if (name === 'community' && typeof value === 'object') return fieldProblems(path, value.label, rule, setting);
  // Another thing that was picked and not typed has no length and no pattern.
  if (typeof value !== 'string') return when(rule.required && value === undefined, path, 'required');
  const phone = name === 'phone' ? value.trim() : '';
  return [...fieldProblems(path, value, rule, setting), ...when(phone !== '' && !isPhone(phone), path, 'phone')];
}

function consentProblems(draft: SignupDraft, { auth }: SignupSettings): FieldProblem[] {
  return [
    ...when(auth.conditionsRequired && !draft.acceptConditions, 'acceptConditions', 'agb_missing'),
    ...when(auth.privacyPolicyRequired && !draft.acceptPrivacyPolicy, 'acceptPrivacyPolicy', 'privacy_policy_missing'),
  ];
}
