import { type ActorContext, recordAction } from '../../../history/actor-context';
import type { Queryable } from '../../../platform/database/database';
import { inOneWrite } from '../../../platform/http/write';
import type { OfficeOptions } from '../../options';
import type { Town } from '../../page/fields';
import { changedLabels, type FieldValues, type Problems, versionOf } from '../../page/typed-fields';
import { fieldsOf, type KindName, kinds } from './kinds';
import { recordChange } from './record-change';

/** Loads a record with all its columns; undefined if the client has none under this key. */
export async function loadRecord(
  from: Queryable,
  client: string,
  { kind, id }: { kind: KindName; id: string },
): Promise<FieldValues | undefined> {
  const { from: rows, key, data } = kinds[kind];
  if (id.includes('\0')) return undefined;
  const [row] = await from.query<{ values: FieldValues }>(
    `select ${data ? `r.${data}` : 'to_jsonb(r)'} as values from ${rows} and r.${key} = $2`,
    [client, id],
  );
  return row?.values;
}

/** Loads the communities for channels, by name. */
export const loadTowns = (from: Queryable): Promise<Town[]> =>
  from.query<Town>('select community_id as id, name from communities where district_id is null order by name', []);

/** A requested change of a record. */
export type CatalogueChange = {
  kind: KindName;
  id: string;
  /** True for a new record; its parent, if its kind has one. */
  isNew: boolean;
  parent?: string;
  /** The version that the operator has seen, by {@link versionOf}. */
  seenVersion: string;
  values: FieldValues;
  /** The action in the history, in place of that of its kind. */
  action?: string;
};

export type SaveResult = 'done' | 'already' | 'stale' | 'gone' | { problems: Problems };

/** Creates or changes a record of a client, unless somebody else has changed it since; the history names the fields. */
export const saveRecord = (
  options: Pick<OfficeOptions, 'database' | 'onWritten'>,
  change: CatalogueChange,
  actorContext: ActorContext,
): Promise<SaveResult> =>
  inOneWrite(options, async (transaction) => {
    const { kind: name, id, isNew, seenVersion, values } = change;
    const kind = kinds[name];
    // One operator of a client after the other, so that a new record exists for the next.
    await transaction.query('select 1 from clients where key = $1 for no key update', [actorContext.client]);
    await transaction.query(`select 1 from ${kind.table} where ${kind.key} = $1 for update`, [id]);
    const stored = await loadRecord(transaction, actorContext.client, { kind: name, id });
    if (!stored && !isNew) return 'gone';
    const fields = fieldsOf(kind);
    if (stored && versionOf(fields, stored) === versionOf(fields, values)) return 'already';
    if (stored && isNew && name === 'voucher') return { problems: { code: 'Diesen Code gibt es schon.' } };
    if (versionOf(fields, stored) !== seenVersion) return 'stale';
    const problems = kind.problems?.(values, stored) ?? {};
    if (Object.keys(problems).length > 0) return { problems };
    if (!stored && !(await insert(transaction, change, actorContext.client))) return 'gone';
    if (stored) await updateRecord(transaction, { ...change, stored }, actorContext.client);
    const after = versionOf(fields, await loadRecord(transaction, actorContext.client, { kind: name, id }));
    await recordChange(transaction, { kind: name, id, name: nameOf(values), stored, after }, actorContext);
    await recordAction(transaction, actorContext, {
      ...{ kind: 'advert', record: id, action: change.action ?? `${name}_${stored ? 'saved' : 'created'}` },
      details: {
        name: nameOf(values),
        ...(stored && !change.action && { fields: changedLabels(fields, stored, values) }),
      },
    });
    return 'done';
  });

/** Returns the name of a record. */
export const nameOf = ({ name, code }: FieldValues): string => String(name ?? code ?? '');

/** Inserts a record; returns false if its parent is not this client's. */
async function insert(transaction: Queryable, { kind: name, id, parent, values }: CatalogueChange, client: string) {
  const kind = kinds[name];
  if (kind.data) {
    await transaction.query(`insert into ${kind.table} (client, ${kind.data}) values ($1, $2::jsonb)`, [
      ...[client, JSON.stringify(values)],
    ]);
    return true;
  }
  const owner = kind.parent && { kind: kind.parent.kind, id: parent ?? '' };
  if (owner && !(await loadRecord(transaction, client, owner))) return false;
  const parentColumn = kind.parent ? { [kind.parent.column]: parent } : { client };
  const voucherColumns = name === 'voucher' ? { uses_left: values.uses_most } : {};
  const row = { ...values, ...parentColumn, ...voucherColumns, [kind.key]: id };
  const columns = Object.keys(row).join(', ');
  await transaction.query(
    `insert into ${kind.table} (${columns}) select ${columns} from jsonb_populate_record(null::${kind.table}, $1::jsonb)`,
    [JSON.stringify(row)],
  );
  return true;
}

/** Updates a record of a client. */
export async function updateRecord(
  transaction: Queryable,
  { kind: name, id, values, stored }: Pick<CatalogueChange, 'kind' | 'id' | 'values'> & { stored: FieldValues },
  client: string,
): Promise<void> {
  const { table, key, data } = kinds[name];
  if (data) {
    await transaction.query(`update ${table} set ${data} = $2::jsonb where ${key} = $1`, [id, JSON.stringify(values)]);
    return;
  }
  // Used vouchers stay used.
  const usesLeft = Number(stored.uses_left) + Number(values.uses_most) - Number(stored.uses_most);
  const row = { ...values, ...(name === 'voucher' && { uses_left: usesLeft, code: id }) };
  const columns = Object.keys(row).join(', ');
  const clientCondition = name === 'voucher' ? ' and client = $3' : '';
  await transaction.query(
    `update ${table} set (${columns}) = (select ${columns} from jsonb_populate_record(null::${table}, $2::jsonb)) where ${key} = $1${clientCondition}`,
    [id, JSON.stringify(row), ...(clientCondition ? [client] : [])],
  );
}
