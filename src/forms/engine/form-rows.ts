import { newRowId } from '../../lib/row-id';
import { copyOf, indexOfRow, isRow, type RowId, valueAt } from '../../lib/value-at';
import { isAbout } from './form-problems';
import type { Form } from './form-store';

/* The rows of a form's lists. All state of a row is stored by its id, so that the row may move. */

/** A row of a list: its id, and its React key, which stays when saving assigns another id. */
export type RowIdentity = { id: RowId; key: string };

/** The path of a row before saving, and the id that was assigned to it. */
export type AssignedId = { path: string; id: RowId };

type ListForm = Pick<Form<object>, 'state' | 'values' | 'set'>;

const keysOf = new WeakMap<object, Map<string, string>>();

/**
 * Returns the map key of a row, from the name of its list and its id. The path is not used, because it changes when a
 * surrounding row gets another id.
 */
const nameOf = (list: string, id: RowId) => `${list.slice(list.lastIndexOf('.') + 1)} ${id}`;
const keyOf = ({ state }: ListForm, list: string, id: RowId) => keysOf.get(state)?.get(nameOf(list, id)) ?? String(id);

function listAt({ values }: ListForm, path: string): readonly unknown[] {
  const list = valueAt(values(), path);
  return Array.isArray(list) ? list : [];
}

/** Returns the rows of a list in their order. */
export const rowsAt = (form: ListForm, list: string): RowIdentity[] =>
  listAt(form, list)
    .filter(isRow)
    .map(({ id }) => ({ id, key: keyOf(form, list, id) }));

/** Adds a row, by default at the end. @returns its id */
export function insertRow(form: ListForm, list: string, row: object, index = listAt(form, list).length): RowId {
  const rowWithId = isRow(row) ? row : { ...row, id: newRowId() };
  const rows = [...listAt(form, list)];
  rows.splice(index, 0, rowWithId);
  form.set(list, rows);
  return rowWithId.id;
}

/** Removes a row. @returns a function that restores it at its index */
export function removeRow(form: ListForm, list: string, id: RowId): () => void {
  const index = indexOfRow(listAt(form, list), id);
  const row = listAt(form, list)[index];
  if (!isRow(row)) return () => undefined;
  form.set(`${list}.${id}`, undefined);
  // The row may exist again, for example after a merge from another tab.
  return () => void (indexOfRow(listAt(form, list), id) < 0 && insertRow(form, list, row, index));
}

/** Moves a row to another index of its list. */
export function moveRow(form: ListForm, list: string, id: RowId, index: number): void {
  const rows = [...listAt(form, list)];
  const from = indexOfRow(rows, id);
  rows.splice(index, 0, ...rows.splice(from, from < 0 ? 0 : 1));
  form.set(list, rows);
}

/** Replaces the ids of rows after saving, and moves their state to the new ids. */
export function replaceRowIds(form: ListForm, assignedIds: readonly AssignedId[]): void {
  const { state } = form;
  const keys = keysOf.get(state) ?? new Map<string, string>();
  keysOf.set(state, keys);
  for (const { path: previousPath, id } of assignedIds) {
    const list = previousPath.slice(0, previousPath.lastIndexOf('.'));
    keys.set(nameOf(list, id), keyOf(form, list, previousPath.slice(list.length + 1)));
    const row = valueAt(state.values, previousPath);
    if (isRow(row)) row.id = id;
    const renamed = (path: string) =>
      isAbout(path, previousPath) && path.length >= previousPath.length
        ? `${list}.${id}${path.slice(previousPath.length)}`
        : path;
    for (const property of ['touched', 'fieldErrors'] as const)
      state[property] = Object.fromEntries(
        Object.entries(copyOf(state[property])).map(([path, value]) => [renamed(path), value]),
      );
  }
}
