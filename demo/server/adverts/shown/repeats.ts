import { createHmac, randomBytes } from 'node:crypto';

const HOUR_MS = 3_600_000;
/** The maximum counts of one advert or event for one browser in an hour: more is deliberate reloading. */
const MAX_PER_BROWSER: Record<CountedKind, number> = { view: 20, click: 5 };
/** The same maximum for all browsers of one address, such as an office: names of browsers can be invented. */
const MAX_PER_ADDRESS: Record<CountedKind, number> = { view: 60, click: 15 };
const MAX_CALLERS = 50_000;

/** The counted actions on an advert. */
export type CountedKind = 'view' | 'click';

/** The caller and the target of a count: the address, the user agent, the advert or event. */
export type CountRequest = { address: string; userAgent: string; targetId: string; kind: CountedKind };

/**
 * Returns a function that checks whether a view or click is one too many of a browser. It stores only keyed digests of
 * addresses, whose key never leaves this memory, and deletes them every hour.
 */
export function newRepeatLimit(now: () => Date): (request: CountRequest) => boolean {
  let key = randomBytes(32);
  let since = now().getTime();
  const counts = new Map<string, number>();
  return ({ address, userAgent, targetId, kind }) => {
    const nowMs = now().getTime();
    if (nowMs - since >= HOUR_MS || counts.size >= MAX_CALLERS) {
      counts.clear();
      key = randomBytes(32);
      since = nowMs;
    }
    function countFor(caller: readonly string[]): number {
      const name = createHmac('sha256', key)
        .update(JSON.stringify([...caller, targetId, kind]))
        .digest('base64');
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      return count;
    }
    // The address first: past its limit, none of its browsers uses up memory for others.
    if (countFor([address]) > MAX_PER_ADDRESS[kind]) return true;
    return countFor([address, userAgent]) > MAX_PER_BROWSER[kind];
  };
}
