import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type RowId, valueAt } from '../../lib/value-at';
import { useFormContent } from '../form/form-context';
import { useRows } from '../form/use-rows';
import type { FileUploads } from './file-uploads';
import type { StoredFile } from './upload-attempt';

type Files = { uploads: FileUploads; newRow?: (() => object) | undefined; most: number };

/** The rows of a list with their files: both are added, removed and put back together. */
export function useFiles(path: string, { uploads, newRow, most }: Files) {
  const { t } = useLingui();
  const { form, announce } = useFormContent();
  const { rows, add, remove, move, undo } = useRows(path);
  const [refused, setRefused] = useState(0);
  const room = Math.max(0, most - rows.length);

  /** @returns whether the row still exists; discarding a draft removes its rows */
  function put(rowPath: string, stored: StoredFile): boolean {
    if (valueAt(form.values(), rowPath) === undefined) return false;
    form.set(`${rowPath}.file`, stored);
    const { name } = stored;
    announce(t`${name} ist hochgeladen.`);
    return true;
  }

  return {
    rows,
    move,
    put,
    room,
    /** How many of the files that were added last exceeded the limit. */
    refused,
    take(files: readonly File[]) {
      for (const file of files.slice(0, room)) {
        const rowPath = `${path}.${add({ ...newRow?.(), file: undefined })}`;
        uploads.add(rowPath, file, (stored) => put(rowPath, stored));
      }
      setRefused(Math.max(0, files.length - room));
    },
    remove(id: RowId) {
      remove(id);
      uploads.remove(`${path}.${id}`);
      setRefused(0);
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
