import { useCallback, useState } from 'react';
import type { RowId } from '../../lib/value-at';
import { useFormContent, useFormPart } from './form-context';
import { insertRow, moveRow, type RowName, removeRow, rowsAt } from './form-rows';

/** The rows of a list in a form. */
export type Rows = {
  /** Their ids for paths, their keys for React. */
  rows: readonly RowName[];
  /** Adds a row, at the end unless a place is given. @returns its id */
  add(row: object, place?: number): RowId;
  /** The same for good: rows that are drawn for themselves are not drawn anew with their list. */
  remove(id: RowId): void;
  move(id: RowId, place: number): void;
  /** Puts the row back that the user removed last; undefined when there is none. @returns its path */
  undo: (() => string) | undefined;
};

/**
 * The rows of a list of the form above: appointments, links. Their fields have paths such as 'appointments.17.date', by
 * the id of the row. The component re-renders when a row is added, removed or moved, not when the user fills one in.
 */
export function useRows(list: string): Rows {
  const { form } = useFormContent();
  const [removed, setRemoved] = useState<{ id: RowId; base: object; putBack(): void }>();
  useFormPart(form, () => JSON.stringify(rowsAt(form, list)));
  // After a save without the row it can no longer be put back.
  const isUndoable = removed !== undefined && removed.base === form.beginning();
  return {
    rows: rowsAt(form, list),
    add: (row, index) => insertRow(form, list, row, index),
    remove: useCallback(
      (id) => setRemoved({ id, base: form.beginning(), putBack: removeRow(form, list, id) }),
      [form, list],
    ),
    move: (id, index) => moveRow(form, list, id, index),
    undo: isUndoable
      ? () => {
          removed.putBack();
          setRemoved(undefined);
          return `${list}.${removed.id}`;
        }
      : undefined,
  };
}
