import * as argon from '@node-rs/argon2';
import { newQueue, type QueueLimits } from '../platform/http/queue';

/** Hashes and compares passwords, with a limit on concurrent work. */
export type PasswordHashing = {
  /** Hashes a password. `forWhom` is 'guest' for a sign-up: these have a smaller queue of their own. */
  hash(password: string, forWhom?: 'owner' | 'guest'): Promise<string>;
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
const GUESTS = { atATime: 1, mostWaiting: 20, longestWaitMs: 5000 };

/** Creates a hashing with argon2id, 19 MiB and two rounds, the minimum that OWASP recommends. */
export function argonHashing(limits: HashingLimits = {}, { hash, verify }: Argon = argon): PasswordHashing {
  const { memoryKiB = 19_456, rounds = 2, atATime = 3, mostWaiting = 60, longestWaitMs = 5000 } = limits;
  const cost = { algorithm: ARGON2ID, memoryCost: memoryKiB, timeCost: rounds, parallelism: 1 };
  // A burst of log-ins must not take all memory, and one of sign-ups must not delay a log-in.
  const queues = { owner: newQueue({ atATime, mostWaiting, longestWaitMs }), guest: newQueue(GUESTS) };
  // The hash of a secret that nobody knows, compared where there is no account.
  let dummyHash: Promise<string> | undefined;

  return {
    hash: (password, forWhom = 'owner') => queues[forWhom](() => hash(normal(password), cost)),
    matches: async (password, known) => {
      dummyHash ??= hash(crypto.randomUUID(), cost);
      const compared = known ?? (await dummyHash);
      const isRight = await queues.owner(() => verify(compared, normal(password)));
      return isRight && known !== undefined;
    },
  };
}

/** Normalizes a password: the same characters typed on another machine must give the same bytes. */
const normal = (password: string) => password.normalize('NFKC');
