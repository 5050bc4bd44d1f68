import type { Database } from '../../../demo/server/platform/database/database';
import { isSame } from '../../../src/lib/value-at';
import type { Deed } from './clients';
import { emptyBook, enter, type Kept, type RecordName } from './records';

/** A stored record with its related rows. */
type Row = Pick<Kept, 'title' | 'state' | 'version' | 'media'> & {
  id: string;
  /** The number of its history entries: one for each version. */
  deeds: number;
  /** True if visitors find it. */
  isFound: boolean;
};

const FOUND = {
  event: 'exists (select 1 from event_index i where i.event_id = r.id)',
  article: `r.state = 'published'`,
} as const;

const rowsOf = (database: Database, kind: RecordName) =>
  database.query<Row>(
    `select r.id, r.title, r.state, r.version, ${FOUND[kind]} as "isFound",
       array(select m.id from media m where m.${kind}_id = r.id order by m.position) as media,
       (select count(*)::int from history h where h.kind = '${kind}' and h.record = r.id) as deeds
     from ${kind}s r where r.owner_id is not null`,
  );

/**
 * Checks that each event and article equals its last acknowledged state, with pictures and history, and that there is
 * no other.
 */
export async function recordFindings(database: Database, deeds: readonly Deed[]): Promise<string[]> {
  const book = emptyBook();
  for (const deed of deeds) enter(book, deed);
  const findings: string[] = [];
  for (const kind of ['event', 'article'] as const) {
    const rows = new Map((await rowsOf(database, kind)).map(({ id, ...row }) => [id, row]));
    const expected = [...book.records].filter(([, kept]) => kept.kind === kind);
    for (const [id, { title, state, version, media }] of expected) {
      const row = rows.get(id);
      const wanted = { title, state, version, media, deeds: version, isFound: state === 'published' };
      if (!isSame(row, wanted))
        findings.push(`the ${kind} ${id} is ${JSON.stringify(row)} instead of ${JSON.stringify(wanted)}`);
      rows.delete(id);
    }
    for (const [id, row] of rows) findings.push(`the ${kind} ${id} "${row.title}" was never acknowledged`);
  }
  return findings;
}
