import { type Addresses, type AddressRules, addressProblems } from './address-problems';
import { isEmail, isWebAddress } from './contact-checks';
import { fieldProblems, type Matches, type RuleProblem } from './field-rules';

/** How long a first or last name may be. */
export const MAX_NAME_LENGTH = 100;

/** The fields of a profile or a sign-up that the client's settings rule, without e-mail address and relations. */
export type ProfileValues = Addresses & {
  firstName: string;
  lastName: string;
  url: string;
  acceptConditions: boolean;
  acceptPrivacyPolicy: boolean;
};

/** The client's settings that say when a profile is complete (spec section 5). */
export type ProfileRules = AddressRules & { auth: { conditionsRequired: boolean; privacyPolicyRequired: boolean } };

/** Everything that names, website, addresses and consents lack or have wrong, by the paths of what is sent. */
export const profileProblems = (
  values: ProfileValues,
  rules: ProfileRules,
  given: { isOneNeeded: boolean; matches?: Matches | undefined },
): RuleProblem[] => [
  ...nameProblems('firstName', values.firstName),
  ...nameProblems('lastName', values.lastName),
  ...when(values.url.trim() !== '' && !isWebAddress(values.url.trim()), 'url', 'url'),
  ...addressProblems(values, rules, given),
  ...when(rules.auth.conditionsRequired && !values.acceptConditions, 'acceptConditions', 'agb_missing'),
  ...when(
    rules.auth.privacyPolicyRequired && !values.acceptPrivacyPolicy,
    'acceptPrivacyPolicy',
    'privacy_policy_missing',
  ),
];

/** What an e-mail address must be that is new to the record. */
export function emailProblems(email: string): RuleProblem[] {
  const text = email.trim();
  return text === '' ? when(true, 'email', 'required') : when(!isEmail(text), 'email', 'email');
}

const when = (isWrong: boolean, path: string, code: RuleProblem['code']): RuleProblem[] =>
  isWrong ? [{ path, code }] : [];

const nameProblems = (path: string, value: string): RuleProblem[] =>
  fieldProblems(path, value, { required: true, regex: '', max: MAX_NAME_LENGTH });
