import type { SignupPayload } from '../../../../src/model/payloads/profile-payload';
import { emailProblems } from '../../../../src/model/profile-problems';
import { usernameProblems } from '../../../../src/model/username';
import type { ClientInfo } from '../../clients/client-info';
import type { Queryable } from '../../platform/database/database';
import type { Readable } from '../../platform/http/body';
import type { FieldProblem } from '../../platform/http/problem';
import { unknownReferences } from '../known-references';
import type { Patterns } from '../patterns';
import { type ProfileInput, profileOf, trimmed } from '../profile-input';
import { signedUpProblems } from '../validate-profile';

/** A sent sign-up: a profile with a user name. */
export type SignUpInput = { username: string; profile: ProfileInput };

/** Returns a sign-up from the sent fields; without a user name the e-mail is the name. */
export function signUpOf(sent: Readable<SignupPayload>): SignUpInput {
  const accepted = { acceptConditions: sent.acceptAGB, acceptPrivacyPolicy: sent.acceptDSGVO };
  const profile = profileOf({ ...sent, ...accepted }, []);
  return { username: trimmed(sent.username).normalize('NFKC') || profile.email, profile };
}

/** Returns the problems of a sign-up with well-formed fields, by the rules of the client and of its form. */
export async function signUpProblems(
  database: Queryable,
  { client, patterns }: { client: ClientInfo; patterns: Patterns },
  { username, profile }: SignUpInput,
): Promise<FieldProblem[]> {
  const { key, settings } = client;
  return [
    ...emailProblems(profile.email),
    ...usernameProblems(username, profile.email),
    ...(await signedUpProblems(database, profile, { settings, patterns })),
    ...(await unknownReferences(database, { client: key, accountId: 0 }, profile, [])),
  ];
}
