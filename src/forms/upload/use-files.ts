import { useLingui } from '@lingui/react/macro';
import { useState, useSyncExternalStore } from 'react';
import { isRow, type RowId, valueAt } from '../../lib/value-at';
import type { StoredFile } from '../../model/stored-file';
import { useFormContent } from '../engine/form-context';
import { removeRow } from '../engine/form-rows';
import { useRows } from '../engine/use-rows';
import type { FileUploads } from './file-uploads';

type Files = { uploads: FileUploads; newRow?: (() => object) | undefined; most: number };

/** Keeps the rows of a list together with their files, which are added, removed and restored together. */
export function useFiles(path: string, { uploads, newRow, most }: Files) {
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
  const room = Math.max(0, most - rows.length + failedRows.length);

  /** Puts a stored file into its row. @returns true if the row still exists; discarding a draft removes its rows */
  function put(rowPath: string, stored: StoredFile): boolean {
    if (valueAt(form.values(), rowPath) === undefined) return false;
    form.set(`${rowPath}.file`, stored);
    const { name } = stored;
    announce(t`${name} ist hochgeladen.`);
    return true;
  }

  /** Removes the row of an unusable file. @returns the input in the row, for the next file */
  function drop(rowPath: string): object | undefined {
    const row = valueAt(form.values(), rowPath);
    if (!isRow(row)) return undefined;
    removeRow(form, path, row.id);
    const { id: _, file: __, ...typed } = row as { id: RowId; file?: unknown };
    return Object.values(typed).some((value) => typeof value === 'string' && value.trim()) ? typed : undefined;
  }

  return {
    rows,
    move,
    put,
    drop,
    room,
    /** The unusable files since files were last added or removed. */
    refused,
    /** The number of files added last that exceeded the limit. */
    tooMany,
    take(files: readonly File[]) {
      const typed = refused.flatMap((one) => one.typed ?? []);
      uploads.forgetRefused(path);
      const missing = Math.min(files.length, room) - (most - rows.length);
      for (const { id } of failedRows.slice(0, Math.max(0, missing))) {
        const words = drop(`${path}.${id}`);
        if (words) typed.push(words);
        uploads.remove(`${path}.${id}`);
      }
      for (const file of files.slice(0, room)) {
        const rowPath = `${path}.${add({ ...newRow?.(), ...typed.shift(), file: undefined })}`;
        uploads.add(
          rowPath,
          file,
          (stored) => put(rowPath, stored),
          () => drop(rowPath),
        );
      }
      setTooMany(Math.max(0, files.length - room));
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
        uploads.putBack(rowPath);
        return rowPath;
      }),
  };
}
