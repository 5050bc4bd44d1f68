import { copyOf, isRow, type RowId, valueAt } from '../../lib/value-at';
import type { FieldDefinitions } from '../engine/field-definitions';
import type { AssignedId } from '../engine/form-rows';

type Row = { id: RowId };

/**
 * Returns the ids assigned to new rows by a save. A sent row whose id is missing in the response got another id. The
 * server returns new rows in the order in which they were sent.
 */
export function assignedIds(definitions: FieldDefinitions, sent: object, saved: object, prefix = ''): AssignedId[] {
  return Object.entries(definitions).flatMap(([key, { fields, rows }]) => {
    const path = prefix + key;
    const [one, other] = [valueAt(sent, key), valueAt(saved, key)];
    if (rows && Array.isArray(one) && Array.isArray(other))
      return idsOfRows(rows, one.filter(isRow), other.filter(isRow), path);
    return fields && isNode(one) && isNode(other) ? assignedIds(fields, one, other, `${path}.`) : [];
  });
}

const isNode = (value: unknown): value is object => typeof value === 'object' && value !== null;

function idsOfRows(
  definitions: FieldDefinitions,
  sent: readonly Row[],
  saved: readonly Row[],
  list: string,
): AssignedId[] {
  const unmatched = saved.filter(({ id }) => !sent.some((row) => row.id === id));
  return sent.flatMap((row) => {
    const other = saved.find(({ id }) => id === row.id) ?? unmatched.shift();
    const path = `${list}.${row.id}`;
    if (!other) return [];
    // Inner rows first, because their paths contain the previous id.
    return [
      ...assignedIds(definitions, row, other, `${path}.`),
      ...(other.id === row.id ? [] : [{ path, id: other.id }]),
    ];
  });
}

/** Returns the values with the new ids of rows. */
export function withAssignedIds<Values extends object>(values: Values, assigned: readonly AssignedId[]): Values {
  const result = copyOf(values);
  for (const { path, id } of assigned) {
    const row = valueAt(result, path);
    if (isRow(row)) row.id = id;
  }
  return result;
}
