import { newRowId } from '../../lib/row-id';
import { copyOf, indexOfRow, isRow, type RowId, valueAt } from '../../lib/value-at';
import { isAbout } from './form-problems';
import type { Form } from './form-store';

/* The rows of the lists of a form. All that a form knows of a row is stored under its id, so that the row may move. */

/** A row of a list: its id, and its key for React, which stays when a save gives the row another id. */
export type RowName = { id: RowId; key: string };

/** A row that was given another id by a save. */
export type NewName = { path: string; id: RowId };

type Lists = Pick<Form<object>, 'state' | 'values' | 'set'>;

const keysOf = new WeakMap<object, Map<string, string>>();

/**
 * The key of a row by the name of its list and its id, without the path of the list, which changes when a row around it
 * is given another id.
 */
const nameOf = (list: string, id: RowId) => `${list.slice(list.lastIndexOf('.') + 1)} ${id}`;
const keyOf = ({ state }: Lists, list: string, id: RowId) => keysOf.get(state)?.get(nameOf(list, id)) ?? String(id);

function listAt({ values }: Lists, path: string): readonly unknown[] {
  const list = valueAt(values(), path);
  return Array.isArray(list) ? list : [];
}

/** The rows of a list in their order. */
export const rowsAt = (form: Lists, list: string): RowName[] =>
  listAt(form, list)
    .filter(isRow)
    .map(({ id }) => ({ id, key: keyOf(form, list, id) }));

/** Adds a row, at the end unless a place is given. @returns its id */
export function insertRow(form: Lists, list: string, row: object, place = listAt(form, list).length): RowId {
  const whole = isRow(row) ? row : { ...row, id: newRowId() };
  const rows = [...listAt(form, list)];
  rows.splice(place, 0, whole);
  form.set(list, rows);
  return whole.id;
}

/** Removes a row. @returns puts it back where it was */
export function removeRow(form: Lists, list: string, id: RowId): () => void {
  const place = indexOfRow(listAt(form, list), id);
  const row = listAt(form, list)[place];
  if (!isRow(row)) return () => undefined;
  form.set(`${list}.${id}`, undefined);
  // The row may have come back already, as from another tab.
  return () => void (indexOfRow(listAt(form, list), id) < 0 && insertRow(form, list, row, place));
}

/** Moves a row to another place of its list. */
export function moveRow(form: Lists, list: string, id: RowId, place: number): void {
  const rows = [...listAt(form, list)];
  const from = indexOfRow(rows, id);
  rows.splice(place, 0, ...rows.splice(from, from < 0 ? 0 : 1));
  form.set(list, rows);
}

/** Gives rows the ids that they have after a save; what the form knows of a row moves to its new id. */
export function renameRows(form: Lists, names: readonly NewName[]): void {
  const { state } = form;
  const keys = keysOf.get(state) ?? new Map<string, string>();
  keysOf.set(state, keys);
  for (const { path: before, id } of names) {
    const list = before.slice(0, before.lastIndexOf('.'));
    keys.set(nameOf(list, id), keyOf(form, list, before.slice(list.length + 1)));
    const row = valueAt(state.values, before);
    if (isRow(row)) row.id = id;
    const renamed = (path: string) =>
      isAbout(path, before) && path.length >= before.length ? `${list}.${id}${path.slice(before.length)}` : path;
    for (const mark of ['touched', 'own'] as const)
      state[mark] = Object.fromEntries(
        Object.entries(copyOf(state[mark])).map(([path, known]) => [renamed(path), known]),
      );
  }
}
