import type { MailLanguage } from '../../../mail/mail-texts';
import type { Queryable } from '../../../platform/database/database';
import { loadSubject } from '../entry-subject';
import { entryName, type QueueEntry } from '../queue-kinds';

/** The account and the language of who reads the reason of a refusal, and the number of mails that leave. */
export type Reader = { accountId: number | null; language: MailLanguage; mails: number };

const NOBODY: Reader = { accountId: null, language: 'de', mails: 0 };

/** SQL: the readers of a refused advert: its account, and its invoice address if there is a credit note. */
const advertReader = `
  select o.account_id as "accountId", o.language, (o.account_id is not null)::int
    + ((o.price->>'gross')::int > 0 and coalesce(o.billing->>'email', '') <> ''
        and lower(trim(o.billing->>'email')) is distinct from lower(trim(a.email)))::int as mails
  from advert_orders o left join accounts a on a.id = o.account_id where o.client = $1 and o.review = $2`;

/** SQL: an account as a reader; an unconfirmed address may be a stranger's, and gets no mail. */
const accountReader = `
  select id as "accountId", language, (email_confirmed_at is not null)::int as mails
  from accounts where client = $1 and id = $2`;

/** Loads who reads the refusal of an entry. */
export async function loadReader(
  from: Queryable,
  client: string,
  entry: Pick<QueueEntry, 'kind' | 'id'>,
): Promise<Reader> {
  const isAdvert = entry.kind === 'advert';
  const id = isAdvert ? entry.id : ((await loadSubject(from, client, entry))?.accountId ?? null);
  const [reader] = await from.query<Reader>(isAdvert ? advertReader : accountReader, [client, id]);
  return reader ?? NOBODY;
}

/** The readers of several entries, by the names of the entries. */
export type Readers = ReadonlyMap<string, Reader>;

/** Loads who reads the refusals of several entries. */
export async function loadReaders(from: Queryable, client: string, entries: readonly QueueEntry[]): Promise<Readers> {
  const readers = new Map<string, Reader>();
  for (const entry of entries) readers.set(entryName(entry), await loadReader(from, client, entry));
  return readers;
}

/** Returns who reads the refusal of an entry. */
export const readerOf = (readers: Readers, entry: QueueEntry): Reader => readers.get(entryName(entry)) ?? NOBODY;
