import type { ActorContext } from '../../../history/actor-context';
import type { Queryable } from '../../../platform/database/database';
import type { FieldValues } from '../../page/typed-fields';
import { fieldsOf, type KindName, kinds } from './kinds';

/** A change by an operator. */
type RecordedChange = {
  kind: KindName;
  id: string;
  /** The name of the record. */
  name: string;
  /** The previous values; undefined for a new record. */
  stored: FieldValues | undefined;
  /** The version of the new values, which differs after another change. */
  after: string;
};

/** Records a change for undo, within its transaction. */
export async function recordChange(
  transaction: Queryable,
  { kind, id, name, stored, after }: RecordedChange,
  { client, operator, now }: ActorContext,
): Promise<void> {
  const before =
    stored && Object.fromEntries(fieldsOf(kinds[kind]).map((field) => [field.name, stored[field.name] ?? null]));
  await transaction.query(
    `insert into advert_changes (client, operator_id, kind, record, name, before, after, at)
     values ($1, $2, $3, $4, $5, $6::jsonb, $7, $8)`,
    [...[client, operator ?? null, kind, id, name], before ? JSON.stringify(before) : null, after, now],
  );
}
