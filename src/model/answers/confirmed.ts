import { string, type } from 'superstruct';
import { maybe, parse } from '../../lib/parse';

/** What still has to happen before an account can log in whose address a mailed link has confirmed. */
export type Confirmed = { awaits: 'approval' | undefined };

const ConfirmAnswer = type({ awaits: maybe(string()) });

/** Reads the answer of auth/confirm and auth/reset; a reason to wait that is not known counts as none. */
export function toConfirmed(answer: unknown): Confirmed {
  const { awaits } = parse(answer, ConfirmAnswer, 'Confirmed');
  return { awaits: awaits === 'approval' ? 'approval' : undefined };
}
