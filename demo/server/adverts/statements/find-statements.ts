import { operatorNameSql } from '../../history/operator-name';
import type { Queryable } from '../../platform/database/database';
import { usedSql } from './book-lines';
import type { PaidPart, Proposal } from './match-lines';
import type { StoredSkippedRow } from './store-statement';

/** The states of lines. */
export type LineState = Proposal['state'] | 'booked';

/** An uploaded statement with the number of its lines. */
export type Statement = {
  id: number;
  fileName: string;
  uploadedAt: Date;
  operator: string | null;
  counts: Readonly<Record<LineState, number>>;
  skipped: readonly StoredSkippedRow[];
};

/** A line of a statement as stored. */
export type StoredLine = {
  id: number;
  row: number;
  bookedOn: string;
  paidOn: string;
  cents: number;
  /** The amount that payments and refunds have not used, with its sign. */
  left: number;
  name: string;
  purpose: string;
  state: LineState;
  parts: readonly PaidPart[];
  reason: string;
  note: string;
  operator: string | null;
  decidedAt: Date | null;
};

const countSql = (state: LineState) =>
  `(select count(*)::int from advert_statement_lines l where l.statement_id = s.id and l.state = '${state}')`;

const statementColumns = `s.id, s.file_name as "fileName", s.uploaded_at as "uploadedAt", ${operatorNameSql('s')} as operator,
  json_build_object('proposed', ${countSql('proposed')}, 'unclear', ${countSql('unclear')},
    'booked', ${countSql('booked')}, 'ignored', ${countSql('ignored')}) as counts`;

/** A statement in the list, without the rows that are no lines: there may be thousands. */
export type ListedStatement = Omit<Statement, 'skipped'>;

/** The number of statements or lines on a page. */
export const STATEMENT_PAGE_SIZE = 50;

/** Finds the statements of a client, the newest first, and their number. */
export async function findStatements(
  from: Queryable,
  client: string,
  page: number,
): Promise<{ statements: ListedStatement[]; total: number }> {
  const statements = await from.query<ListedStatement>(
    `select ${statementColumns} from advert_statements s where s.client = $1 order by s.id desc offset ${(page - 1) * STATEMENT_PAGE_SIZE} limit ${STATEMENT_PAGE_SIZE}`,
    [client],
  );
  const [row] = await from.query<{ total: number }>(
    'select count(*)::int as total from advert_statements where client = $1',
    [client],
  );
  return { statements, total: row?.total ?? 0 };
}

/** Finds a statement; undefined if the client has none of this id. */
export async function findStatement(from: Queryable, client: string, id: number): Promise<Statement | undefined> {
  const [statement] = await from.query<Statement>(
    `select ${statementColumns}, s.skipped from advert_statements s where s.client = $1 and s.id = $2`,
    [client, id],
  );
  return statement;
}

const selectLines = `select l.id, l.file_row as row, l.booked_on as "bookedOn", l.paid_on as "paidOn", l.cents,
  l.cents - ${usedSql} as left, l.name, l.purpose, l.state, l.parts, l.reason, l.note, ${operatorNameSql('l')} as operator,
  l.decided_at as "decidedAt" from advert_statement_lines l where l.client = $1 and l.statement_id = $2`;

/** Finds a page of the lines of a state, as they stand in the file. */
export const findLines = (
  from: Queryable,
  client: string,
  { statement, state, page }: { statement: number; state: LineState; page: number },
): Promise<StoredLine[]> =>
  from.query<StoredLine>(
    `${selectLines} and l.state = $3 order by l.file_row, l.id
     offset ${(page - 1) * STATEMENT_PAGE_SIZE} limit ${STATEMENT_PAGE_SIZE}`,
    [client, statement, state],
  );

/** Finds lines of a statement by their ids. */
export const findLinesOf = (
  from: Queryable,
  client: string,
  { statement, ids }: { statement: number; ids: readonly number[] },
): Promise<StoredLine[]> =>
  from.query<StoredLine>(`${selectLines} and l.id = any($3::int[]) order by l.file_row, l.id`, [
    client,
    statement,
    ids,
  ]);
