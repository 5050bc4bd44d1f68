import { createHmac } from 'node:crypto';
import { isSecret, newSecret } from '../../platform/secrets';
import type { OfficeOptions } from '../options';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The maximum age of a cookie, in total and since its last use. */
const limits = {
  session: { maxAgeMs: 8 * HOUR_MS, idleMs: HOUR_MS },
  device: { maxAgeMs: 400 * DAY_MS, idleMs: 180 * DAY_MS },
} as const;

/** The cookies of one kind; they are stored in the database, which all processes share. */
export type OfficeCookies = {
  /** Creates a cookie and returns its secret; `device` names the device of its creation. */
  open(device?: string): Promise<string>;
  /** Finds a valid cookie by its secret; each use extends its life. */
  find(secret: string | undefined): Promise<FoundCookie | undefined>;
  end(secret: string | undefined): Promise<void>;
};

/** A valid cookie. */
export type FoundCookie = { secret: string; device: string | null };

type CookieOptions = Pick<OfficeOptions, 'database' | 'now'>;

/** Creates the storage for cookies of operators who know the password; a new password makes all of them invalid. */
export function officeCookies(
  { database, now }: CookieOptions,
  password: string,
  kind: keyof typeof limits,
): OfficeCookies {
  const hashOf = (secret: string): Uint8Array => createHmac('sha256', secret).update(`${kind} ${password}`).digest();

  return {
    open: async (device) => {
      const secret = newSecret();
      await database.query(
        'insert into backoffice_cookies (hash, kind, made_at, used_at, device) values ($1, $2, $3, $3, $4)',
        [hashOf(secret), kind, now(), device ?? null],
      );
      return secret;
    },
    find: async (secret) => {
      if (secret === undefined || !isSecret(secret)) return undefined;
      const { madeAfter: createdAfter, usedAfter } = boundsOf(kind, now());
      const [row] = await database.query<{ usedAt: Date; device: string | null }>(
        `select used_at as "usedAt", device from backoffice_cookies
         where hash = $1 and kind = $2 and made_at > $3 and used_at > $4`,
        [hashOf(secret), kind, createdAfter, usedAfter],
      );
      if (!row) return undefined;
      // At most once a minute, so that not every page view writes to the database.
      if (row.usedAt.getTime() < now().getTime() - MINUTE_MS) {
        await database.query('update backoffice_cookies set used_at = $2 where hash = $1', [hashOf(secret), now()]);
      }
      return { secret, device: row.device };
    },
    end: async (secret) => {
      if (secret !== undefined)
        await database.query('delete from backoffice_cookies where hash = $1', [hashOf(secret)]);
    },
  };
}

/** Deletes cookies that are no longer valid. */
export async function deleteOldCookies({ database, now }: CookieOptions): Promise<void> {
  for (const kind of ['session', 'device'] as const) {
    const { madeAfter: createdAfter, usedAfter } = boundsOf(kind, now());
    await database.query('delete from backoffice_cookies where kind = $1 and (made_at <= $2 or used_at <= $3)', [
      kind,
      createdAfter,
      usedAfter,
    ]);
  }
}

const boundsOf = (kind: keyof typeof limits, now: Date) => ({
  madeAfter: new Date(now.getTime() - limits[kind].maxAgeMs),
  usedAfter: new Date(now.getTime() - limits[kind].idleMs),
});
