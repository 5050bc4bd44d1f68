/** The length of a password, in characters. */
export const PASSWORD_LENGTH = { min: 8, max: 128 };

/** A problem of a new password or its repetition. */
export type PasswordProblem = {
  path: 'password1' | 'password2';
  code: 'required' | 'too_short' | 'too_long' | 'no_special' | 'mismatch';
  params?: { min?: number; max?: number };
};

/** Matches a special character: no letter, digit or blank in any script; a mark belongs to its letter. */
const SPECIAL = /[^\p{L}\p{M}\p{Nd}\s]/u;

/** Checks the length of a password and whether it has a special character (spec section 5). */
export function passwordRules(password: string): { length: boolean; special: boolean } {
  const length = lengthOf(password);
  return {
    length: length >= PASSWORD_LENGTH.min && length <= PASSWORD_LENGTH.max,
    // A blank at either end comes from copying and does not count.
    special: SPECIAL.test(password) || /\s/u.test(password.trim()),
  };
}

/** The least number of different characters of a password of strength 2 and 3. */
const STRENGTHS = [10, 14] as const;

/** Rates a password from 1 (weak) to 3 (strong) by its variety, since length alone rates 'aaaaaaaaaaaaaa!' as strong. */
export function passwordStrength(password: string): 1 | 2 | 3 {
  const { length, special } = passwordRules(password);
  const variety = new Set(password.toLowerCase()).size;
  if (!length || !special || variety < STRENGTHS[0]) return 1;
  return variety < STRENGTHS[1] ? 2 : 3;
}

/** Returns the problems of a new password and its repetition (spec section 5). */
export function passwordProblems(password1: string, password2: string): PasswordProblem[] {
  const problems = problemsOf(password1);
  if (password2 === '') problems.push({ path: 'password2', code: 'required' });
  else if (password1 !== password2) problems.push({ path: 'password2', code: 'mismatch' });
  return problems;
}

function problemsOf(password: string): PasswordProblem[] {
  const path = 'password1';
  const { min, max } = PASSWORD_LENGTH;
  if (password === '') return [{ path, code: 'required' }];
  const { length, special } = passwordRules(password);
  const isShort = lengthOf(password) < min;
  return [
    ...(isShort ? [{ path, code: 'too_short', params: { min } } as const] : []),
    ...(!length && !isShort ? [{ path, code: 'too_long', params: { max } } as const] : []),
    ...(special ? [] : [{ path, code: 'no_special' } as const]),
  ];
}

/** Returns the number of characters, not of UTF-16 units. */
const lengthOf = (password: string) => [...password].length;
