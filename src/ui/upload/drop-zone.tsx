import { useLingui } from '@lingui/react/macro';
import { type ClipboardEvent, type DragEvent, type ReactNode, useRef, useState } from 'react';
import { MemberIcon } from '../member-icons';
import { Zone } from './upload-layout';

const ACCEPTED = 'image/jpeg,image/png';

type Props = {
  /** Of the button, described by hint and error. */
  id: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  /** Whether more than one file may be added. */
  isMultiple: boolean;
  /** Why no more can be added; without it files are taken. */
  full: ReactNode;
  onFiles(files: readonly File[]): void;
  buttonRef(button: HTMLElement | null): void;
};

const filesOf = (data: DataTransfer) => [...data.files];
/** Rows are dragged too, and words of the page. */
const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Takes files that are dropped, pasted or chosen. */
export function DropZone({ id, describedBy, isInvalid, isMultiple, full, onFiles, buttonRef }: Props) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const isFull = Boolean(full);

  function drop(event: DragEvent) {
    if (!holdsFiles(event)) return;
    // Otherwise the browser would leave the page for the picture.
    event.preventDefault();
    setIsOver(false);
    onFiles(filesOf(event.dataTransfer));
  }
  function over(event: DragEvent) {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = isFull ? 'none' : 'copy';
    setIsOver(!isFull);
  }
  function paste(event: ClipboardEvent) {
    const files = filesOf(event.clipboardData);
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  }

  return (
    <Zone
      data-over={isOver}
      aria-invalid={isInvalid || undefined}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      onPaste={paste}
    >
      <button
        ref={buttonRef}
        id={id}
        type="button"
        className="button is-quiet"
        aria-disabled={isFull || undefined}
        aria-describedby={[describedBy, isFull && `${id}-full`].filter(Boolean).join(' ') || undefined}
        onClick={() => !isFull && input.current?.click()}
      >
        <MemberIcon name="upload" />
        {isMultiple ? t`Bilder auswählen` : t`Bild auswählen`}
      </button>
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
          // The same file may be chosen once more.
          target.value = '';
        }}
      />
    </Zone>
  );
}
