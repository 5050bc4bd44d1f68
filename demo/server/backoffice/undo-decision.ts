import type { AppOptions } from '../app-options';
import type { Queryable } from '../database';
import { inOneWrite } from '../http/write';
import { unsendMail } from '../mail/outbox';
import { noteStatus } from '../persons/write-relations';
import { type Doing, noteDoing } from './doing';
import { type MadeDecision, undoStart } from './record-decision';

type Row = Omit<MadeDecision, 'mailId'> & { mailId: number | null; isUndone: boolean; isOver: boolean };

/** The result of an attempt to take a decision back. */
export type Undone = 'undone' | 'already' | 'late' | 'stale' | 'gone';

/** Takes back a decision and its mail, unless the mail has been sent or the record has changed since. */
export const undoDecision = (
  options: Pick<AppOptions, 'database' | 'onWritten'>,
  id: number,
  doing: Doing,
): Promise<{ result: Undone; accountId?: number }> =>
  inOneWrite(options, async (transaction) => {
    // The account is locked first, as in a decision: two transactions that lock in different order deadlock.
    const [account] = await transaction.query<{ id: number }>(
      `select a.id from accounts a where a.client = $2
         and a.id = (select d.account_id from decisions d where d.id = $1) for update`,
      [id, doing.client],
    );
    const decision = account && (await loadDecision(transaction, id, doing.now));
    if (!decision) return { result: 'gone' };
    return { result: await takeBack(transaction, decision, { id, doing }), accountId: decision.accountId };
  });

async function takeBack(
  transaction: Queryable,
  decision: Row,
  { id, doing }: { id: number; doing: Doing },
): Promise<Undone> {
  const { kind, record, accountId, before, after, mailId } = decision;
  if (decision.isUndone) return 'already';
  if (decision.isOver) return 'late';
  if ((await statusOf(transaction, decision)) !== after || (await isFollowed(transaction, decision, id)))
    return 'stale';
  if (mailId !== null && !(await unsendMail(transaction, mailId))) return 'late';
  if (kind === 'relation') {
    await transaction.query(
      'update role_relations set status = $2, status_before = $3, was_approved = $4 where id = $1',
      [...[record, before.status, before.status_before, before.was_approved ?? false]],
    );
    await noteStatus(transaction, record, { status: before.status, by: 'operator', at: doing.now });
  } else {
    await transaction.query('update accounts set status = $2, status_before = $3 where id = $1', [
      ...[record, before.status, before.status_before],
    ]);
  }
  await transaction.query('update accounts set version = version + 1, updated_at = $2 where id = $1', [
    accountId,
    doing.now,
  ]);
  await transaction.query('update decisions set undone_at = $2 where id = $1', [id, doing.now]);
  await noteDoing(transaction, doing, {
    ...{ kind, record, accountId, action: 'undone' },
    details: { before: after, status: before.status },
  });
  return 'undone';
}

async function loadDecision(from: Queryable, id: number, now: Date): Promise<Row | undefined> {
  const [row] = await from.query<Row>(
    `select kind, record, account_id as "accountId", action, before, after, mail_id as "mailId",
       undone_at is not null as "isUndone", at <= $2 as "isOver" from decisions where id = $1`,
    [id, undoStart(now)],
  );
  return row;
}

async function statusOf(from: Queryable, { kind, record }: Row): Promise<string | undefined> {
  const table = kind === 'account' ? 'accounts' : 'role_relations';
  const [row] = await from.query<{ status: string }>(`select status from ${table} where id = $1 for update`, [record]);
  return row?.status;
}

async function isFollowed(from: Queryable, { kind, record }: Row, id: number): Promise<boolean> {
  const later = await from.query('select 1 from decisions where kind = $1 and record = $2 and id > $3', [
    ...[kind, record, id],
  ]);
  return later.length > 0;
}
