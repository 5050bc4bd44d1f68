import type { Doing } from '../../../history/actor-context';
import type { Queryable } from '../../../platform/database/database';
import type { Values } from '../../page/typed-fields';
import { fieldsOf, type KindName, kinds } from './kinds';

/** What an operator has changed. */
type Made = {
  kind: KindName;
  id: string;
  /** What the record is called. */
  name: string;
  /** As it was; undefined for one that was made. */
  stored: Values | undefined;
  /** What is seen of it now: another text once somebody else changes it. */
  after: string;
};

/** Notes a change within its transaction, so that it can be taken back. */
export async function recordChange(
  transaction: Queryable,
  { kind, id, name, stored, after }: Made,
  { client, operator, now }: Doing,
): Promise<void> {
  const before =
    stored && Object.fromEntries(fieldsOf(kinds[kind]).map((field) => [field.name, stored[field.name] ?? null]));
  await transaction.query(
    `insert into advert_changes (client, operator, kind, record, name, before, after, at)
     values ($1, $2, $3, $4, $5, $6::jsonb, $7, $8)`,
    [...[client, operator ?? null, kind, id, name], before ? JSON.stringify(before) : null, after, now],
  );
}
