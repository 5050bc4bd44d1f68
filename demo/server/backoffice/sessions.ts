import { timingSafeEqual } from 'node:crypto';
import { hashOf, newSecret } from '../accounts/secrets';

const LIFETIME_MS = 8 * 3_600_000;
const MOST_SESSIONS = 100;

/** An operator's session: `csrf` must come back with every form. */
export type Session = { csrf: string };

/** The open sessions of operators; a restart ends them all. */
export type Sessions = {
  /** Opens one and answers the secret of its cookie. */
  open(): string;
  find(secret: string | undefined): Session | undefined;
  end(secret: string | undefined): void;
};

/** Keeps sessions in memory, by the hash of their secret, for 8 hours. */
export function createSessions(now: () => Date): Sessions {
  const sessions = new Map<string, Session & { ends: number }>();
  const keyOf = (secret: string) => Buffer.from(hashOf(secret)).toString('hex');

  return {
    open: () => {
      const oldest = sessions.keys().next();
      if (sessions.size >= MOST_SESSIONS && !oldest.done) sessions.delete(oldest.value);
      const secret = newSecret();
      sessions.set(keyOf(secret), { csrf: newSecret(), ends: now().getTime() + LIFETIME_MS });
      return secret;
    },
    find: (secret) => {
      const session = secret === undefined ? undefined : sessions.get(keyOf(secret));
      return session && session.ends > now().getTime() ? session : undefined;
    },
    end: (secret) => {
      if (secret !== undefined) sessions.delete(keyOf(secret));
    },
  };
}

/** Whether two secrets are equal, in a time that does not tell how much of them is. */
export const isSameSecret = (one: string, other: string): boolean => timingSafeEqual(hashOf(one), hashOf(other));
