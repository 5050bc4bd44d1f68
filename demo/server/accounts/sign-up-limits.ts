import { callerNetwork } from '../http/caller';
import {
  type Attempt,
  type CountingParts,
  oneByOne,
  recordAttempt,
  roomAt,
  tooManyAttempts,
  windowBefore,
} from './attempts';

const MOST_PER_ADDRESS = 10;
const MOST_PER_NETWORK = 30;
/** From wherever. The second half is kept for networks from which nobody has signed up yet. */
const MOST_OF_ALL = 300;
const KEPT_FOR_OTHERS = MOST_OF_ALL / 2;

type SignUp = { address: string; network: string; at: Date };

/**
 * Counts a sign-up, before anything costly is done for it.
 *
 * @throws {Problem} 429 too_many_attempts with Retry-After
 */
export async function countSignUp({ database, now }: CountingParts, attempt: Attempt): Promise<void> {
  const instant = now();
  const freeAt = await database.transaction(async (transaction) => {
    await oneByOne(transaction, 'sign-ups', attempt.client);
    const signUps = await transaction.query<SignUp>(
      `select address, network, at from attempts where client = $1 and kind = 'signup' and at > $2
       order by at desc limit ${MOST_OF_ALL}`,
      [attempt.client, windowBefore(instant)],
    );
    const freed = roomForOneAt(signUps, attempt.address);
    if (freed === 0) await recordAttempt(transaction, attempt, { kind: 'signup', at: instant });
    return freed;
  });
  if (freeAt > 0) throw tooManyAttempts(freeAt, instant);
}

/** When one more from the address has room; 0 for now. `signUps` begin with the latest. */
function roomForOneAt(signUps: readonly SignUp[], address: string): number {
  const network = callerNetwork(address);
  const ofNetwork = signUps.filter((signUp) => signUp.network === network);
  const ofAddress = ofNetwork.filter((signUp) => signUp.address === address);
  const mostOfAll = ofNetwork.length === 0 ? MOST_OF_ALL : MOST_OF_ALL - KEPT_FOR_OTHERS;
  return Math.max(roomAt(ofAddress, MOST_PER_ADDRESS), roomAt(ofNetwork, MOST_PER_NETWORK), roomAt(signUps, mostOfAll));
}
