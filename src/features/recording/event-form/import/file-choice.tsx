import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { MemberIcon } from '../../../../ui/member-icons';
import { DropBox } from '../../../../ui/upload/drop-box';
import { useFileDrop } from '../../../../ui/upload/use-file-drop';

const ACCEPTED = '.ics,.ical,.html,.htm,.json,.jsonld,text/calendar,text/html,application/json,application/ld+json';

type Props = { isReading: boolean; onFile(file: File): void };

/** Takes a file that the user chooses or drops. */
export function FileChoice({ isReading, onFile }: Props) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const take = ([file]: readonly File[]) => file && !isReading && onFile(file);
  const { isOver, target } = useFileDrop(isReading, take);
  return (
    <DropBox data-over={isOver} {...target}>
      <button
        ref={button}
        type="button"
        className="button"
        data-autofocus
        aria-describedby="import-hint"
        aria-disabled={isReading || undefined}
        onClick={() => !isReading && input.current?.click()}
      >
        <MemberIcon name="upload" />
        {isReading ? t`Wird gelesen …` : t`Datei auswählen`}
      </button>
      <span className="hint" id="import-hint">
        {t`oder hierher ziehen. Kalender (.ics) oder gespeicherte Internetseite (.html, .json), höchstens 5 MB.`}
      </span>
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTED}
        onChange={({ target: field }) => {
          take([...(field.files ?? [])]);
          // Cleared, so that the user can choose the same file again.
          field.value = '';
        }}
      />
    </DropBox>
  );
}
