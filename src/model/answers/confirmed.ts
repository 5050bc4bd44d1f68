import { string, type } from 'superstruct';
import { maybe, parse } from '../../lib/parse';
import { type Login, toLogin } from './login';

/** The result of confirming an email address, or of setting a new password. */
export type Confirmed = {
  /** The step that the account still awaits before it can log in. */
  awaits: 'approval' | undefined;
  /** The session of a person who has just confirmed a sign-up; a repeated answer lacks it. */
  session: Login | undefined;
};

const ConfirmAnswer = type({ awaits: maybe(string()), token: maybe(string()) });

/** Reads the answer of auth/confirm and auth/reset; an unsupported value of `awaits` counts as none. */
export function toConfirmed(answer: unknown): Confirmed {
  const { awaits, token } = parse(answer, ConfirmAnswer, 'Confirmed');
  return {
    awaits: awaits === 'approval' ? 'approval' : undefined,
    session: token == null ? undefined : toLogin(answer),
  };
}
