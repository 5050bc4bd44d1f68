import { type AddressKind, isAnyRequired } from '../../../src/model/address-problems';
import { profileProblems } from '../../../src/model/profile-problems';
import type { Settings } from '../../../src/settings/settings-schema';
import type { Queryable } from '../platform/database/database';
import type { FieldProblem } from '../platform/http/problem';
import type { Patterns } from './patterns';
import { loadCommunityNames } from './place-names';
import type { ProfileInput } from './profile-input';

/** The client's settings, and the tester of their patterns. */
type ProfileRules = { settings: Settings; patterns: Patterns };

/** Returns the problems of a saved profile by the client's rules, as its form does. */
export const savedProblems = (
  database: Queryable,
  profile: ProfileInput,
  rules: ProfileRules,
): Promise<FieldProblem[]> => validateProfile(database, profile, rules, true);

/** Returns the problems of a sign-up by the client's rules, as its form does; an address may come later. */
export const signedUpProblems = (
  database: Queryable,
  profile: ProfileInput,
  rules: ProfileRules,
): Promise<FieldProblem[]> => validateProfile(database, profile, rules, isAnyRequired(rules.settings));

async function validateProfile(
  database: Queryable,
  profile: ProfileInput,
  { settings, patterns }: ProfileRules,
  needsAddress: boolean,
): Promise<FieldProblem[]> {
  const names = await loadCommunityNames(database, profile);
  const valuesOf = (kind: AddressKind) => ({
    ...profile[kind],
    community: profile[kind].community ? names[kind] : undefined,
  });
  const values = {
    ...profile,
    official: valuesOf('official'),
    private: valuesOf('private'),
    hasOrganization: profile.organization !== undefined,
  };
  const matches = (text: string, pattern: string) => patterns.accepts(pattern, text);
  return profileProblems(values, settings, { isOneNeeded: needsAddress, matches });
}
