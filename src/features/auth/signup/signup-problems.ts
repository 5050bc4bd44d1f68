import type { FieldProblem } from '../../../forms/engine/form-store';
import { addressPath, addressValues } from '../../../forms/person/address-draft';
import { type AddressKind, isAnyRequired } from '../../../model/address-problems';
import { passwordProblems } from '../../../model/password';
import { emailProblems, profileProblems } from '../../../model/profile-problems';
import { usernameProblems } from '../../../model/username';
import type { Settings } from '../../../settings/settings-schema';
import { namesNewOrganization, type SignupDraft, shownKind } from './signup-draft';

/** The settings that determine the required fields. */
export type SignupSettings = Pick<Settings, 'auth' | 'authenticatedArea' | 'fieldSettings'> & {
  applicationSettings: Pick<Settings['applicationSettings'], 'activateEventsRecording'>;
};

/** Returns the settings with only one kind of address enabled. */
const onlyWith = (kind: AddressKind, settings: SignupSettings): SignupSettings => ({
  ...settings,
  authenticatedArea: {
    ...settings.authenticatedArea,
    enableOfficialAddress: kind === 'official',
    enablePrivateAddress: kind === 'private',
  },
});

/**
 * Checks whether an address must be filled in although none of its fields is required, because the other kind has one.
 */
export const isAnyNeeded = (kind: AddressKind, settings: SignupSettings): boolean =>
  isAnyRequired(settings) && !isAnyRequired(onlyWith(kind, settings));

/**
 * Returns the settings for a draft: where events are recorded, a new organisation needs its community, from which its
 * address is suggested.
 */
function withNeededPlace(draft: SignupDraft, settings: SignupSettings): SignupSettings {
  if (!settings.applicationSettings.activateEventsRecording || !namesNewOrganization(draft)) return settings;
  const { profile } = settings.fieldSettings;
  const official = { ...profile.official, community: { ...profile.official.community, required: true } };
  return { ...settings, fieldSettings: { ...settings.fieldSettings, profile: { ...profile, official } } };
}

/** Returns all problems of a sign-up in field order (spec section 5). */
export function signupProblems(draft: SignupDraft, settings: SignupSettings): FieldProblem[] {
  const kind = shownKind(draft, settings);
  const values = { ...draft, ...addressValues(draft) };
  const isOneNeeded = isAnyRequired(settings);
  return [
    ...emailProblems(draft.email),
    ...usernameProblems(draft.username, draft.email),
    ...passwordProblems(draft.password1, draft.password2),
    ...profileProblems(values, onlyWith(kind, withNeededPlace(draft, settings)), { isOneNeeded }).map((problem) =>
      toFormProblem(problem, draft, settings),
    ),
  ];
}

/** Moves a problem of the payload to its form field. */
export const toFormProblem = (problem: FieldProblem, draft: SignupDraft, settings: SignupSettings): FieldProblem => ({
  ...problem,
  path: addressPath(problem.path, draft, settings),
});
