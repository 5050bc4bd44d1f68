import { useLingui } from '@lingui/react/macro';
import { type ClipboardEvent, type ReactNode, useRef } from 'react';
import { AccountIcon } from '../../ui/account-icons';
import { DropBox } from './drop-box';
import { CameraButton } from './upload-layout';
import { filesOf } from './use-file-drop';

const ACCEPTED = 'image/jpeg,image/png';

type Props = {
  /** The id of the button, which hint and error describe. */
  id: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  /** True if more than one file may be added. */
  isMultiple: boolean;
  /** True while the user drags a file over the field. */
  isDragOver: boolean;
  /** The reason why no more files can be added; the field takes files while it is absent. */
  fullReason: ReactNode;
  onFiles(files: readonly File[]): void;
  buttonRef(button: HTMLElement | null): void;
};

/** Renders the drop zone, which also takes files that are pasted or chosen. */
export function DropZone({
  id,
  describedBy,
  isInvalid,
  isMultiple,
  isDragOver,
  fullReason,
  onFiles,
  buttonRef,
}: Props) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const isFull = Boolean(fullReason);

  /**
   * Opens the file dialog.
   *
   * @param fromCamera opens the camera of a phone at once, which its file dialog does not always offer
   */
  function choose(fromCamera: boolean) {
    if (isFull || !input.current) return;
    if (fromCamera) input.current.setAttribute('capture', 'environment');
    else input.current.removeAttribute('capture');
    input.current.click();
  }

  function paste(event: ClipboardEvent) {
    const files = filesOf(event.clipboardData);
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  }

  return (
    <DropBox data-over={isDragOver} aria-invalid={isInvalid || undefined} onPaste={paste}>
      <button
        ref={buttonRef}
        id={id}
        type="button"
        className="button is-quiet"
        aria-disabled={isFull || undefined}
        aria-describedby={[describedBy, isFull && `${id}-full`].filter(Boolean).join(' ') || undefined}
        onClick={() => choose(false)}
      >
        <AccountIcon name="upload" />
        {isMultiple ? t`Bilder auswählen` : t`Bild auswählen`}
      </button>
      <CameraButton
        type="button"
        className="button is-quiet"
        aria-disabled={isFull || undefined}
        onClick={() => choose(true)}
      >
        {t`Foto aufnehmen`}
      </CameraButton>
      <span className="hint" id={`${id}-full`}>
        {fullReason || t`oder hierher ziehen oder einfügen. JPEG oder PNG.`}
      </span>
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTED}
        multiple={isMultiple}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Cleared so that the user can choose the same file again.
          target.value = '';
        }}
      />
    </DropBox>
  );
}
