import { passwordProblems } from '../../../src/model/password';
import type { Body } from '../http/body';
import { isCommonPassword } from './common-passwords';

/** Reads password1 and password2; what is wrong with them is collected in the body. */
export async function readNewPassword(body: Body): Promise<string> {
  const before = body.errors.length;
  const [password1, password2] = [body.secret('password1'), body.secret('password2')];
  // What is no text at all has been named already.
  if (body.errors.length > before) return '';
  const problems = passwordProblems(password1, password2);
  for (const { path, code, params } of problems) body.wrong(path, code, { ...params });
  const isJudged = !problems.some(({ path }) => path === 'password1');
  if (isJudged && (await isCommonPassword(password1))) body.wrong('password1', 'too_common');
  return password1;
}
