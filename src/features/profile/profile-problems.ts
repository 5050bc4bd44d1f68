import type { ApiError } from '../../api/api-error';
import type { FieldProblem } from '../../forms/engine/form-store';
import { addressPath, addressValues } from '../../forms/person/address-draft';
import { emailProblems, profileProblems as valueProblems } from '../../model/profile-problems';
import { relationProblems, type TypeOfRole } from '../../model/relation-problems';
import type { Settings } from '../../settings/settings-schema';
import { isEmailChanged, type ProfileDraft, sentRelation } from './profile-draft';

/** What the rules need besides the draft. */
export type ProfileRules = {
  settings: Settings;
  /** What the record holds. */
  stored: Pick<ProfileDraft, 'email' | 'roleRelations'>;
  typeOfRole: TypeOfRole;
};

/** Everything that keeps the profile from being saved (spec section 5). */
export function profileProblems(draft: ProfileDraft, rules: ProfileRules): FieldProblem[] {
  const { settings, stored, typeOfRole } = rules;
  const values = { ...draft, ...addressValues(draft) };
  return [
    ...newEmailProblems(draft, stored.email),
    ...valueProblems(values, settings, { isOneNeeded: true }).map((problem) => ({
      ...problem,
      path: formPath(problem.path, draft, settings),
    })),
    ...relationProblems(
      draft.roleRelations.map(sentRelation),
      typeOfRole,
      settings.authenticatedArea,
      stored.roleRelations.map(sentRelation),
    ),
  ];
}

/** An address that was once accepted stays accepted. */
function newEmailProblems(draft: ProfileDraft, stored: string): FieldProblem[] {
  const problems = emailProblems(draft.email);
  if (draft.email.trim() === '') return problems;
  if (!isEmailChanged(draft, stored)) return [];
  return draft.passwordOld === '' ? [...problems, { path: 'passwordOld', code: 'required' }] : problems;
}

/** Codes that mean one field even where the server names none. */
const FIELD_OF_CODE: Readonly<Record<string, string>> = {
  addresses: 'addresses',
  password_incorrect: 'passwordOld',
  unavailable_email: 'email',
};

/** The field that a code means, or undefined. */
function fieldOfCode(code: string): string | undefined {
  if (code.startsWith('relation_')) return 'roleRelations';
  return Object.hasOwn(FIELD_OF_CODE, code) ? FIELD_OF_CODE[code] : undefined;
}

/** The field of the form for a path of the payload. */
const formPath = (path: string, draft: ProfileDraft, settings: Settings): string =>
  // What a relation links is changed in its own dialog; on the form it is one field.
  addressPath(path, draft, settings).replace(/^(roleRelations\.\d+).*/, '$1');

/** The problems of fields that the server reports when it refuses to save. */
export function refusedProblems(
  { code = '', fields }: ApiError,
  draft: ProfileDraft,
  settings: Settings,
): FieldProblem[] {
  const own = fields.map((problem) => ({ ...problem, path: formPath(problem.path, draft, settings) }));
  const path = fieldOfCode(code);
  return own.length === 0 && path ? [{ path, code }] : own;
}
