import { string, type } from 'superstruct';
import { maybe, parse } from '../../lib/parse';

/** The step that an account with a confirmed email address still awaits before it can log in. */
export type Confirmed = { awaits: 'approval' | undefined };

const ConfirmAnswer = type({ awaits: maybe(string()) });

/** Reads the answer of auth/confirm and auth/reset; an unsupported value of `awaits` counts as none. */
export function toConfirmed(answer: unknown): Confirmed {
  const { awaits } = parse(answer, ConfirmAnswer, 'Confirmed');
  return { awaits: awaits === 'approval' ? 'approval' : undefined };
}
