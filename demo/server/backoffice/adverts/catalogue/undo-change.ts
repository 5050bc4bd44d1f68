import { undoStart } from '../../../decisions/record-decision';
import { type ActorContext, recordAction } from '../../../history/actor-context';
import type { Queryable } from '../../../platform/database/database';
import { inOneWrite } from '../../../platform/http/write';
import type { OfficeOptions } from '../../options';
import { type FieldValues, versionOf } from '../../page/typed-fields';
import { fieldsOf, type KindName, kinds } from './kinds';
import { loadRecord, updateRecord } from './records';

type Row = {
  kind: KindName;
  record: string;
  name: string;
  before: FieldValues | null;
  after: string;
  isUndone: boolean;
  isOver: boolean;
};

/**
 * Undoes a change: restores the fields of a record, or removes a new one. Not after another change, and not if a
 * booking depends on it.
 */
export const undoChange = (
  options: Pick<OfficeOptions, 'database' | 'onWritten'>,
  id: number,
  actorContext: ActorContext,
): Promise<'undone' | 'already' | 'late' | 'stale' | 'booked' | 'gone'> =>
  inOneWrite(options, async (transaction) => {
    const { client, now } = actorContext;
    // One operator of a client after the other, as in every change.
    await transaction.query('select 1 from clients where key = $1 for no key update', [client]);
    const [change] = await transaction.query<Row>(
      `select kind, record, name, before, after, undone_at is not null as "isUndone", at <= $3 as "isOver"
       from advert_changes where id = $1 and client = $2`,
      [id, client, undoStart(now)],
    );
    if (!change) return 'gone';
    if (change.isUndone) return 'already';
    if (change.isOver) return 'late';
    const { kind: name, record, before } = change;
    const kind = kinds[name];
    await transaction.query(`select 1 from ${kind.table} where ${kind.key} = $1 for update`, [record]);
    const stored = await loadRecord(transaction, client, { kind: name, id: record });
    if (!stored || versionOf(fieldsOf(kind), stored) !== change.after) return 'stale';
    if (before === null) {
      if (!(await removeNew(transaction, client, change))) return 'booked';
    } else {
      // A voucher may have been used more often than the previous values allow.
      if (Object.keys(kind.problems?.(before, stored) ?? {}).length > 0) return 'booked';
      await updateRecord(transaction, { kind: name, id: record, values: before, stored }, client);
    }
    await transaction.query('update advert_changes set undone_at = $2 where id = $1', [id, now]);
    await recordAction(transaction, actorContext, {
      ...{ kind: 'advert', record, action: `${name}_undone`, details: { name: change.name } },
    });
    return 'undone';
  });

/** SQL: whether other records depend on a new record, which then stays; $1 is its key, $2 the client of a voucher. */
const USED_SQL: Readonly<Record<KindName, string>> = {
  seller: 'select 1 from advert_orders where client = $1',
  medium: 'select 1 from advert_channels where medium_id = $1',
  channel: 'select 1 from advert_slots where channel_id = $1',
  slot: 'select 1 from advert_orders where slot_id = $1 union all select 1 from advert_reservations where slot_id = $1',
  voucher: 'select 1 from advert_vouchers where code = $1 and client = $2 and uses_left < uses_most',
};

/** Removes a new record. @returns true if that was possible */
async function removeNew(transaction: Queryable, client: string, { kind, record }: Row): Promise<boolean> {
  // Two clients may have vouchers with the same code.
  const [keys, clientCondition] = kind === 'voucher' ? [[record, client], ' and client = $2'] : [[record], ''];
  if ((await transaction.query(USED_SQL[kind], keys)).length > 0) return false;
  const { table, key } = kinds[kind];
  await transaction.query(`delete from ${table} where ${key} = $1${clientCondition}`, keys);
  return true;
}
