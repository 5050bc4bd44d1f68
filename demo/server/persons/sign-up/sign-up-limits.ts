import {
  type Attempt,
  type CountingOptions,
  countAttempt,
  nextAllowedAt,
  windowBefore,
} from '../../accounts/rate-limit';
import { callerNetwork } from '../../platform/http/caller';

const MAX_PER_ADDRESS = 10;
const MAX_PER_NETWORK = 30;
/** The maximum number of sign-ups from anywhere. Half of it is reserved for networks without a sign-up so far. */
const MAX_IN_TOTAL = 300;
const RESERVED_FOR_OTHERS = MAX_IN_TOTAL / 2;

type SignUp = { address: string; network: string; at: Date };

/**
 * Counts a sign-up, or refuses it if there were too many. Callers run nothing expensive before it.
 *
 * @throws {Problem} 429 too_many_attempts with Retry-After
 */
export const countSignUp = (options: CountingOptions, attempt: Attempt): Promise<void> =>
  countAttempt(options, attempt, {
    kind: 'signup',
    lockedBy: ['sign-ups', attempt.client],
    async findAllowedAt(transaction, now) {
      const signUps = await transaction.query<SignUp>(
        `select address, network, at from attempts where client = $1 and kind = 'signup' and at > $2
         order by at desc limit ${MAX_IN_TOTAL}`,
        [attempt.client, windowBefore(now)],
      );
      return nextSignUpAt(signUps, attempt.address);
    },
  });

/** Returns the time from which the address may sign up again; 0 for now. `signUps` are sorted, the latest first. */
function nextSignUpAt(signUps: readonly SignUp[], address: string): number {
  const network = callerNetwork(address);
  const ofNetwork = signUps.filter((signUp) => signUp.network === network);
  const ofAddress = ofNetwork.filter((signUp) => signUp.address === address);
  const totalLimit = ofNetwork.length === 0 ? MAX_IN_TOTAL : MAX_IN_TOTAL - RESERVED_FOR_OTHERS;
  return Math.max(
    nextAllowedAt(ofAddress, MAX_PER_ADDRESS),
    nextAllowedAt(ofNetwork, MAX_PER_NETWORK),
    nextAllowedAt(signUps, totalLimit),
  );
}
