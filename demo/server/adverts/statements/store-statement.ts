import { createHash } from 'node:crypto';
import { type ActorContext, recordAction } from '../../history/actor-context';
import { cutText } from '../../platform/cut-text';
import type { Queryable } from '../../platform/database/database';
import { inOneWrite } from '../../platform/http/write';
import type { AdvertOptions } from '../options';
import { statementRecord } from './decide-on-lines';
import { matchLines } from './match-lines';
import { loadMatchData } from './payables';
import type { SkippedRow, StatementLine } from './read/read-statement';

/** A row of a file that is no line of its own, or one that another upload has brought already. */
export type StoredSkippedRow = Omit<SkippedRow, 'reason'> & {
  reason: SkippedRow['reason'] | 'repeated';
  /** The id of the other upload. */
  statement?: number;
};

type Upload = { fileName: string; lines: readonly StatementLine[]; skipped: readonly SkippedRow[] };

/**
 * Stores the lines of a file that no other upload has brought, each with a proposal. Nothing is booked.
 *
 * @returns the id of the statement
 */
export const storeStatement = (options: AdvertOptions, upload: Upload, actorContext: ActorContext): Promise<number> =>
  inOneWrite(options, (transaction) => insertStatement(transaction, upload, actorContext));

/** Stores a statement as {@link storeStatement} does, within a transaction. */
export async function insertStatement(
  transaction: Queryable,
  { fileName, lines, skipped }: Upload,
  actorContext: ActorContext,
): Promise<number> {
  const { client, operator, now } = actorContext;
  const [statement] = await transaction.query<{ id: number }>(
    `insert into advert_statements (client, file_name, uploaded_at, operator_id) values ($1, $2, $3, $4) returning id`,
    [client, fileName, now, operator ?? null],
  );
  if (!statement) throw new Error('The statement was not stored.');
  const prints = fingerprintsOf(lines);
  const printed = lines.map((line, index) => ({ ...line, fingerprint: prints[index] ?? '' }));
  const before = await findKnown(transaction, client, prints);
  const fresh = printed.filter(({ fingerprint }) => !before.has(fingerprint));
  const added = await insertLines(transaction, { client, id: statement.id, lines: fresh });
  const repeated = printed.filter(({ fingerprint }) => !added.has(fingerprint));
  // Another upload may have brought some of them meanwhile.
  const known = await findKnown(
    transaction,
    client,
    repeated.map(({ fingerprint }) => fingerprint),
  );
  const rows: StoredSkippedRow[] = [
    ...skipped,
    ...repeated.map(({ row, bookedOn, name, purpose, fingerprint }) => ({
      ...{ row, reason: 'repeated' as const, text: cutText([bookedOn, name, purpose].join(' · '), MAX_TEXT_LENGTH) },
      statement: known.get(fingerprint) ?? 0,
    })),
  ];
  await transaction.query('update advert_statements set skipped = $2::jsonb where id = $1', [
    statement.id,
    JSON.stringify(rows.sort((one, other) => one.row - other.row)),
  ]);
  await recordAction(transaction, actorContext, {
    ...{ kind: 'advert', record: statementRecord(statement.id), action: 'statement_read' },
    details: { name: fileName, lines: added.size },
  });
  return statement.id;
}

const MAX_TEXT_LENGTH = 160;

/**
 * Returns what tells lines apart: the day of booking, the amount, and the letters and digits of name and purpose. Equal
 * lines of one file are several bookings, so they count. The value date is left out: banks correct it later.
 */
function fingerprintsOf(lines: readonly StatementLine[]): string[] {
  const counts = new Map<string, number>();
  return lines.map(({ bookedOn, cents, name, purpose }) => {
    const content = [bookedOn, cents, lettersOf(name), lettersOf(purpose)].join(' ');
    const count = counts.get(content) ?? 0;
    counts.set(content, count + 1);
    return createHash('sha256').update(`${content} ${count}`).digest('hex');
  });
}

const lettersOf = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** Finds the lines of a client that have these fingerprints. @returns the ids of their statements */
async function findKnown(
  from: Queryable,
  client: string,
  prints: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await from.query<{ id: number; fingerprint: string }>(
    'select statement_id as id, fingerprint from advert_statement_lines where client = $1 and fingerprint = any($2::text[])',
    [client, prints],
  );
  return new Map(rows.map(({ id, fingerprint }) => [fingerprint, id]));
}

type NewLines = { client: string; id: number; lines: readonly (StatementLine & { fingerprint: string })[] };

/** Inserts lines with their proposals. @returns the fingerprints of those that are not known yet */
async function insertLines(transaction: Queryable, { client, id, lines }: NewLines): Promise<ReadonlySet<string>> {
  const proposals = matchLines(lines, await loadMatchData(transaction, client, lines));
  const rows = lines.map((line, index) => ({
    ...{ file_row: line.row, booked_on: line.bookedOn, paid_on: line.paidOn, cents: line.cents, name: line.name },
    ...{ purpose: line.purpose, reference: line.reference, fingerprint: line.fingerprint, ...proposals[index] },
  }));
  // In one order, so that two uploads at once wait for each other instead of blocking each other.
  const added = await transaction.query<{ fingerprint: string }>(
    `insert into advert_statement_lines (statement_id, client, file_row, booked_on, paid_on, cents, name, purpose, reference,
       fingerprint, state, parts, reason, note)
     select $1::int, $2::text, r.* from jsonb_to_recordset($3::jsonb) as r(file_row int, booked_on date, paid_on date, cents int,
       name text, purpose text, reference text, fingerprint text, state text, parts jsonb, reason text, note text)
     order by r.fingerprint
     on conflict (client, fingerprint) do nothing returning fingerprint`,
    [id, client, JSON.stringify(rows)],
  );
  return new Set(added.map(({ fingerprint }) => fingerprint));
}
