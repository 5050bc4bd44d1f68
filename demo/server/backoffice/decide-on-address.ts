import type { AppOptions } from '../app-options';
import { inOneWrite } from '../http/write';
import { type Doing, noteDoing } from './doing';

type Row = { version: number; state: 'suggested' | 'approved'; accountId: number | null; used: boolean };

/** Accepts a suggested address or removes it; relations and profiles that name a removed address lose it. */
export async function decideOnAddress(
  options: Pick<AppOptions, 'database' | 'onWritten'>,
  { id, seen, action }: { id: number; seen: string; action: 'approve' | 'remove' },
  doing: Doing,
): Promise<'done' | 'already' | 'stale' | 'used'> {
  return inOneWrite(options, async (transaction) => {
    const [row] = await transaction.query<Row>(
      `select a.version, a.state, a.owner_id as "accountId", exists (select 1 from events e
           where e.location_id = a.address_id or e.promoter_id = a.address_id) as used
       from addresses a where a.address_id = $1 and a.client = $2 for update`,
      [id, doing.client],
    );
    if (row?.state === 'approved' && action === 'approve') return 'already';
    if (row?.state !== 'suggested' || String(row.version) !== seen) return 'stale';
    if (action === 'remove' && row.used) return 'used';
    await transaction.query(
      action === 'approve'
        ? `update addresses set state = 'approved', version = version + 1 where address_id = $1`
        : 'delete from addresses where address_id = $1',
      [id],
    );
    await noteDoing(transaction, doing, { kind: 'address', record: id, accountId: row.accountId ?? undefined, action });
    return 'done';
  });
}
