import type { AppOptions } from '../app-options';
import { inOneWrite } from '../http/write';
import { type Doing, noteDoing } from './doing';

/** What of a suggested address `a` may change: it is removed or altered by another operator. */
export const addressVersion = `md5(concat_ws('|', a.name, a.extended_name, a.street, a.zipcode, a.phone, a.email, a.url))`;

type Row = { version: string; approved: boolean; accountId: number; used: boolean };

/** Takes a suggested address in or removes it; relations and profiles that name a removed one lose it. */
export async function decideOnAddress(
  options: Pick<AppOptions, 'database' | 'onWritten'>,
  { id, seen, action }: { id: number; seen: string; action: 'approve' | 'remove' },
  doing: Doing,
): Promise<'done' | 'already' | 'stale' | 'used'> {
  return inOneWrite(options, async (transaction) => {
    const [row] = await transaction.query<Row>(
      `select ${addressVersion} as version, a.approved, a.suggested_by as "accountId", exists (select 1 from events e
           where e.location_id = a.address_id or e.promoter_id = a.address_id) as used
       from addresses a where a.address_id = $1
         and a.suggested_by in (select p.id from accounts p where p.client = $2) for update`,
      [id, doing.client],
    );
    if (row?.approved && action === 'approve') return 'already';
    if (!row || row.approved || row.version !== seen) return 'stale';
    if (action === 'remove' && row.used) return 'used';
    await transaction.query(
      action === 'approve'
        ? 'update addresses set approved = true where address_id = $1'
        : 'delete from addresses where address_id = $1',
      [id],
    );
    await noteDoing(transaction, doing, { kind: 'address', record: id, accountId: row.accountId, action });
    return 'done';
  });
}
