import { randomUUID } from 'node:crypto';
import type { AppOptions } from '../../app-options';
import type { Queryable } from '../../database';
import type { CountedKind } from './repeats';
import type { ShownToken } from './tokens';

/** How long views wait for others, and how many at most: a flood of them becomes one statement a second. */
const LONGEST_WAIT_MS = 1000;
const ENOUGH = 500;
/** Beyond this they are dropped: the database has not answered for long. */
const MOST_WAITING = 20_000;

type Use = Pick<ShownToken, 'nonce' | 'order' | 'day' | 'expires'> & { kind: CountedKind };
type EventView = { event: string; day: string };

/** Counts views and clicks in batches. */
export type Counter = {
  count(token: ShownToken, kind: CountedKind): void;
  /** Counts that the page of an event was looked at, on a day 'YYYY-MM-DD' in Berlin. */
  countEvent(event: string, day: string): void;
  /** Writes what waits, so that who reads the counts next sees all of this server's. */
  flush(): Promise<void>;
};

/** A server's own counter. What waits when a process is killed is lost: at most a second of views. */
export function newCounter({
  database,
  isClosing,
  onError,
}: Pick<AppOptions, 'database' | 'isClosing' | 'onError'>): Counter {
  let waiting = new Map<string, Use | EventView>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  async function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const uses = waiting;
    waiting = new Map();
    if (uses.size === 0) return;
    try {
      await storeUses(database, [...uses.values()]);
    } catch (error) {
      // They wait for the next batch: who has counted already does not count again.
      for (const [name, use] of uses) waiting.set(name, use);
      if (!isClosing()) wait();
      throw error;
    }
  }
  const flush = () => {
    writing = writing.catch(() => undefined).then(write);
    return writing;
  };
  function wait() {
    timer ??= setTimeout(() => {
      flush().catch((error: unknown) => isClosing() || onError(error));
    }, LONGEST_WAIT_MS).unref();
  }

  function add(name: string, use: Use | EventView) {
    if (waiting.size >= MOST_WAITING) return;
    waiting.set(name, use);
    if (waiting.size % ENOUGH === 0) flush().catch((error: unknown) => isClosing() || onError(error));
    else wait();
  }

  return {
    count: ({ nonce, order, day, expires }, kind) => add(`${kind} ${nonce}`, { nonce, order, day, expires, kind }),
    countEvent: (event, day) => add(`event ${randomUUID()}`, { event, day }),
    flush,
  };
}

/** In one statement: a token counts once, whichever servers are told of it, and what has counted stands in the sums. */
const COUNT = `
  with sent as (
    select nonce, kind, "order" as order_id, day, to_timestamp(expires / 1000.0) as expires_at
    from jsonb_to_recordset($1::jsonb) as r(nonce text, kind text, "order" text, day date, expires float8)
    where exists (select 1 from advert_orders o where o.id = r."order")),
  used as (
    insert into advert_uses (nonce, kind, expires_at) select nonce, kind, expires_at from sent order by nonce, kind
    on conflict do nothing returning nonce, kind)
  insert into advert_counts as c (order_id, day, views, clicks)
  select order_id, day, count(*) filter (where kind = 'view'), count(*) filter (where kind = 'click')
  from used join sent using (nonce, kind) group by order_id, day order by order_id, day
  on conflict (order_id, day) do update set views = c.views + excluded.views, clicks = c.clicks + excluded.clicks`;

/** An event that has been deleted meanwhile is left out. */
const COUNT_EVENTS = `
  insert into event_counts as c (event_id, day, views)
  select r.event, r.day, count(*) from jsonb_to_recordset($1::jsonb) as r(event text, day date)
  where exists (select 1 from events e where e.id = r.event) group by r.event, r.day order by r.event, r.day
  on conflict (event_id, day) do update set views = c.views + excluded.views`;

/** Events come last: a view of theirs has nothing by which it would not count again when all are written again. */
async function storeUses(to: Queryable, uses: readonly (Use | EventView)[]): Promise<void> {
  const ofEvents = uses.filter((use) => 'event' in use);
  if (ofEvents.length < uses.length) await to.query(COUNT, [JSON.stringify(uses.filter((use) => 'nonce' in use))]);
  if (ofEvents.length > 0) await to.query(COUNT_EVENTS, [JSON.stringify(ofEvents)]);
}

/** Throws away what is known of tokens that have ended. */
export const forgetUses = (from: Queryable, now: Date): Promise<unknown> =>
  from.query('delete from advert_uses where expires_at < $1', [now]);
