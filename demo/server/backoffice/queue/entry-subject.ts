import { findTimeline, type HistoryRow } from '../../history/find-history';
import type { HistoryKind } from '../../history/record-history';
import type { Queryable } from '../../platform/database/database';
import { historyLabel } from '../history/history-words';
import { timeText } from '../page/page';
import type { QueueEntry, QueueKind } from './queue-kinds';

/** The subject of an entry, also after its decision. */
export type EntrySubject = {
  /** Its record in the history. */
  history: { kind: HistoryKind; record: string };
  accountId: number | null;
  title: string;
};

/** SQL: the record in the history, the account and the title of an entry with the number $1 at the client $2. */
const subjects: Readonly<Record<QueueKind, string>> = {
  event: `select e.id as record, e.owner_id as "accountId", coalesce(r.content, e.written)->>'title' as title
    from event_reviews r join events e on e.id = r.event_id where r.id = $1 and r.client = $2`,
  article: `select e.id as record, e.owner_id as "accountId", coalesce(r.content, e.written)->>'title' as title
    from article_reviews r join articles e on e.id = r.article_id where r.id = $1 and r.client = $2`,
  advert: `select o.id as record, o.account_id as "accountId", o.content->>'title' as title
    from advert_orders o where o.review = $1 and o.client = $2`,
  account: `select a.id::text as record, a.id as "accountId",
    coalesce(nullif(trim(a.first_name || ' ' || a.last_name), ''), a.username) as title
    from accounts a where a.id = $1 and a.client = $2`,
  relation: `select r.id::text as record, r.account_id as "accountId",
    coalesce((select d.name from addresses d where d.address_id = r.address_id), 'Berechtigung') as title
    from role_relations r join accounts a on a.id = r.account_id where r.id = $1 and a.client = $2`,
  address: `select a.address_id::text as record, a.owner_id as "accountId", a.name as title
    from addresses a where a.address_id = $1 and a.client = $2`,
};

/** Loads what an entry is about; undefined if it is gone. */
export async function loadSubject(
  from: Queryable,
  client: string,
  { kind, id }: Pick<QueueEntry, 'kind' | 'id'>,
): Promise<EntrySubject | undefined> {
  const [row] = await from.query<{ record: string; accountId: number | null; title: string }>(subjects[kind], [
    ...[id, client],
  ]);
  return row && { history: { kind, record: row.record }, accountId: row.accountId, title: row.title };
}

const MAX_SEARCHED = 20;

/** Finds the last decision of an operator on what an entry is about. */
async function findLastDecision(
  from: Queryable,
  client: string,
  { history }: EntrySubject,
): Promise<HistoryRow | undefined> {
  const rows = await findTimeline(from, { client, records: [history], limit: MAX_SEARCHED });
  return rows.find(({ by }) => by === 'operator');
}

/** Says who has decided on an entry that does not wait any more, and what; undefined if nobody has. */
export async function decisionText(
  from: Queryable,
  client: string,
  entry: Pick<QueueEntry, 'kind' | 'id'>,
): Promise<string | undefined> {
  const subject = await loadSubject(from, client, entry);
  const decision = subject && (await findLastDecision(from, client, subject));
  if (!subject || !decision) return undefined;
  const { operator, at, kind, action } = decision;
  return `„${subject.title}“: ${historyLabel(kind, action)}, ${timeText(at)}, von ${operator ?? 'der Verwaltung'}.`;
}
