import { type Addresses, type AddressRules, addressProblems } from './address-problems';
import { isEmail, isWebAddress } from './contact-checks';
import { fieldProblems, type Matches, type RuleProblem } from './field-rules';

/** The maximum length of a first or last name. */
export const MAX_NAME_LENGTH = 100;

/** The fields of a profile or sign-up that depend on the client's settings, without e-mail address and relations. */
export type ProfileValues = Addresses & {
  firstName: string;
  lastName: string;
  url: string;
  acceptConditions: boolean;
  acceptPrivacyPolicy: boolean;
};

/** The client's settings that define a complete profile (spec section 5). */
export type ProfileRules = AddressRules & { auth: { conditionsRequired: boolean; privacyPolicyRequired: boolean } };

/** Returns the problems of names, website, addresses and consents, by payload path. */
export const profileProblems = (
  values: ProfileValues,
  rules: ProfileRules,
  options: { isOneNeeded: boolean; matches?: Matches | undefined },
): RuleProblem[] => [
  ...nameProblems('firstName', values.firstName),
  ...nameProblems('lastName', values.lastName),
  ...problemIf(values.url.trim() !== '' && !isWebAddress(values.url.trim()), 'url', 'url'),
  ...addressProblems(values, rules, options),
  ...problemIf(rules.auth.conditionsRequired && !values.acceptConditions, 'acceptConditions', 'agb_missing'),
  ...problemIf(
    rules.auth.privacyPolicyRequired && !values.acceptPrivacyPolicy,
    'acceptPrivacyPolicy',
    'privacy_policy_missing',
  ),
];

/** Returns the problems of a new e-mail address. */
export function emailProblems(email: string): RuleProblem[] {
  const text = email.trim();
  return text === '' ? problemIf(true, 'email', 'required') : problemIf(!isEmail(text), 'email', 'email');
}

const problemIf = (isWrong: boolean, path: string, code: RuleProblem['code']): RuleProblem[] =>
  isWrong ? [{ path, code }] : [];

const nameProblems = (path: string, value: string): RuleProblem[] =>
  fieldProblems(path, value, { required: true, regex: '', max: MAX_NAME_LENGTH });
