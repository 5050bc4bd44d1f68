import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { describedBy, useField, useFormContent } from '../engine/form-context';
import { ErrorLine } from '../fields/field-frame';
import { FieldMark } from '../fields/optional-mark';
import { FieldLabel } from '../fields/section-title';
import { UndoRemove } from '../fields/undo-remove';
import { DropZone } from './drop-zone';
import type { FileUploads } from './file-uploads';
import { MovableRow } from './movable-row';
import type { RefusedFile } from './upload-attempt';
import { Files, UploadFieldBox } from './upload-layout';
import { refusedMessage, stateMessage } from './upload-messages';
import { useFileDrop } from './use-file-drop';
import { useFiles } from './use-files';

export type UploadListProps = {
  /** The path of the list, whose rows are UploadRowValues. */
  path: string;
  uploads: FileUploads;
  /** Returns the initial values of a new row, without id and file. */
  newRow?(): object;
  isRequired?: boolean | undefined;
  hint?: ReactNode;
  /** The maximum number of files; no limit if undefined. */
  max?: number | undefined;
  /** Renders further fields of a file: alternative text, rights. */
  details?(path: string): ReactNode;
};

/** Renders the pictures of a form, to drop, paste or choose, move, remove and restore them. */
export function UploadList({ path, uploads, newRow, details, isRequired = false, hint, ...bounds }: UploadListProps) {
  const { max = Number.POSITIVE_INFINITY } = bounds;
  const { t } = useLingui();
  const translation = useTranslation();
  const { announce } = useFormContent();
  const { id, label, error, isReadOnly, ref } = useField<readonly unknown[]>(path);
  const { rows, move, freeSlots, refused, tooMany, addFiles, setFile, removeUnusable, remove, undo } = useFiles(path, {
    uploads,
    newRow,
    max,
  });
  const full = t`${plural(max, {
    one: 'Es ist höchstens # Bild möglich.',
    other: 'Es sind höchstens # Bilder möglich.',
  })}`;
  const latestRefused = refused.at(-1);
  const announceRefused = useEffectEvent((file: RefusedFile) => announce(refusedMessage(file, translation)));
  useEffect(() => {
    if (latestRefused) announceRefused(latestRefused);
  }, [latestRefused]);
  const { isOver, target } = useFileDrop(freeSlots === 0, addFiles);
  useFailureAnnouncement(
    rows.map(({ id: rowId }) => `${path}.${rowId}`),
    uploads,
  );
  return (
    <UploadFieldBox role="group" aria-labelledby={`${id}-label`} {...(!isReadOnly && target)}>
      <span className="label" id={`${id}-label`}>
        <FieldLabel label={label} />
        <FieldMark isRequired={isRequired || isReadOnly} />
      </span>
      {hint && (
        <div className="hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {rows.length > 0 && (
        <Files aria-labelledby={`${id}-label`}>
          {rows.map(({ id: rowId, key }, index) => (
            <MovableRow
              key={key}
              path={`${path}.${rowId}`}
              {...{ index, uploads }}
              count={rows.length}
              rowAt={(rowIndex) => rows[rowIndex]?.id}
              onMove={move}
              onRemove={remove}
              onStored={setFile}
              onRefused={removeUnusable}
            >
              {details?.(`${path}.${rowId}`)}
            </MovableRow>
          ))}
        </Files>
      )}
      <UndoRemove undo={undo} message={t`Bild entfernt.`} />
      {!isReadOnly && (
        <DropZone
          id={id}
          describedBy={describedBy(id, hint, error)}
          isInvalid={error !== undefined}
          isMultiple={max > 1}
          isDragOver={isOver}
          fullReason={freeSlots === 0 && full}
          onFiles={addFiles}
          buttonRef={ref}
        />
      )}
      {refused.map((file, index) => (
        <ErrorLine key={file.path} id={`${id}-refused-${index}`}>
          {refusedMessage(file, translation)}
        </ErrorLine>
      ))}
      {tooMany > 0 && (
        <p className="hint" role="status">
          {full}{' '}
          {t`${plural(tooMany, { one: '# Datei wurde nicht übernommen.', other: '# Dateien wurden nicht übernommen.' })}`}
        </p>
      )}
      {error && <ErrorLine id={`${id}-error`}>{error}</ErrorLine>}
    </UploadFieldBox>
  );
}

/** Announces all failed files in one message, because a second announcement would replace the first. */
function useFailureAnnouncement(paths: readonly string[], uploads: FileUploads): void {
  const { t } = useLingui();
  const translation = useTranslation();
  const { announce } = useFormContent();
  function currentMessage(): string {
    const failed = paths.flatMap((path) => {
      const status = uploads.statusOf(path);
      return status?.state.name === 'error' ? [`${status.name}: ${stateMessage(status.state, translation)}`] : [];
    });
    const count = failed.length;
    const sum = t`${plural(count, { one: '# Bild ist nicht angekommen.', other: '# Bilder sind nicht angekommen.' })}`;
    return count > 1 ? [sum, ...failed].join(' ') : failed.join('');
  }
  const message = useSyncExternalStore(uploads.subscribe, currentMessage);
  useEffect(() => {
    if (message) announce(message);
  }, [announce, message]);
}
