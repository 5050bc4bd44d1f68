import type { Queryable } from '../platform/database/database';
import { callerNetwork } from '../platform/http/caller';
import type { KeyPurpose } from './mail-keys';
import { type Attempt, attemptName, lockAttempts, recordAttempt, windowBefore } from './rate-limit';

/** The maximum number of mails to one mailbox, for any purpose, that one network of callers may request. */
const MAX_FROM_NETWORK = 5;
const MAX_FROM_ADDRESS = 100;
/**
 * The maximum number of mails to one mailbox for one purpose, from anywhere. Half of it is reserved for networks
 * without a request so far, so that a stranger's requests do not use up the owner's.
 */
const MAX_PER_PURPOSE = 12;
const RESERVED_FOR_OTHERS = MAX_PER_PURPOSE / 2;

type Counts = { fromNetwork: number; fromAddress: number; ofPurpose: number };

/**
 * Counts a requested mail and returns whether it may be sent. Runs first in the transaction that writes the mail: a
 * request that fails does not count.
 */
export async function countMail(
  transaction: Queryable,
  now: Date,
  attempt: Attempt,
  purpose: KeyPurpose | 'search',
): Promise<boolean> {
  const { client, name, address } = attempt;
  // Always in this order, so that two transactions cannot deadlock.
  await lockAttempts(transaction, `mail ${client} from`, address);
  await lockAttempts(transaction, `mail ${client} to`, name);
  const [counts] = await transaction.query<Counts>(
    `select count(*) filter (where name = typed and network = $5)::int as "fromNetwork",
       count(*) filter (where address = $3)::int as "fromAddress",
       count(*) filter (where name = typed and purpose = $6)::int as "ofPurpose"
     from attempts, (select ${attemptName('$2')} as typed) as folded
     where client = $1 and kind = 'mail' and at > $4 and (name = typed or address = $3)`,
    [client, name, address, windowBefore(now), callerNetwork(address), purpose],
  );
  if (!counts || !isWithinLimits(counts)) return false;
  await recordAttempt(transaction, attempt, { kind: 'mail', purpose, at: now });
  return true;
}

function isWithinLimits({ fromNetwork, fromAddress, ofPurpose }: Counts): boolean {
  if (fromNetwork >= MAX_FROM_NETWORK || fromAddress >= MAX_FROM_ADDRESS) return false;
  return ofPurpose < (fromNetwork === 0 ? MAX_PER_PURPOSE : MAX_PER_PURPOSE - RESERVED_FOR_OTHERS);
}
