/** How many characters a password has at least and at most. */
export const PASSWORD_LENGTH = { min: 8, max: 128 };

/** What is wrong with a new password or its repetition. */
export type PasswordProblem = {
  path: 'password1' | 'password2';
  code: 'required' | 'too_short' | 'too_long' | 'no_special' | 'mismatch';
  params?: { min?: number; max?: number };
};

/** Neither letter nor digit nor blank, in any script; a mark belongs to its letter. */
const SPECIAL = /[^\p{L}\p{M}\p{Nd}\s]/u;

/** Whether a password is long enough (and not too long), and whether it holds a special character; section 5. */
export function passwordRules(password: string): { length: boolean; special: boolean } {
  const length = lengthOf(password);
  return {
    length: length >= PASSWORD_LENGTH.min && length <= PASSWORD_LENGTH.max,
    // A blank at an end comes from copying rather than from choosing.
    special: SPECIAL.test(password) || /\s/u.test(password.trim()),
  };
}

/** What must be mended before a new password and its repetition can be sent; section 5. */
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

/** Characters, however many bytes or halves they are stored in. */
const lengthOf = (password: string) => [...password].length;
