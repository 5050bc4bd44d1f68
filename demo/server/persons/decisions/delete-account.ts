import { loadClient } from '../../clients/client-info';
import { type ActorContext, recordAction } from '../../history/actor-context';
import type { MailLanguage } from '../../mail/mail-texts';
import type { Queryable } from '../../platform/database/database';
import { inOneWrite } from '../../platform/http/write';
import { type DeletionMail, mailDeletion, markForDeletion, unmarkForDeletion } from '../deletion';
import type { PersonOptions } from '../options';

/** An operator's decision on the version `seen` of an account: to delete it in 14 days, or to keep it after all. */
export type DeletionDecision = { id: number; seen: string; isDeleted: boolean };

type Row = { version: number; isMarked: boolean; isConfirmed: boolean; language: MailLanguage };

/** Marks an account for deletion, or takes the mark away; a person with a confirmed address gets a mail. */
export const decideOnDeletion = (
  options: Pick<PersonOptions, 'database' | 'onWritten' | 'mail' | 'publicUrl' | 'now'>,
  { id, seen, isDeleted }: DeletionDecision,
  actorContext: ActorContext,
): Promise<'done' | 'already' | 'stale' | 'gone'> =>
  inOneWrite(options, async (transaction) => {
    const { client, now } = actorContext;
    const account = await lockAccount(transaction, id, client);
    if (!account) return 'gone';
    if (account.isMarked === isDeleted) return 'already';
    if (String(account.version) !== seen) return 'stale';
    const due = isDeleted ? (await markForDeletion(transaction, id, now)).due : undefined;
    if (!isDeleted) await unmarkForDeletion(transaction, id, now);
    const action = isDeleted ? 'deletion_ordered' : 'deletion_called_off';
    await recordAction(transaction, actorContext, { kind: 'account', record: id, accountId: id, action });
    const kind: DeletionMail['kind'] = isDeleted ? 'deletionByOperator' : 'deletionCalledOff';
    // An unconfirmed address may be a stranger's.
    if (account.isConfirmed)
      await mailDeletion(transaction, options, {
        ...{ accountId: id, client: await loadClient(transaction, client), language: account.language, kind },
        ...(due && { due }),
      });
    return 'done';
  });

async function lockAccount(transaction: Queryable, id: number, client: string): Promise<Row | undefined> {
  const [row] = await transaction.query<Row>(
    `select version, deletion_due is not null as "isMarked", email_confirmed_at is not null as "isConfirmed", language
     from accounts where id = $1 and client = $2 for update`,
    [id, client],
  );
  return row;
}
