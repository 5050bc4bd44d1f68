import { useLingui } from '@lingui/react/macro';
import { type ClipboardEvent, type ReactNode, useRef } from 'react';
import { AccountIcon } from '../../ui/account-icons';
import { DropBox } from './drop-box';
import { CameraButton } from './upload-layout';
import { filesOf } from './use-file-drop';

const ACCEPTED = 'image/jpeg,image/png';

type Props = {
  /** Id of the button, which hint and error describe. */
  id: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  /** Whether more than one file may be added. */
  isMultiple: boolean;
  /** Whether the user is dragging a file over the field. */
  isOver: boolean;
  /** Says why no more files can be added; while it is absent the field takes files. */
  full: ReactNode;
  onFiles(files: readonly File[]): void;
  buttonRef(button: HTMLElement | null): void;
};

/** Takes files that the user pastes or chooses, and shows where they can be dropped. */
export function DropZone({ id, describedBy, isInvalid, isMultiple, isOver, full, onFiles, buttonRef }: Props) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const isFull = Boolean(full);

  /** @param fromCamera a phone opens its camera at once; its dialog for files does not always offer that */
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
    <DropBox data-over={isOver} aria-invalid={isInvalid || undefined} onPaste={paste}>
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
        {full || t`oder hierher ziehen oder einfügen. JPEG oder PNG.`}
      </span>
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTED}
        multiple={isMultiple}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Cleared, so that the user can choose the same file again.
          target.value = '';
        }}
      />
    </DropBox>
  );
}
