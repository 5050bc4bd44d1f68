import { type ActorContext, recordAction } from '../../history/actor-context';
import type { Queryable } from '../../platform/database/database';
import { inOneWrite } from '../../platform/http/write';
import type { PersonOptions } from '../options';

/** An open session of a person; its name tells the sessions of one person apart and opens nothing. */
export type OpenSession = { name: string; since: Date; until: Date };

/** SQL: the name of a session, the beginning of its hash; `alias` is a row of tokens. */
const sessionName = (alias: string) => `left(encode(${alias}.hash, 'hex'), 16)`;

/** Loads the open sessions of a person, the newest first. */
export const loadOpenSessions = (from: Queryable, accountId: number, now: Date): Promise<OpenSession[]> =>
  from.query<OpenSession>(
    `select ${sessionName('t')} as name, t.created_at as since, t.expires_at as until from tokens t
     where t.account_id = $1 and t.expires_at > $2 and t.ended_by is null order by t.created_at desc, t.hash`,
    [accountId, now],
  );

/** Ends one open session of a person, or all without a `name`. */
export const endSessionsOf = (
  options: Pick<PersonOptions, 'database' | 'onWritten'>,
  { accountId, name }: { accountId: number; name: string | undefined },
  actorContext: ActorContext,
): Promise<'done' | 'already' | 'gone'> =>
  inOneWrite(options, async (transaction) => {
    const { client, now } = actorContext;
    const account = await transaction.query('select 1 from accounts where id = $1 and client = $2 for update', [
      accountId,
      client,
    ]);
    if (account.length === 0) return 'gone';
    const ended = await transaction.query(
      `delete from tokens t where t.account_id = $1 and t.expires_at > $2 and t.ended_by is null
         and ($3::text is null or ${sessionName('t')} = $3) returning 1`,
      [accountId, now, name ?? null],
    );
    if (ended.length === 0) return 'already';
    await recordAction(transaction, actorContext, {
      ...{
        kind: 'account',
        record: accountId,
        accountId,
        action: name === undefined ? 'sessions_ended' : 'session_ended',
      },
    });
    return 'done';
  });
