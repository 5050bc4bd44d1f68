import { fieldProblems, type RuleProblem } from './field-rules';

const RULE = { required: false, regex: '', min: 3, max: 60 };
/** Matches letters, digits and a few signs between them. */
const PATTERN = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} ._-]*[\p{L}\p{M}\p{N}])?$/u;

/**
 * Returns the problems of a user name; an empty name means the e-mail address. The e-mail address of another person is
 * not allowed.
 */
export function usernameProblems(username: string, email: string): RuleProblem[] {
  const [name, address] = [username.trim(), email.trim()];
  if (name === '' || name.toLowerCase() === address.toLowerCase()) return [];
  const problems = fieldProblems('username', name, RULE);
  return problems.length > 0 || PATTERN.test(name) ? problems : [{ path: 'username', code: 'characters' }];
}
