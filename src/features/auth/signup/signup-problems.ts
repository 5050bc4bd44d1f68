import { isAnyRequired } from '../../../model/address-problems';
import { passwordProblems } from '../../../model/password';
import { emailProblems, profileProblems } from '../../../model/profile-problems';
import { usernameProblems } from '../../../model/username';
import { addressPath, addressValues } from '../../../portal/person-fields/address-draft';
import type { Settings } from '../../../settings/settings-schema';
import type { FieldProblem } from '../../../ui/form/form-store';
import type { SignupDraft } from './signup-draft';

/** The settings that decide what must be filled in. */
export type SignupSettings = Pick<Settings, 'auth' | 'authenticatedArea' | 'fieldSettings'>;

/** Everything that keeps a sign-up from being sent (spec section 5), in the order of the fields. */
export function signupProblems(draft: SignupDraft, settings: SignupSettings): FieldProblem[] {
  const values = { ...draft, ...addressValues(draft) };
  return [
    ...emailProblems(draft.email),
    ...usernameProblems(draft.username, draft.email),
    ...passwordProblems(draft.password1, draft.password2),
    ...profileProblems(values, settings, { isOneNeeded: isAnyRequired(settings) }).map((problem) =>
      inForm(problem, draft, settings),
    ),
  ];
}

/** A problem of what is sent, at the field of the form that it means. */
export const inForm = (problem: FieldProblem, draft: SignupDraft, settings: SignupSettings): FieldProblem => ({
  ...problem,
  path: addressPath(problem.path, draft, settings),
});
