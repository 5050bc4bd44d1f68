import { createHmac, randomBytes } from 'node:crypto';

const HOUR_MS = 3_600_000;
/** Of one advert or event to one browser in an hour: more is a page that is reloaded on purpose. */
const MAX_OF_BROWSER: Record<CountedKind, number> = { view: 20, click: 5 };
/** The same to all browsers of one address, such as those of an office: names of browsers can be made up. */
const MAX_OF_ADDRESS: Record<CountedKind, number> = { view: 60, click: 15 };
const MAX_CALLERS = 50_000;

/** What of an advert is counted. */
export type CountedKind = 'view' | 'click';

/** Who asks for what: the address, the browser's name for itself, the advert or the event. */
export type Asked = { address: string; userAgent: string; of: string; kind: CountedKind };

/**
 * Tells of views and clicks whether they are too many from one browser. It keeps no addresses, only keyed digests whose
 * key never leaves this memory, and forgets all of them every hour.
 */
export function newRepeats(now: () => Date): (asked: Asked) => boolean {
  let key = randomBytes(32);
  let since = now().getTime();
  const counts = new Map<string, number>();
  return ({ address, userAgent, of, kind }) => {
    const nowMs = now().getTime();
    if (nowMs - since >= HOUR_MS || counts.size >= MAX_CALLERS) {
      counts.clear();
      key = randomBytes(32);
      since = nowMs;
    }
    function countOf(caller: readonly string[]): number {
      const name = createHmac('sha256', key)
        .update(JSON.stringify([...caller, of, kind]))
        .digest('base64');
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      return count;
    }
    // The address first: past its limit no browser of it takes room of others.
    if (countOf([address]) > MAX_OF_ADDRESS[kind]) return true;
    return countOf([address, userAgent]) > MAX_OF_BROWSER[kind];
  };
}
