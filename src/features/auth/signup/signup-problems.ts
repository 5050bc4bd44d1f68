import { isAnyRequired } from '../../../model/address-problems';
import { passwordProblems } from '../../../model/password';
import { emailProblems, profileProblems } from '../../../model/profile-problems';
import { usernameProblems } from '../../../model/username';
import type { Settings } from '../../../settings/settings-schema';
import type { FieldProblem } from '../../../ui/form/form-store';
import type { SignupDraft } from './signup-draft';
import { addressesOf, firstAddressPath } from './signup-fields';

/** The settings that decide what must be filled in. */
export type SignupSettings = Pick<Settings, 'auth' | 'authenticatedArea' | 'fieldSettings'>;

/** Everything that keeps a sign-up from being sent (spec section 5), in the order of the fields. */
export function signupProblems(draft: SignupDraft, settings: SignupSettings): FieldProblem[] {
  const values = { ...draft, ...addressesOf(draft) };
  return [
    ...emailProblems(draft.email),
    ...usernameProblems(draft.username, draft.email),
    ...passwordProblems(draft.password1, draft.password2),
    ...profileProblems(values, settings, { isOneNeeded: isAnyRequired(settings) }).map((problem) =>
      atField(problem, settings),
    ),
  ];
}

/** A problem at a field that the form has: that an address is missing is shown at the first one. */
export const atField = (problem: FieldProblem, settings: SignupSettings): FieldProblem =>
  problem.path === 'addresses' ? { ...problem, path: firstAddressPath(settings) } : problem;
