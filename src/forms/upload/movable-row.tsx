import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { RowId } from '../../lib/value-at';
import type { StoredFile } from '../../model/stored-file';
import { useField, useFormContent } from '../engine/form-context';
import { ErrorLine } from '../fields/field-frame';
import type { FileUploads } from './file-uploads';
import { RowTools } from './row-tools';
import { FileBox } from './upload-layout';
import { UploadRow, type UploadRowValue, useRowStatus } from './upload-row';
import { useRowDrag } from './use-row-drag';

type Props = {
  path: string;
  /** The index of the row. */
  index: number;
  count: number;
  uploads: FileUploads;
  rowAt(index: number): RowId | undefined;
  onMove(id: RowId, index: number): void;
  onRemove(id: RowId): void;
  /** Puts the stored file into a row. */
  onStored(path: string, stored: StoredFile): boolean;
  /** Removes the row of an unusable file. */
  onRefused(path: string): object | undefined;
  children: ReactNode;
};

/** Renders a row of a file list, which can be moved by buttons or by dragging, and removed. */
export function MovableRow({
  path,
  index,
  count,
  uploads,
  rowAt,
  onMove,
  onRemove,
  onStored,
  onRefused,
  children,
}: Props) {
  const { t } = useLingui();
  const { announce } = useFormContent();
  const { id, label, value, error, isReadOnly, ref } = useField<UploadRowValue | undefined>(path);
  const { status, state } = useRowStatus(uploads, path, value);
  const canMove = count > 1 && !isReadOnly;
  const isFileMissing = state?.name === 'error' && state.code === 'file_gone';
  const hasFailed = state?.name === 'error' && !isFileMissing;
  const isWithoutFile = !status && !value?.file;
  const setFile = useEffectEvent(onStored);
  const removeUnusable = useEffectEvent(onRefused);

  useEffect(() => {
    if (!isWithoutFile) return;
    uploads.resume(
      path,
      (stored) => setFile(path, stored),
      () => removeUnusable(path),
    );
  }, [isWithoutFile, uploads, path]);

  function move(from: number, to: number) {
    const moved = rowAt(from);
    if (moved === undefined || from === to || to < 0 || to >= count) return;
    onMove(moved, to);
    const [now, all] = [to + 1, count];
    announce(t`Jetzt an Stelle ${now} von ${all}.`);
  }
  function remove() {
    const rowId = rowAt(index);
    if (rowId !== undefined) onRemove(rowId);
  }
  const drag = useRowDrag(path.slice(0, path.lastIndexOf('.')), { index, canMove, move });

  return (
    <FileBox ref={ref} tabIndex={-1} data-state={state?.name} {...drag.target}>
      <UploadRow
        {...{ path, uploads, label, value }}
        // Only the thumbnail is draggable: in some browsers, a draggable row prevents setting the cursor in its fields.
        thumbnail={drag.handle}
        actions={!isReadOnly && <RowTools {...{ label, index, count, move }} onRemove={remove} />}
      >
        {children}
        {error && !hasFailed && !isFileMissing && <ErrorLine id={`${id}-error`}>{error}</ErrorLine>}
      </UploadRow>
    </FileBox>
  );
}
