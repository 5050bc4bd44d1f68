import { useLingui } from '@lingui/react/macro';
import { useState, useSyncExternalStore } from 'react';
import { isRow, type RowId, valueAt } from '../../lib/value-at';
import type { StoredFile } from '../../model/stored-file';
import { useFormContent } from '../engine/form-context';
import { removeRow } from '../engine/form-rows';
import { useRows } from '../engine/use-rows';
import type { FileUploads } from './file-uploads';

type FileOptions = { uploads: FileUploads; newRow?: (() => object) | undefined; max: number };

/** Keeps the rows of a list together with their files, which are added, removed and restored together. */
export function useFiles(path: string, { uploads, newRow, max }: FileOptions) {
  const { t } = useLingui();
  const { form, announce } = useFormContent();
  const { rows, add, remove, move, undo } = useRows(path);
  const [tooMany, setTooMany] = useState(0);
  const refused = useSyncExternalStore(uploads.subscribe, () => uploads.refused(path));
  // A failed file does not count towards the limit; another file replaces it.
  const failed = useSyncExternalStore(uploads.subscribe, () =>
    rows
      .map(({ id }) => `${path}.${id}`)
      .filter(uploads.hasFailed)
      .join(' '),
  );
  const failedRows = rows.filter(({ id }) => failed.split(' ').includes(`${path}.${id}`));
  const freeSlots = Math.max(0, max - rows.length + failedRows.length);

  /** Puts a stored file into its row. @returns true if the row still exists; discarding a draft removes its rows */
  function setFile(rowPath: string, stored: StoredFile): boolean {
    if (valueAt(form.values(), rowPath) === undefined) return false;
    form.set(`${rowPath}.file`, stored);
    const { name } = stored;
    announce(t`${name} ist hochgeladen.`);
    return true;
  }

  /** Removes the row of an unusable file. @returns the input in the row, for the next file */
  function removeUnusable(rowPath: string): object | undefined {
    const row = valueAt(form.values(), rowPath);
    if (!isRow(row)) return undefined;
    removeRow(form, path, row.id);
    const { id: _, file: __, ...input } = row as { id: RowId; file?: unknown };
    return Object.values(input).some((value) => typeof value === 'string' && value.trim()) ? input : undefined;
  }

  return {
    rows,
    move,
    setFile,
    removeUnusable,
    freeSlots,
    /** The unusable files since files were last added or removed. */
    refused,
    /** The number of files added last that exceeded the limit. */
    tooMany,
    addFiles(files: readonly File[]) {
      const inputs = refused.flatMap((file) => file.input ?? []);
      uploads.forgetRefused(path);
      const missing = Math.min(files.length, freeSlots) - (max - rows.length);
      for (const { id } of failedRows.slice(0, Math.max(0, missing))) {
        const rowInput = removeUnusable(`${path}.${id}`);
        if (rowInput) inputs.push(rowInput);
        uploads.remove(`${path}.${id}`);
      }
      for (const file of files.slice(0, freeSlots)) {
        const rowPath = `${path}.${add({ ...newRow?.(), ...inputs.shift(), file: undefined })}`;
        uploads.add(
          rowPath,
          file,
          (stored) => setFile(rowPath, stored),
          () => removeUnusable(rowPath),
        );
      }
      setTooMany(Math.max(0, files.length - freeSlots));
    },
    remove(id: RowId) {
      remove(id);
      uploads.remove(`${path}.${id}`);
      uploads.forgetRefused(path);
      setTooMany(0);
    },
    undo:
      undo &&
      (() => {
        const rowPath = undo();
        uploads.restore(rowPath);
        return rowPath;
      }),
  };
}
