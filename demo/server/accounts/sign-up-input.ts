import { isEmail, isPhone, isWebAddress } from '../../../src/model/contact-checks';
import type { Queryable } from '../database';
import type { Body } from '../http/body';
import { unknownReferences } from '../persons/known-references';
import { type ProfileInput, readProfile } from '../persons/profile-input';
import type { ClientInfo } from './client-info';

/** A sign-up as it was sent: a profile with a user name. */
export type SignUpInput = { username: string; profile: ProfileInput };

const USERNAME = { min: 3, max: 60 };
/** Letters, digits and a few signs between them. */
const USERNAME_SHAPE = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} ._-]*[\p{L}\p{M}\p{N}])?$/u;

/** Reads the sign-up payload of spec section 3; without a user name the e-mail is the name. */
export function readSignUp(body: Body): SignUpInput {
  const typed = body.text('username', { max: 254 }).normalize('NFKC');
  const profile = readProfile(body);
  const accepted = { acceptConditions: body.flag('acceptAGB'), acceptPrivacyPolicy: body.flag('acceptDSGVO') };
  return { username: typed || profile.email, profile: { ...profile, ...accepted } };
}

/** Collects in the body what is wrong with a sign-up beyond the shape of its fields. */
export async function signUpProblems(
  database: Queryable,
  { key, settings }: ClientInfo,
  { username, profile }: SignUpInput,
  body: Body,
): Promise<void> {
  const { conditionsRequired, privacyPolicyRequired } = settings.auth;
  if (conditionsRequired && !profile.acceptConditions) body.wrong('acceptConditions', 'agb_missing');
  if (privacyPolicyRequired && !profile.acceptPrivacyPolicy)
    body.wrong('acceptPrivacyPolicy', 'privacy_policy_missing');
  if (profile.email !== '' && !isEmail(profile.email)) body.wrong('email', 'email');
  // Nobody may take another one's address as a name.
  if (username.toLowerCase() !== profile.email.toLowerCase()) usernameProblems(username, body);
  for (const [path, text] of [
    ['phone', profile.official.phone],
    ['private_phone', profile.private.phone],
  ] as const)
    if (text !== '' && !isPhone(text)) body.wrong(path, 'phone');
  if (profile.url !== '' && !isWebAddress(profile.url)) body.wrong('url', 'url');
  const unknown = await unknownReferences(database, { client: key, accountId: 0 }, profile, []);
  for (const { path, code } of unknown) body.wrong(path, code);
}

function usernameProblems(username: string, body: Body): void {
  const { min, max } = USERNAME;
  if (username.length < min) body.wrong('username', 'too_short', { min });
  else if (username.length > max) body.wrong('username', 'too_long', { max });
  else if (!USERNAME_SHAPE.test(username)) body.wrong('username', 'characters');
}
