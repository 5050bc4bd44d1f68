import type { Queryable } from '../../platform/database/database';
import { matchLines } from './match-lines';
import { loadMatchData } from './payables';

type OpenLine = {
  id: number;
  row: number;
  cents: number;
  paidOn: string;
  name: string;
  purpose: string;
  reference: string;
};

/** Locks a statement before its lines: each deed on one of them may change all. */
export const lockStatement = (transaction: Queryable, client: string, statement: number): Promise<unknown> =>
  transaction.query('select 1 from advert_statements where client = $1 and id = $2 for no key update', [
    ...[client, statement],
  ]);

/**
 * Proposes anew what the lines of a statement pay on which nobody has decided, after something has changed. Those whose
 * payment was taken back stay unclear.
 */
export async function rematch(transaction: Queryable, client: string, statement: number): Promise<void> {
  const open = await transaction.query<OpenLine>(
    `select id, file_row as row, cents, paid_on as "paidOn", name, purpose, reference from advert_statement_lines
     where client = $1 and statement_id = $2 and reason <> 'taken_back'
       and (state in ('proposed', 'unclear') or (state = 'ignored' and reason = 'outgoing')) order by id for update`,
    [client, statement],
  );
  if (open.length === 0) return;
  const lines = open.sort((one, other) => one.row - other.row);
  const proposals = matchLines(lines, await loadMatchData(transaction, client, lines));
  await transaction.query(
    `update advert_statement_lines l set state = r.state, parts = r.parts, reason = r.reason, note = r.note
     from jsonb_to_recordset($1::jsonb) as r(id int, state text, parts jsonb, reason text, note text)
     where l.id = r.id and (l.state, l.parts, l.reason, l.note) is distinct from (r.state, r.parts, r.reason, r.note)`,
    [JSON.stringify(lines.map(({ id }, index) => ({ id, ...proposals[index] })))],
  );
}
