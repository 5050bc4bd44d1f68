import { passwordProblems } from '../../../src/model/password';
import type { NewPassword } from '../../../src/model/payloads/account-payloads';
import type { Readable } from '../platform/http/body';
import { type FieldProblem, Problem } from '../platform/http/problem';
import { isCommonPassword } from './common-passwords';

/** Returns the problems of a new password and its repetition. Unreadable values have been reported already. */
export async function newPasswordProblems({ password1, password2 }: Readable<NewPassword>): Promise<FieldProblem[]> {
  if (password1 === undefined || password2 === undefined) return [];
  const problems = passwordProblems(password1, password2).map(({ path, code, params }) => ({
    path,
    code,
    ...(params && { params: { ...params } }),
  }));
  const isOtherwiseValid = !problems.some(({ path }) => path === 'password1');
  const isCommon = isOtherwiseValid && (await isCommonPassword(password1));
  return isCommon ? [...problems, { path: 'password1', code: 'too_common' }] : problems;
}

/**
 * Reads a new password that is typed twice.
 *
 * @throws {Problem} 422 wrong_data with its problems
 */
export async function readNewPassword(sent: NewPassword): Promise<string> {
  const problems = await newPasswordProblems(sent);
  if (problems.length > 0) throw new Problem(422, 'wrong_data', problems);
  return sent.password1;
}
