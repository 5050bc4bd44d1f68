import type { Queryable } from '../../platform/database/database';
import type { AdvertOptions } from '../options';
import type { CountedKind } from './repeats';
import type { ShownToken } from './tokens';

/**
 * The maximum time in milliseconds and number of views that a batch waits for. A flood of views becomes one statement a
 * second.
 */
const MAX_WAIT_MS = 1000;
const BATCH_SIZE = 500;
/** The limit from which views are dropped: the database has not answered for long. */
const MAX_WAITING = 20_000;

type Use = Pick<ShownToken, 'what' | 'nonce' | 'id' | 'day' | 'expires'> & { kind: CountedKind };

/** Counts views and clicks of adverts, and views of events, in batches. */
export type Counter = {
  count(token: ShownToken, kind: CountedKind): void;
  /** Writes the waiting counts, so that a following read includes all of this server's. */
  flush(): Promise<void>;
};

/** Creates a server's counter. A killed process loses its waiting counts: at most a second of views. */
export function newCounter({
  database,
  isClosing,
  onError,
}: Pick<AdvertOptions, 'database' | 'isClosing' | 'onError'>): Counter {
  let waiting = new Map<string, Use>();
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
      // A failed batch waits for the next one: a token that has counted already does not count again.
      for (const [name, use] of uses) waiting.set(name, use);
      if (!isClosing()) scheduleFlush();
      throw error;
    }
  }
  const flush = () => {
    writing = writing.catch(() => undefined).then(write);
    return writing;
  };
  function scheduleFlush() {
    timer ??= setTimeout(() => {
      flush().catch((error: unknown) => isClosing() || onError(error));
    }, MAX_WAIT_MS).unref();
  }

  function count({ what, nonce, id, day, expires }: ShownToken, kind: CountedKind) {
    if (waiting.size >= MAX_WAITING) return;
    waiting.set(`${kind} ${nonce}`, { what, nonce, id, day, expires, kind });
    if (waiting.size % BATCH_SIZE === 0) flush().catch((error: unknown) => isClosing() || onError(error));
    else scheduleFlush();
  }

  return { count, flush };
}

/**
 * SQL: inserts unused tokens. A token counts once, whichever servers receive it.
 *
 * @param existsSql SQL that checks whether its advert or event exists
 */
const insertUnused = (existsSql: string) => `
  with sent as (
    select nonce, kind, id, day, to_timestamp(expires / 1000.0) as expires_at
    from jsonb_to_recordset($1::jsonb) as r(nonce text, kind text, id text, day date, expires float8)
    where exists (${existsSql})),
  used as (
    insert into advert_uses (nonce, kind, expires_at) select nonce, kind, expires_at from sent order by nonce, kind
    on conflict do nothing returning nonce, kind)`;

/** SQL that counts in one statement each: every used token is in the sums. */
const COUNT_STATEMENTS = {
  advert: `${insertUnused('select 1 from advert_orders o where o.id = r.id')}
  insert into advert_counts as c (order_id, day, views, clicks)
  select id, day, count(*) filter (where kind = 'view'), count(*) filter (where kind = 'click')
  from used join sent using (nonce, kind) group by id, day order by id, day
  on conflict (order_id, day) do update set views = c.views + excluded.views, clicks = c.clicks + excluded.clicks`,
  event: `${insertUnused('select 1 from events e where e.id = r.id')}
  insert into event_counts as c (event_id, day, views)
  select id, day, count(*) from used join sent using (nonce, kind) group by id, day order by id, day
  on conflict (event_id, day) do update set views = c.views + excluded.views`,
};

async function storeUses(database: Queryable, uses: readonly Use[]): Promise<void> {
  for (const target of ['advert', 'event'] as const) {
    const usesOfTarget = uses.filter((use) => use.what === target);
    if (usesOfTarget.length > 0) await database.query(COUNT_STATEMENTS[target], [JSON.stringify(usesOfTarget)]);
  }
}

/** Deletes the uses of expired tokens. */
export const deleteExpiredUses = (from: Queryable, now: Date): Promise<unknown> =>
  from.query('delete from advert_uses where expires_at < $1', [now]);
