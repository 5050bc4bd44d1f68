import type { MailOptions } from '../mail/options';
import type { HashingLimits, PasswordHashing } from './password-hashing';

/** Options of log-in. */
export type AccountOptions = MailOptions & {
  /** Lifetime of a token after a log-in or a renewal, in milliseconds. */
  tokenLifetimeMs: number;
  passwords: PasswordHashing;
  /** Creates another hashing with separate queues. */
  newHashing: (limits: HashingLimits) => PasswordHashing;
};
