import * as argon from '@node-rs/argon2';
import { newQueue, type QueueLimits } from '../platform/http/queue';

/** Hashes and compares passwords, as many at a time as the machine can bear. */
export type PasswordHashing = {
  /** `forWhom` is 'guest' for a sign-up, which anybody can send: sign-ups have a smaller queue of their own. */
  hash(password: string, forWhom?: 'owner' | 'guest'): Promise<string>;
  /** Without a hash it takes as long as with one, and answers false. */
  matches(password: string, hash: string | undefined): Promise<boolean>;
};

/** How much work a hash takes, and how many are made or wait at a time. */
export type HashingLimits = Partial<QueueLimits> & { memoryKiB?: number; rounds?: number };

/** What of the package is used. */
type Argon = Pick<typeof argon, 'hash' | 'verify'>;

/** Argon2id; a number, because the enum of the package does not exist at run time. */
const ARGON2ID = 2;
/** So few that hashes for sign-ups do not slow log-ins down. */
const GUESTS = { atATime: 1, mostWaiting: 20, longestWaitMs: 5000 };

/** Passwords as argon2id with 19 MiB and two rounds, the least that OWASP recommends. */
export function argonHashing(limits: HashingLimits = {}, { hash, verify }: Argon = argon): PasswordHashing {
  const { memoryKiB = 19_456, rounds = 2, atATime = 3, mostWaiting = 60, longestWaitMs = 5000 } = limits;
  const cost = { algorithm: ARGON2ID, memoryCost: memoryKiB, timeCost: rounds, parallelism: 1 };
  // A burst of log-ins must not take all memory, and one of sign-ups must not delay a log-in.
  const queues = { owner: newQueue({ atATime, mostWaiting, longestWaitMs }), guest: newQueue(GUESTS) };
  // Where an account does not exist, the hash of a secret that nobody knows is compared.
  let nobodys: Promise<string> | undefined;

  return {
    hash: (password, forWhom = 'owner') => queues[forWhom](() => hash(normal(password), cost)),
    matches: async (password, known) => {
      nobodys ??= hash(crypto.randomUUID(), cost);
      const compared = known ?? (await nobodys);
      const isRight = await queues.owner(() => verify(compared, normal(password)));
      return isRight && known !== undefined;
    },
  };
}

/** The same characters typed on another machine must give the same bytes. */
const normal = (password: string) => password.normalize('NFKC');
