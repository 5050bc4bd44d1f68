import * as argon from '@node-rs/argon2';
import { newQueue, type QueueLimits } from '../platform/http/queue';

/** Hashes and compares passwords, with a limit on concurrent work. */
export type PasswordHashing = {
  /** Hashes a password. `caller` is 'guest' for a sign-up: these have a smaller queue of their own. */
  hash(password: string, caller?: 'owner' | 'guest'): Promise<string>;
  /** Compares a password with its hash. Without a hash it takes as long, and returns false. */
  matches(password: string, hash: string | undefined): Promise<boolean>;
};

/** The cost of a hash, and the limits of concurrent and queued hashes. */
export type HashingLimits = Partial<QueueLimits> & { memoryKiB?: number; rounds?: number };

/** The functions of the package that are used. */
type Argon = Pick<typeof argon, 'hash' | 'verify'>;

/** The value of argon2id; the enum of the package does not exist at run time. */
const ARGON2ID = 2;
/** The queue limits for sign-ups, so low that their hashes do not slow log-ins down. */
const GUEST_LIMITS = { maxRunning: 1, maxWaiting: 20, maxWaitMs: 5000 };

/** Creates a hashing with argon2id, 19 MiB and two rounds, the minimum that OWASP recommends. */
export function argonHashing(limits: HashingLimits = {}, { hash, verify }: Argon = argon): PasswordHashing {
  const { memoryKiB = 19_456, rounds = 2, maxRunning = 3, maxWaiting = 60, maxWaitMs = 5000 } = limits;
  const cost = { algorithm: ARGON2ID, memoryCost: memoryKiB, timeCost: rounds, parallelism: 1 };
  // A burst of log-ins must not take all memory, and one of sign-ups must not delay a log-in.
  const queues = { owner: newQueue({ maxRunning, maxWaiting, maxWaitMs }), guest: newQueue(GUEST_LIMITS) };
  // The hash of a secret that nobody knows, compared where there is no account.
  let dummyHash: Promise<string> | undefined;

  return {
    hash: (password, caller = 'owner') => queues[caller](() => hash(normalized(password), cost)),
    matches: async (password, passwordHash) => {
      dummyHash ??= hash(crypto.randomUUID(), cost);
      const comparedHash = passwordHash ?? (await dummyHash);
      const isCorrect = await queues.owner(() => verify(comparedHash, normalized(password)));
      return isCorrect && passwordHash !== undefined;
    },
  };
}

/** Normalizes a password: the same characters typed on another machine must give the same bytes. */
const normalized = (password: string) => password.normalize('NFKC');
