import { type OnDecision, recordDecision } from '../../decisions/record-decision';
import { type ActorContext, recordAction } from '../../history/actor-context';
import type { PersonOptions } from '../../persons/options';
import { inOneWrite } from '../../platform/http/write';
import { isDecidedWithRelation } from '../awaiting-records';
import { addressState, snapshotAddress } from './address-state';

/** Actions of an operator on a suggested address. */
export type AddressAction = 'approve' | 'remove';

/** An operator's decision on the version `seenVersion` of an address. */
export type AddressDecision = { id: number; seenVersion: string; action: AddressAction; reason: string };

type Row = {
  version: number;
  state: 'suggested' | 'approved';
  accountId: number | null;
  isUsed: boolean;
  isWithRelation: boolean;
};

/**
 * Approves a suggested address or removes it; relations and profiles lose a removed address. The address of a relation
 * that waits is decided on with the relation.
 */
export async function decideOnAddress(
  options: Pick<PersonOptions, 'database' | 'onWritten'>,
  { id, seenVersion, action, reason }: AddressDecision,
  actorContext: ActorContext,
  onDecision: OnDecision,
): Promise<'done' | 'already' | 'stale' | 'used' | 'relation_first' | 'reason_missing'> {
  if (action === 'remove' && reason === '') return 'reason_missing';
  return inOneWrite(options, async (transaction) => {
    // The author, who alone may use a suggestion, is locked first, as when a person saves: otherwise both may
    // deadlock.
    await transaction.query(
      'select 1 from accounts where id = (select owner_id from addresses where address_id = $1 and client = $2) for update',
      [id, actorContext.client],
    );
    // A statement of its own, after the lock, sees who uses the address since.
    await transaction.query('select 1 from addresses where address_id = $1 and client = $2 for update', [
      ...[id, actorContext.client],
    ]);
    const [row] = await transaction.query<Row>(
      `select a.version, a.state, a.owner_id as "accountId",
         exists (select 1 from events e where a.address_id in (e.location_id, e.promoter_id, e.new_location_id))
         or exists (select 1 from appointments p where p.new_location_id = a.address_id)
         or exists (select 1 from addresses b where b.main_address_id = a.address_id) as "isUsed",
         ${isDecidedWithRelation('a')} as "isWithRelation"
       from addresses a where a.address_id = $1 and a.client = $2`,
      [id, actorContext.client],
    );
    if (row?.state === 'approved' && action === 'approve') return 'already';
    if (row?.state !== 'suggested' || String(row.version) !== seenVersion) return 'stale';
    if (row.isWithRelation) return 'relation_first';
    if (action === 'remove' && row.isUsed) return 'used';
    const accountId = row.accountId ?? undefined;
    const { before, subject } = await snapshotAddress(transaction, id);
    const mailId = accountId === undefined ? undefined : await onDecision(transaction, accountId);
    await transaction.query(
      action === 'approve'
        ? `update addresses set state = 'approved', version = version + 1 where address_id = $1`
        : 'delete from addresses where address_id = $1',
      [id],
    );
    await transaction.query('update accounts set version = version + 1, updated_at = $2 where id = $1', [
      ...[row.accountId, actorContext.now],
    ]);
    const details = reason ? { reason } : {};
    await recordAction(transaction, actorContext, { kind: 'address', record: id, accountId, action, details });
    const newDecision = {
      kind: 'address',
      record: id,
      accountId,
      action,
      subject,
      stateBefore: before,
      mailId,
    } as const;
    await recordDecision(transaction, actorContext, { ...newDecision, after: await addressState(transaction, id) });
    return 'done';
  });
}
