import { useCallback, useState } from 'react';
import type { RowId } from '../../lib/value-at';
import { useFormContent, useFormPart } from './form-context';
import { insertRow, moveRow, type RowIdentity, removeRow, rowsAt } from './form-rows';

/** The rows of a list in a form. */
export type Rows = {
  /** The ids for paths, and the keys for React. */
  rows: readonly RowIdentity[];
  /** Adds a row, by default at the end. @returns its id */
  add(row: object, index?: number): RowId;
  /** Removes a row. The callback is stable, so that memoised rows do not re-render with their list. */
  remove(id: RowId): void;
  move(id: RowId, index: number): void;
  /** Restores the row that was removed last; undefined if there is none. @returns its path */
  undo: (() => string) | undefined;
};

/**
 * Subscribes to the rows of a list of the surrounding form: appointments, links. Their fields have paths such as
 * 'appointments.17.date', by the id of the row. The component re-renders when a row is added, removed or moved, not
 * when one is edited.
 */
export function useRows(list: string): Rows {
  const { form } = useFormContent();
  const [removed, setRemoved] = useState<{ id: RowId; base: object; putBack(): void }>();
  useFormPart(form, () => JSON.stringify(rowsAt(form, list)));
  // After saving without the row, it can no longer be restored.
  const isUndoable = removed !== undefined && removed.base === form.initialValues();
  return {
    rows: rowsAt(form, list),
    add: (row, index) => insertRow(form, list, row, index),
    remove: useCallback(
      (id) => setRemoved({ id, base: form.initialValues(), putBack: removeRow(form, list, id) }),
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
