import type { RecordState } from '../../decisions/record-state';
import type { Queryable } from '../../platform/database/database';
import { type Replacement, restoreReplaced } from './replace-address';

/** An address before a decision: its row, and the references to it. */
export type AddressSnapshot = {
  status: string;
  row: Record<string, unknown>;
  relations: number[];
  /** The ids of the accounts with it as organisation. */
  accounts: number[];
  /** Set if a known address has replaced it. */
  replacement?: Replacement;
};

/** The columns of an address; its search columns are derived from them. */
export const ADDRESS_COLUMNS: readonly string[] = [
  ...['address_id', 'community_id', 'district_id', 'main_address_id', 'name', 'extended_name', 'zipcode', 'street'],
  ...['phone', 'fax', 'mobile', 'email', 'url', 'district', 'accessibility', 'lat', 'lon'],
  ...['client', 'owner_id', 'version', 'state'],
];

/** Returns the snapshot of an address before a decision, and its name. */
export async function snapshotAddress(
  from: Queryable,
  id: number,
): Promise<{ before: AddressSnapshot; subject: string }> {
  const [row] = await from.query<AddressSnapshot & { subject: string }>(
    `select a.state as status, to_jsonb(a) as row, a.name as subject,
       array(select r.id from role_relations r where r.address_id = a.address_id order by r.id) as relations,
       array(select p.id from accounts p where p.organization_id = a.address_id order by p.id) as accounts
     from addresses a where a.address_id = $1`,
    [id],
  );
  if (!row) throw new Error(`There is no address ${id}.`);
  const { subject, ...before } = row;
  return { before, subject };
}

/** Loads the state of an address, whose text differs after every change; undefined if it is removed. */
export async function addressState(from: Queryable, id: number): Promise<RecordState | undefined> {
  const [row] = await from.query<RecordState>(
    `select state as status, concat_ws(' ', state, version) as text from addresses where address_id = $1`,
    [id],
  );
  return row;
}

/**
 * Makes an address a suggestion again, or restores a removed one with the references that are still empty. Returns
 * 'used' if others than its author use it: they would lose it.
 */
export async function restoreAddress(
  transaction: Queryable,
  { record, before }: { record: number; before: AddressSnapshot },
): Promise<'undone' | 'used'> {
  // A statement of its own, after the lock, sees who uses the address since.
  await transaction.query('select 1 from addresses where address_id = $1 for update', [record]);
  const [existing] = await transaction.query<{ isUsed: boolean }>(
    `select exists (select 1 from role_relations r where r.address_id = a.address_id
         and r.account_id is distinct from a.owner_id)
       or exists (select 1 from accounts p where p.organization_id = a.address_id and p.id is distinct from a.owner_id)
       or exists (select 1 from events e where a.address_id in (e.location_id, e.promoter_id, e.new_location_id)
         and (e.owner_id is null or e.owner_id is distinct from a.owner_id)) as "isUsed"
     from addresses a where a.address_id = $1`,
    [record],
  );
  if (existing?.isUsed) return 'used';
  if (existing) {
    await transaction.query(`update addresses set state = 'suggested', version = version + 1 where address_id = $1`, [
      record,
    ]);
    return 'undone';
  }
  await reinsertAddress(transaction, record, before);
  return 'undone';
}

async function reinsertAddress(
  transaction: Queryable,
  id: number,
  { row, relations, accounts, replacement }: AddressSnapshot,
) {
  await transaction.query(
    `insert into addresses (${ADDRESS_COLUMNS.join(', ')})
     select ${ADDRESS_COLUMNS.join(', ')} from jsonb_populate_record(null::addresses, $1::jsonb)`,
    [JSON.stringify(row)],
  );
  // References that were set to another address since stay.
  await transaction.query(
    'update role_relations set address_id = $1 where id = any($2::int[]) and address_id is not distinct from $3::int',
    [id, relations, replacement?.by ?? null],
  );
  await transaction.query(
    'update accounts set organization_id = $1 where id = any($2::int[]) and organization_id is not distinct from $3::int',
    [id, accounts, replacement?.by ?? null],
  );
  if (replacement) await restoreReplaced(transaction, id, replacement);
}
