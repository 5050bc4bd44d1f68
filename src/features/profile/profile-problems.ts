import type { ApiError } from '../../api/api-error';
import type { FieldProblem } from '../../forms/engine/form-store';
import { addressPath, addressValues } from '../../forms/person/address-draft';
import { emailProblems, profileProblems as valueProblems } from '../../model/profile-problems';
import { relationProblems, type TypeOfRole } from '../../model/relation-problems';
import type { Settings } from '../../settings/settings-schema';
import { isEmailChanged, type ProfileDraft, withoutFormId } from './profile-draft';

/** The context that the rules need besides the draft. */
export type ProfileFormRules = {
  settings: Settings;
  /** The values of the record. */
  stored: Pick<ProfileDraft, 'email' | 'roleRelations'>;
  typeOfRole: TypeOfRole;
};

/** Returns all problems that prevent saving the profile (spec section 5). */
export function profileFormProblems(draft: ProfileDraft, rules: ProfileFormRules): FieldProblem[] {
  const { settings, stored, typeOfRole } = rules;
  const values = { ...draft, ...addressValues(draft) };
  return [
    ...newEmailProblems(draft, stored.email),
    ...valueProblems(values, settings, { isOneNeeded: true }).map((problem) => ({
      ...problem,
      path: formPath(problem.path, draft, settings),
    })),
    ...relationProblems(
      draft.roleRelations.map(withoutFormId),
      typeOfRole,
      settings.authenticatedArea,
      stored.roleRelations.map(withoutFormId),
    ),
  ];
}

/** An unchanged e-mail address is not validated again. */
function newEmailProblems(draft: ProfileDraft, stored: string): FieldProblem[] {
  const problems = emailProblems(draft.email);
  if (draft.email.trim() === '') return problems;
  if (!isEmailChanged(draft, stored)) return [];
  return draft.passwordOld === '' ? [...problems, { path: 'passwordOld', code: 'required' }] : problems;
}

/** The fields of codes for which the server may name none. */
const FIELD_OF_CODE: Readonly<Record<string, string>> = {
  addresses: 'addresses',
  password_incorrect: 'passwordOld',
  unavailable_email: 'email',
};

/** Returns the field of a code, or undefined. */
function fieldOfCode(code: string): string | undefined {
  if (code.startsWith('relation_')) return 'roleRelations';
  return Object.hasOwn(FIELD_OF_CODE, code) ? FIELD_OF_CODE[code] : undefined;
}

/** Returns the form field of a payload path. */
const formPath = (path: string, draft: ProfileDraft, settings: Settings): string =>
  // The links of a relation are edited in a dialog; in the form it is one field.
  addressPath(path, draft, settings).replace(/^(roleRelations\.\d+).*/, '$1');

/** Returns the field problems of a refused save. */
export function refusedProblems(
  { code = '', fields }: ApiError,
  draft: ProfileDraft,
  settings: Settings,
): FieldProblem[] {
  const fieldProblems = fields.map((problem) => ({ ...problem, path: formPath(problem.path, draft, settings) }));
  const path = fieldOfCode(code);
  return fieldProblems.length === 0 && path ? [{ path, code }] : fieldProblems;
}
