import { define, nonempty, pattern, string, type } from 'superstruct';
import { parse } from '../../lib/parse';

/** A session as the server opens it. */
export type Login = { token: string /** ISO 8601. */; expires: string };

/** Shape of a token, restricted to the characters of a header value. */
const Token = pattern(nonempty(string()), /^[!-~]+$/);
const Instant = define<string>(
  'instant',
  (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value)),
);
const LoginAnswer = type({ token: Token, expires: Instant });

/** Reads a session. @throws {ShapeError} without a token, or without an expiry that is a time */
export function toLogin(answer: unknown): Login {
  const { token, expires } = parse(answer, LoginAnswer, 'Login');
  return { token, expires };
}
