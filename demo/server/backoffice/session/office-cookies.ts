import type { Queryable } from '../../platform/database/database';
import { hashOf, isSecret, newSecret } from '../../platform/secrets';
import type { SessionOperator } from '../operators/roles';
import type { OfficeOptions } from '../options';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The maximum age of a cookie, in total and since its last use. */
const limits = {
  session: { maxAgeMs: 8 * HOUR_MS, idleMs: HOUR_MS },
  device: { maxAgeMs: 400 * DAY_MS, idleMs: 180 * DAY_MS },
  factor: { maxAgeMs: 10 * MINUTE_MS, idleMs: 10 * MINUTE_MS },
  first: { maxAgeMs: HOUR_MS, idleMs: HOUR_MS },
} as const;

/**
 * The purpose of a cookie: a session; a device that has logged in before; an operator who has typed the password and
 * still needs the second factor; somebody who may create the first account.
 */
export type CookieKind = keyof typeof limits;

/** A cookie to create: its operator, and the browser of a session. */
export type NewCookie = { operatorId?: number; userAgent?: string | undefined };

/** A valid cookie; its operator is null for a device, and for one who is blocked. */
export type FoundCookie = { secret: string; id: number; operator: SessionOperator | null };

/** The cookies of one kind; they are stored in the database, which all processes share. */
export type OfficeCookies = {
  /** Creates a cookie and returns its secret. */
  open(cookie?: NewCookie, transaction?: Queryable): Promise<string>;
  /** Finds a valid cookie by its secret; each use extends its life. */
  find(secret: string | undefined): Promise<FoundCookie | undefined>;
  end(secret: string | undefined): Promise<void>;
};

type CookieOptions = Pick<OfficeOptions, 'database' | 'now'>;

const MAX_USER_AGENT_LENGTH = 300;

type Row = { id: number; usedAt: Date; operatorId: number | null } & Omit<SessionOperator, 'id'>;

/** Creates the storage for cookies of operators. */
export function officeCookies({ database, now }: CookieOptions, kind: CookieKind): OfficeCookies {
  return {
    open: async ({ operatorId, userAgent } = {}, transaction = database) => {
      const secret = newSecret();
      await transaction.query(
        `insert into backoffice_cookies (hash, kind, made_at, used_at, operator_id, user_agent)
         values ($1, $2, $3, $3, $4, $5)`,
        [hashOf(secret), kind, now(), operatorId ?? null, userAgent?.slice(0, MAX_USER_AGENT_LENGTH) ?? null],
      );
      return secret;
    },
    find: async (secret) => {
      if (secret === undefined || !isSecret(secret)) return undefined;
      const { madeAfter, usedAfter } = boundsOf(kind, now());
      const [row] = await database.query<Row>(
        `select c.id, c.used_at as "usedAt", o.id as "operatorId", o.name, o.email, o.role, o.clients
         from backoffice_cookies c left join operators o on o.id = c.operator_id and o.blocked_at is null
         where c.hash = $1 and c.kind = $2 and c.made_at > $3 and c.used_at > $4`,
        [hashOf(secret), kind, madeAfter, usedAfter],
      );
      if (!row) return undefined;
      const { id, usedAt, operatorId, name, email, role, clients } = row;
      // At most once a minute, so that not every page view writes to the database.
      if (usedAt.getTime() < now().getTime() - MINUTE_MS)
        await database.query('update backoffice_cookies set used_at = $2 where id = $1', [id, now()]);
      return { secret, id, operator: operatorId === null ? null : { id: operatorId, name, email, role, clients } };
    },
    end: async (secret) => {
      if (secret !== undefined)
        await database.query('delete from backoffice_cookies where hash = $1', [hashOf(secret)]);
    },
  };
}

/** A session in the list of an operator. */
export type SessionRow = { id: number; madeAt: Date; usedAt: Date; userAgent: string | null };

/** Finds the sessions of an operator, the latest used first. */
export const findSessions = (from: Queryable, operatorId: number, now: Date): Promise<SessionRow[]> => {
  const { madeAfter, usedAfter } = boundsOf('session', now);
  return from.query<SessionRow>(
    `select id, made_at as "madeAt", used_at as "usedAt", user_agent as "userAgent" from backoffice_cookies
     where operator_id = $1 and kind = 'session' and made_at > $2 and used_at > $3 order by used_at desc, id desc`,
    [operatorId, madeAfter, usedAfter],
  );
};

/** Ends sessions of an operator, also those that await the second factor. Returns their number. */
export async function endOfficeSessions(
  transaction: Queryable,
  operatorId: number,
  { only, except }: { only?: number; except?: number } = {},
): Promise<number> {
  const ended = await transaction.query(
    `delete from backoffice_cookies where operator_id = $1 and ($2::int is null or id = $2)
       and ($3::int is null or id <> $3) returning 1 as ended`,
    [operatorId, only ?? null, except ?? null],
  );
  return ended.length;
}

/** Deletes cookies that are no longer valid. */
export async function deleteOldCookies({ database, now }: CookieOptions): Promise<void> {
  for (const kind of Object.keys(limits) as CookieKind[]) {
    const { madeAfter, usedAfter } = boundsOf(kind, now());
    await database.query('delete from backoffice_cookies where kind = $1 and (made_at <= $2 or used_at <= $3)', [
      kind,
      madeAfter,
      usedAfter,
    ]);
  }
}

const boundsOf = (kind: CookieKind, now: Date) => ({
  madeAfter: new Date(now.getTime() - limits[kind].maxAgeMs),
  usedAfter: new Date(now.getTime() - limits[kind].idleMs),
});
