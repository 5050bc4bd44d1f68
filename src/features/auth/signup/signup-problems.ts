import type { FieldProblem } from '../../../forms/engine/form-store';
import { addressPath, addressValues } from '../../../forms/person/address-draft';
import { type AddressKind, isAnyRequired } from '../../../model/address-problems';
import { passwordProblems } from '../../../model/password';
import { emailProblems, profileProblems } from '../../../model/profile-problems';
import { usernameProblems } from '../../../model/username';
import type { Settings } from '../../../settings/settings-schema';
import { askedKind, type SignupDraft } from './signup-draft';

/** The settings that decide what must be filled in. */
export type SignupSettings = Pick<Settings, 'auth' | 'authenticatedArea' | 'fieldSettings'>;

/** The settings of a client that has the one address alone. */
const onlyWith = (kind: AddressKind, settings: SignupSettings): SignupSettings => ({
  ...settings,
  authenticatedArea: {
    ...settings.authenticatedArea,
    enableOfficialAddress: kind === 'official',
    enablePrivateAddress: kind === 'private',
  },
});

/** Whether an address must not be left empty, though none of its fields is required: another one of the client's is. */
export const isAnyNeeded = (kind: AddressKind, settings: SignupSettings): boolean =>
  isAnyRequired(settings) && !isAnyRequired(onlyWith(kind, settings));

/**
 * Everything that keeps a sign-up from being sent (spec section 5), in the order of the fields. Before the user has
 * chosen for whom the account is, nothing else is asked for.
 */
export function signupProblems(draft: SignupDraft, settings: SignupSettings): FieldProblem[] {
  const kind = askedKind(draft, settings);
  if (!kind) return [{ path: 'kind', code: 'required' }];
  const values = { ...draft, ...addressValues(draft) };
  const isOneNeeded = isAnyRequired(settings);
  return [
    ...emailProblems(draft.email),
    ...usernameProblems(draft.username, draft.email),
    ...passwordProblems(draft.password1, draft.password2),
    ...profileProblems(values, onlyWith(kind, settings), { isOneNeeded }).map((problem) =>
      inForm(problem, draft, settings),
    ),
  ];
}

/** A problem of what is sent, at the field of the form that it means. */
export const inForm = (problem: FieldProblem, draft: SignupDraft, settings: SignupSettings): FieldProblem => ({
  ...problem,
  path: addressPath(problem.path, draft, settings),
});
