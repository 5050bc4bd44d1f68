import { type Infer, string, type } from 'superstruct';
import { maybe, parse } from '../../lib/parse';

const SignUpAnswer = type({ confirmation: maybe(string()) });

/** Reads the answer of auth/signup: the secret with which this device confirms, unless the answer is a repeated one. */
export function toSignedUp(answer: unknown): { confirmation: string | undefined } {
  const { confirmation }: Infer<typeof SignUpAnswer> = parse(answer, SignUpAnswer, 'SignedUp');
  return { confirmation: confirmation ?? undefined };
}
