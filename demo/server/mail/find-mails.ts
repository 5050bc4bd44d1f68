import type { HistoryKind } from '../history/record-history';
import type { Queryable } from '../platform/database/database';
import { canBeResent } from './resend-mail';

/** The minutes without a try after which a mail is stuck; one with a failed try is stuck at once. */
const STUCK_MINUTES = 10;

/** The mails that an operator may read: those about adverts, all others, or undefined for all. */
export type MailScope = 'adverts' | 'others' | undefined;

/** SQL: whether a mail `m` is in the scope in a placeholder. */
export const isInScope = (scope: string): string =>
  `(${scope}::text is null or (${scope} = 'adverts') = (m.kind is not distinct from 'advert' or m.invoice_id is not null))`;

/** The filter of mails: those of one state, or without one the waiting and failed ones. */
export type MailFilter = {
  client: string;
  state: MailState | undefined;
  /** A part of the address or of the subject. */
  search?: string | undefined;
  before?: number | undefined;
  scope: MailScope;
};

/** The states of a mail. */
export type MailState = 'waiting' | 'failed' | 'sent' | 'kept' | 'dropped';

/** A mail as an operator sees it: without its text, which may hold a one-time key. */
export type MailRow = {
  id: number;
  state: MailState;
  recipient: string;
  subject: string;
  accountId: number | null;
  createdAt: Date;
  attempts: number;
  lastError: string | null;
  nextTryAt: Date;
  sentAt: Date | null;
  isStuck: boolean;
  /** True while its decision can still be undone. */
  isHeld: boolean;
  /** True while a worker is sending it. */
  isSending: boolean;
  /** True if its link has expired, so that the mail is useless. */
  hasExpired: boolean;
  /** True if it can be sent once more. */
  canBeResent: boolean;
};

/** A mail with its text, in which a one-time key is hidden. */
export type MailText = MailRow & { text: string; kind: HistoryKind | null; record: string | null; isAgain: boolean };

const IS_STUCK = `(m.state = 'failed' or (m.state = 'waiting'
  and (m.last_error is not null or coalesce(m.held_until, m.created_at) < $2::timestamptz - interval '${STUCK_MINUTES} minutes')))`;

const COLUMNS = `m.id, m.state, m.recipient, m.subject, m.account_id as "accountId", m.created_at as "createdAt", m.attempts,
  m.last_error as "lastError", m.next_try_at as "nextTryAt", m.sent_at as "sentAt", ${IS_STUCK} as "isStuck",
  coalesce(m.state = 'waiting' and m.leased_until > clock_timestamp(), false) as "isSending",
  coalesce(m.state = 'waiting' and m.held_until > $2, false) as "isHeld", coalesce(m.ends_at <= $2, false) as "hasExpired",
  ${canBeResent('$2')} as "canBeResent"`;

/** Finds a mail of a client with its text. Whoever has the key of its link could use it: the key is hidden. */
export async function findMail(
  from: Queryable,
  { client, id, scope }: { client: string; id: number; scope: MailScope },
  now: Date,
): Promise<MailText | undefined> {
  const [mail] = await from.query<MailText>(
    `select ${COLUMNS}, regexp_replace(m.body, '([?&]key=)[^[:space:]&]+', '\\1…', 'g') as text, m.kind, m.record,
       m.again_of is not null as "isAgain" from mails m where m.client = $1 and m.id = $3 and ${isInScope('$4')}`,
    [client, now, id, scope ?? null],
  );
  return mail;
}

/** Finds the mails of a client, the newest first; without a state those that wait or have failed. */
export const findMails = (
  from: Queryable,
  { client, state, search = '', before, scope }: MailFilter,
  now: Date,
  limit: number,
): Promise<MailRow[]> =>
  from.query<MailRow>(
    `select ${COLUMNS} from mails m
     where m.client = $1 and case when $3::text is null then m.state in ('waiting', 'failed') else m.state = $3 end
       and ($4::int is null or m.id < $4) and ($6 = '' or position(fold($6) in fold(m.recipient || ' ' || m.subject)) > 0)
       and ${isInScope('$7')}
     order by m.id desc limit $5`,
    [client, now, state ?? null, before ?? null, limit, search, scope ?? null],
  );

/** Counts the mails of each client that need an operator; those to operators belong to none. */
export const countStuckMails = (from: Queryable, now: Date): Promise<{ client: string; count: number }[]> =>
  from.query<{ client: string; count: number }>(
    `select m.client, count(*)::int as count from mails m
     where m.client is not null and m.state in ('waiting', 'failed') and ${IS_STUCK.replaceAll('$2', '$1')}
     group by m.client`,
    [now],
  );

/** Counts the unsent mails of all clients by their states; `stuck` ones are counted in their state, too. */
export async function countMails(
  from: Queryable,
  now: Date,
): Promise<Record<'waiting' | 'failed' | 'kept' | 'stuck', number>> {
  const [counts] = await from.query<Record<'waiting' | 'failed' | 'kept' | 'stuck', number>>(
    `select count(*) filter (where m.state = 'waiting')::int as waiting, count(*) filter (where m.state = 'failed')::int as failed,
       count(*) filter (where m.state = 'kept')::int as kept, count(*) filter (where ${IS_STUCK.replaceAll('$2', '$1')})::int as stuck
     from mails m where m.state in ('waiting', 'failed', 'kept')`,
    [now],
  );
  return counts ?? { waiting: 0, failed: 0, kept: 0, stuck: 0 };
}
