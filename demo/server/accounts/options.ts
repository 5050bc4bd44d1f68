import type { MailOptions } from '../mail/options';
import type { HashingLimits, PasswordHashing } from './password-hashing';

/** What logging in needs. */
export type AccountOptions = MailOptions & {
  /** How long a token lives after a log-in or a renewal. */
  tokenLifetimeMs: number;
  passwords: PasswordHashing;
  /** Makes another hashing, with queues of its own. */
  newHashing: (limits: HashingLimits) => PasswordHashing;
};
