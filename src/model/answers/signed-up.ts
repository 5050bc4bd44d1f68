import { is, string, type } from 'superstruct';

const SignUpAnswer = type({ confirmation: string() });

/**
 * Returns the secret of auth/signup with which this device confirms; undefined in a repeated answer. Any other answer
 * is none, too: the account is created, and the password confirms it.
 */
export const confirmationOf = (answer: unknown): string | undefined =>
  is(answer, SignUpAnswer) ? answer.confirmation : undefined;
