import { type ActorContext, recordAction } from '../../history/actor-context';
import { inOneWrite } from '../../platform/http/write';
import type { AdvertOptions } from '../options';
import { lockStatement, rematch } from './rematch';

type Lines = { statement: number; ids: readonly number[] };

/**
 * Sets open lines aside, with the reason of an operator. Lines on which somebody has decided stay as they are.
 *
 * @returns how many are ignored
 */
export const ignoreLines = (
  options: AdvertOptions,
  { statement, ids, reason }: Lines & { reason: string },
  actorContext: ActorContext,
): Promise<number> =>
  inOneWrite(options, async (transaction) => {
    const { client, operator, now } = actorContext;
    const mine = [client, statement, ids];
    const where = `client = $1 and statement_id = $2 and id = any($3::int[]) and state in ('proposed', 'unclear')`;
    await lockStatement(transaction, client, statement);
    await transaction.query(`select 1 from advert_statement_lines where ${where} order by id for update`, mine);
    const rows = await transaction.query(
      `update advert_statement_lines set state = 'ignored', parts = '[]', reason = 'operator', note = $4, decided_at = $5,
         operator_id = $6 where ${where} returning id`,
      [...mine, reason, now, operator ?? null],
    );
    if (rows.length === 0) return 0;
    await rematch(transaction, client, statement);
    await recordAction(transaction, actorContext, {
      ...{ kind: 'advert', record: statementRecord(statement), action: 'lines_ignored' },
      details: { reason, lines: rows.length },
    });
    return rows.length;
  });

/** Opens ignored lines again, each with a new proposal. @returns how many */
export const reopenLines = (
  options: AdvertOptions,
  { statement, ids }: Lines,
  actorContext: ActorContext,
): Promise<number> =>
  inOneWrite(options, async (transaction) => {
    const { client } = actorContext;
    await lockStatement(transaction, client, statement);
    const rows = await transaction.query(
      `update advert_statement_lines set state = 'unclear', reason = 'reopened', note = '', decided_at = null, operator_id = null
       where client = $1 and statement_id = $2 and id = any($3::int[]) and state = 'ignored' returning id`,
      [client, statement, ids],
    );
    if (rows.length === 0) return 0;
    await rematch(transaction, client, statement);
    await recordAction(transaction, actorContext, {
      ...{ kind: 'advert', record: statementRecord(statement), action: 'lines_reopened' },
      details: { lines: rows.length },
    });
    return rows.length;
  });

/** Proposes anew what the lines of a statement pay. */
export const matchAnew = (options: AdvertOptions, statement: number, { client }: ActorContext): Promise<void> =>
  inOneWrite(options, async (transaction) => {
    await lockStatement(transaction, client, statement);
    await rematch(transaction, client, statement);
  });

/** Names a statement in the history. */
export const statementRecord = (id: number): string => `statement-${id}`;
