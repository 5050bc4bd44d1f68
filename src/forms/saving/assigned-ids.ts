import { copyOf, isRow, type RowId, valueAt } from '../../lib/value-at';
import type { FieldDefinitions } from '../engine/field-definitions';
import type { NewName } from '../engine/form-rows';

type Row = { id: RowId };

/**
 * Returns the ids assigned to new rows by a save. A sent row whose id is missing in the response got another id. The
 * server returns new rows in the order in which they were sent.
 */
export function assignedIds(plans: FieldDefinitions, sent: object, answered: object, above = ''): NewName[] {
  return Object.entries(plans).flatMap(([key, { fields, rows }]) => {
    const path = above + key;
    const [one, other] = [valueAt(sent, key), valueAt(answered, key)];
    if (rows && Array.isArray(one) && Array.isArray(other))
      return namesOfRows(rows, one.filter(isRow), other.filter(isRow), path);
    return fields && isNode(one) && isNode(other) ? assignedIds(fields, one, other, `${path}.`) : [];
  });
}

const isNode = (value: unknown): value is object => typeof value === 'object' && value !== null;

function namesOfRows(plans: FieldDefinitions, sent: readonly Row[], answered: readonly Row[], list: string): NewName[] {
  const free = answered.filter(({ id }) => !sent.some((row) => row.id === id));
  return sent.flatMap((row) => {
    const other = answered.find(({ id }) => id === row.id) ?? free.shift();
    const path = `${list}.${row.id}`;
    if (!other) return [];
    // Inner rows first, because their paths contain the previous id.
    return [...assignedIds(plans, row, other, `${path}.`), ...(other.id === row.id ? [] : [{ path, id: other.id }])];
  });
}

/** Returns the values with the new ids of rows. */
export function withAssignedIds<Values extends object>(values: Values, names: readonly NewName[]): Values {
  const named = copyOf(values);
  for (const { path, id } of names) {
    const row = valueAt(named, path);
    if (isRow(row)) row.id = id;
  }
  return named;
}
