import { type ActorContext, recordAction } from '../history/actor-context';
import type { PersonOptions } from '../persons/options';
import { inOneWrite } from '../platform/http/write';
import { exportPerson } from './export-person';

/** Returns all stored data of a person for an operator who answers a request; undefined if the client has no such person. */
export const handOutData = (
  options: Pick<PersonOptions, 'database' | 'onWritten'>,
  accountId: number,
  actorContext: ActorContext,
): Promise<Record<string, unknown> | undefined> =>
  inOneWrite(options, async (transaction) => {
    const { client, now } = actorContext;
    const account = await transaction.query('select 1 from accounts where id = $1 and client = $2 for update', [
      accountId,
      client,
    ]);
    if (account.length === 0) return undefined;
    const data = await exportPerson(transaction, accountId, now);
    await recordAction(transaction, actorContext, {
      kind: 'account',
      record: accountId,
      accountId,
      action: 'exported',
    });
    return data;
  });
