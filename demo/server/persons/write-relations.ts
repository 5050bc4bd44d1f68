import { effectiveStatuses } from '../../../src/model/relation-problems';
import type { ClientInfo } from '../clients/client-info';
import { recordOwnAction } from '../history/record-history';
import type { Queryable } from '../platform/database/database';
import { withdrawAwaiting } from './awaiting-records';
import type { RelationChange, RelationFields, StoredRelation } from './plan-relations';

/** The author of a change of a relation. */
export type Author = 'person' | 'operator';

type Row = {
  id: number;
  role_id: number | null;
  address_id: number | null;
  community_id: number | null;
  district_id: number | null;
  status: string;
  was_approved: boolean;
};

/** Loads and locks the relations of an account until the transaction ends. */
export async function lockRelations(transaction: Queryable, accountId: number): Promise<StoredRelation[]> {
  const rows = await transaction.query<Row>(
    `select id, role_id, address_id, community_id, district_id, status, was_approved
     from role_relations where account_id = $1 order by id for update`,
    [accountId],
  );
  return rows.map((row) => ({
    id: row.id,
    role: row.role_id ?? undefined,
    address: row.address_id ?? undefined,
    community: row.community_id ?? undefined,
    district: row.district_id ?? undefined,
    status: row.status,
    wasApproved: row.was_approved,
  }));
}

/** Records the current status of a relation in its history. */
export async function recordStatus(
  transaction: Queryable,
  relationId: number,
  entry: { status: string; by: Author; at: Date; reason?: string | undefined },
): Promise<void> {
  await transaction.query(
    'insert into relation_history (relation_id, status, reason, by, at) values ($1, $2, $3, $4, $5)',
    [relationId, entry.status, entry.reason ?? null, entry.by, entry.at],
  );
}

/** Applies a person's changes of relations, and records them in the history; returns the relations' ids in order. */
export async function writeRelations(
  transaction: Queryable,
  { accountId, client }: { accountId: number; client: ClientInfo },
  steps: readonly RelationChange[],
  time: Date,
): Promise<number[]> {
  const ids: number[] = [];
  const configured = effectiveStatuses(client.settings.authenticatedArea);
  const owner = { client: client.key, accountId };
  for (const step of steps) {
    if (step.kind === 'remove' || step.kind === 'ask')
      await withdrawAwaiting(transaction, { relation: step.id, owner }, time);
    const { id, statuses } = await applyChange(transaction, accountId, { step, words: configured, at: time });
    for (const status of statuses) await recordStatus(transaction, id, { status, by: 'person', at: time });
    const target = { kind: 'relation', record: id } as const;
    const details = statuses.length > 0 ? { status: statuses.at(-1) } : {};
    await recordOwnAction(
      transaction,
      { client: client.key, accountId, target: target, action: actions[step.kind], details },
      time,
    );
    ids.push(id);
  }
  return ids;
}

/** The action in the history for each change. */
const actions: Record<RelationChange['kind'], string> = {
  add: 'added',
  change: 'changed',
  remove: 'removed',
  ask: 'removal_asked',
  withdraw: 'removal_withdrawn',
};

/** Applies one change; returns the relation and its new statuses in order. */
async function applyChange(
  transaction: Queryable,
  accountId: number,
  {
    step,
    words: configured,
    at: time,
  }: { step: RelationChange; words: ReturnType<typeof effectiveStatuses>; at: Date },
): Promise<{ id: number; statuses: string[] }> {
  switch (step.kind) {
    case 'add': {
      const id = await insert(transaction, accountId, step.fields, configured.initialStatus, time);
      return { id, statuses: [configured.initialStatus] };
    }
    case 'change':
      await change(transaction, step.id, step.fields, configured.changedStatus);
      return { id: step.id, statuses: [configured.changedStatus] };
    case 'remove':
      await transaction.query('delete from role_relations where id = $1', [step.id]);
      return { id: step.id, statuses: [] };
    case 'ask':
      await transaction.query(`update role_relations set status_before = status, status = 'delete' where id = $1`, [
        step.id,
      ]);
      return { id: step.id, statuses: ['delete'] };
    case 'withdraw': {
      const statuses = [await restoreStatus(transaction, step.id, configured.changedStatus)];
      if (step.fields) {
        await change(transaction, step.id, step.fields, configured.changedStatus);
        statuses.push(configured.changedStatus);
      }
      return { id: step.id, statuses };
    }
  }
}

/** Restores a relation's previous status, or `fallback` if none is stored. */
export async function restoreStatus(transaction: Queryable, relationId: number, fallback: string): Promise<string> {
  const [row] = await transaction.query<{ status: string }>(
    `update role_relations set status = coalesce(status_before, $2), status_before = null
     where id = $1 returning status`,
    [relationId, fallback],
  );
  return row?.status ?? fallback;
}

const valuesOf = ({ role, address, community, district }: RelationFields) => [
  role ?? null,
  address ?? null,
  community ?? null,
  district ?? null,
];

async function insert(
  transaction: Queryable,
  accountId: number,
  fields: RelationFields,
  status: string,
  time: Date,
): Promise<number> {
  const [row] = await transaction.query<{ id: number }>(
    `insert into role_relations (account_id, role_id, address_id, community_id, district_id, status, was_approved, created_at)
     values ($1, $2, $3, $4, $5, $6, $6 = 'approved', $7) returning id`,
    [accountId, ...valuesOf(fields), status, time],
  );
  if (!row) throw new Error('The relation was not inserted.');
  return row.id;
}

const change = (transaction: Queryable, id: number, fields: RelationFields, status: string) =>
  transaction.query(
    `update role_relations set role_id = $2, address_id = $3, community_id = $4, district_id = $5, status = $6,
       was_approved = was_approved or $6 = 'approved' where id = $1`,
    [id, ...valuesOf(fields), status],
  );
