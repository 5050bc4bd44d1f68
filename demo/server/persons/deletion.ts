import { attemptName } from '../accounts/rate-limit';
import type { Account } from '../accounts/tokens';
import type { ClientInfo } from '../clients/client-info';
import { recordHistory, recordOwnAction } from '../history/record-history';
import type { MailKind } from '../mail/mail-texts';
import { recordMail } from '../mail/mails';
import { loadRecipient } from '../mail/recipient';
import type { Database, Queryable } from '../platform/database/database';
import { instantJson } from '../schema/json/instant-json';
import { ARTICLES, EVENTS } from '../schema/record-tables';
import { leaveToMembers } from './leave-to-members';
import type { PersonOptions } from './options';
import { attemptNames } from './person-json';

const DAYS_UNTIL_DELETION = 14;
/** The days for which a sign-up waits for its confirmation; the mail names them. */
const DAYS_UNTIL_CONFIRMATION = 7;
const DAY_MS = 86_400_000;

type Language = 'de' | 'en';

/** An account and its client. */
type AccountOwner = { account: Account; client: ClientInfo };

/** Marks an account for deletion in 14 days and returns the instant; a repetition does not postpone it. */
export async function requestDeletion(
  transaction: Queryable,
  options: PersonOptions,
  owner: AccountOwner,
  language: Language,
): Promise<string> {
  const now = options.now();
  const { due, text } = await markForDeletion(transaction, owner.account.id, now);
  await recordDeletionAction(transaction, owner, 'deletion_asked', now);
  await mailDeletion(transaction, options, { ...ownerOf(owner), language, kind: 'deletionAsked', due });
  return text;
}

/** Marks an account for deletion in 14 days and returns the instant, also as JSON; a repetition does not postpone it. */
export async function markForDeletion(
  transaction: Queryable,
  accountId: number,
  now: Date,
): Promise<{ due: Date; text: string }> {
  const [row] = await transaction.query<{ due: Date; text: string }>(
    `update accounts set deletion_due = coalesce(deletion_due, $2), version = version + 1, updated_at = $3
     where id = $1 returning deletion_due as due, ${instantJson('deletion_due')} as text`,
    [accountId, dueOfDeletion(now), now],
  );
  if (!row) throw new Error('The account is gone.');
  return row;
}

/** Returns the instant at which an account that is marked for deletion now will be deleted. */
export const dueOfDeletion = (now: Date): Date => new Date(now.getTime() + DAYS_UNTIL_DELETION * DAY_MS);

/** Cancels the deletion of an account; does nothing for one without. */
export async function cancelDeletion(
  transaction: Queryable,
  options: PersonOptions,
  owner: AccountOwner,
  language: Language,
): Promise<void> {
  const now = options.now();
  if (!(await unmarkForDeletion(transaction, owner.account.id, now))) return;
  await recordDeletionAction(transaction, owner, 'deletion_called_off', now);
  await mailDeletion(transaction, options, { ...ownerOf(owner), language, kind: 'deletionCalledOff' });
}

/** Takes the mark for deletion from an account, and returns whether it had one. */
export async function unmarkForDeletion(transaction: Queryable, accountId: number, now: Date): Promise<boolean> {
  const changed = await transaction.query(
    `update accounts set deletion_due = null, version = version + 1, updated_at = $2
     where id = $1 and deletion_due is not null returning id`,
    [accountId, now],
  );
  return changed.length > 0;
}

/** A mail about the deletion of an account, with the instant of one to come. */
export type DeletionMail = {
  accountId: number;
  client: ClientInfo;
  language: Language;
  kind: Extract<MailKind, 'deletionAsked' | 'deletionByOperator' | 'deletionCalledOff'>;
  due?: Date;
};

/** Writes a mail about the deletion of an account to its person. */
export async function mailDeletion(
  transaction: Queryable,
  options: Pick<PersonOptions, 'mail' | 'publicUrl' | 'now'>,
  { due, ...draft }: DeletionMail,
): Promise<void> {
  const to = await loadRecipient(transaction, draft.accountId);
  const day = due && dayText(due, draft.language);
  await recordMail(transaction, options, { ...draft, to, path: '/secure/profile', ...(day && { day }) });
}

const ownerOf = ({ account, client }: AccountOwner) => ({ accountId: account.id, client });

const recordDeletionAction = (transaction: Queryable, { account, client }: AccountOwner, action: string, time: Date) =>
  recordOwnAction(transaction, { client: client.key, accountId: account.id, action }, time);

/**
 * Deletes accounts with all data of their persons: those whose deletion is due, and sign-ups that were not confirmed in
 * time. Blocked accounts stay, and until the next time those whose shared records nobody can take now. Returns the number
 * of deleted accounts.
 */
export async function purgeDue(database: Database, now: Date): Promise<number> {
  return database.transaction(async (transaction) => {
    const due = await transaction.query<{ id: number; client: string }>(
      `select id, client from accounts where deletion_due <= $1
         or (email_confirmed_at is null and status <> 'blocked' and created_at <= $2)
       order by id for update skip locked`,
      [now, new Date(now.getTime() - DAYS_UNTIL_CONFIRMATION * DAY_MS)],
    );
    let deleted = 0;
    for (const { id, client } of due) {
      if (!(await leaveToMembers(transaction, id, now))) continue;
      await purgeAccount(transaction, id);
      deleted++;
      // Only an entry with this id remains; the id refers to nobody any more.
      const entry = { kind: 'account', record: id, action: 'deleted' } as const;
      await recordHistory(transaction, { ...entry, client, actor: { by: 'system' } }, now);
    }
    return deleted;
  });
}

/**
 * Deletes an account with all data of its person. Published events and articles stay, without the person; drafts are
 * deleted. Pictures of other people's records stay.
 */
export async function purgeAccount(transaction: Queryable, accountId: number): Promise<void> {
  for (const statement of [
    // Also mails without an account to an address of this person. Mails of other accounts stay, and unsent ones with
    // an invoice or a credit note.
    `delete from mails m using accounts a where a.id = $1 and not (m.invoice_id is not null and m.state = 'waiting')
       and (m.account_id = a.id
       or (m.account_id is null and m.client = a.client and ${attemptName('m.recipient')} in (${attemptNames('a')})))`,
    // Searches of an address that was never confirmed may be a stranger's.
    `delete from saved_searches s using accounts a where a.id = $1 and a.email_confirmed_at is not null
       and s.client = a.client and lower(s.email) = lower(a.email)`,
    `delete from attempts t using accounts a where a.id = $1 and t.client = a.client
       and t.name in (${attemptNames('a')})`,
    'delete from idempotency_keys k using accounts a where a.id = $1 and k.client = a.client and k.owner = a.id::text',
    `delete from addresses a where a.owner_id = $1 and a.state = 'suggested'
       and not exists (select 1 from events e where e.location_id = a.address_id or e.promoter_id = a.address_id)
       and not exists (select 1 from articles e where e.location_id = a.address_id or e.promoter_id = a.address_id)`,
    ...[EVENTS, ARTICLES].flatMap(({ table, reviews, id, waitingFor }) => [
      `delete from ${table} where owner_id = $1 and state <> 'published'`,
      `delete from ${reviews} r using ${table} e where e.id = r.${id} and e.owner_id = $1`,
      `update media m set ${waitingFor} = null, waiting = null where m.owner_id = $1
         and not exists (select 1 from events e where e.id in (m.event_id, m.waiting_for) and e.owner_id <> $1)
         and not exists (select 1 from articles e where e.id in (m.article_id, m.article_waiting_for) and e.owner_id <> $1)`,
      `update ${table} set written = null where owner_id = $1`,
    ]),
    'delete from accounts where id = $1',
  ]) {
    await transaction.query(statement, [accountId]);
  }
}

const dayText = (day: Date, language: Language) =>
  new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'Europe/Berlin',
  }).format(day);
