import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { DropBox } from '../../../../forms/upload/drop-box';
import { useFileDrop } from '../../../../forms/upload/use-file-drop';
import { AccountIcon } from '../../../../ui/account-icons';

const ACCEPTED =
  '.ics,.ical,.ifb,.vcs,.eml,.html,.htm,.json,.jsonld,text/calendar,text/x-vcalendar,message/rfc822,text/html,application/json,application/ld+json';

type Props = {
  isReading: boolean;
  /** True while anything is read. */
  isBusy: boolean;
  /** The number of events found so far. */
  count: number;
  onFile(file: File): void;
  /** Cancels the reading. */
  onStop(): void;
};

/** Renders a drop zone with a button that opens the file picker. */
export function FileChoice({ isReading, isBusy, count, onFile, onStop }: Props) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const readFirst = ([file]: readonly File[]) => file && !isBusy && onFile(file);
  const { isOver, target } = useFileDrop(isBusy, readFirst);
  function stop() {
    onStop();
    // The pressed button is removed.
    button.current?.focus();
  }
  return (
    <DropBox data-over={isOver} {...target}>
      <button
        ref={button}
        type="button"
        className="button"
        data-autofocus
        aria-describedby="import-hint"
        aria-disabled={isBusy || undefined}
        onClick={() => !isBusy && input.current?.click()}
      >
        <AccountIcon name="upload" />
        {isReading ? t`Wird gelesen …` : t`Datei auswählen`}
      </button>
      <span className="hint" id="import-hint">
        {t`oder hierher ziehen. Kalender (.ics) oder gespeicherte Internetseite (.html, .json), höchstens 25 MB.`}
      </span>
      {isReading && (
        <button type="button" className="button is-quiet" onClick={stop}>
          {t`Abbrechen`}
        </button>
      )}
      {isReading && count > 0 && (
        <span className="hint">
          {t`${plural(count, { one: '# Veranstaltung gefunden', other: '# Veranstaltungen gefunden' })}`}
        </span>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTED}
        onChange={({ target: field }) => {
          readFirst([...(field.files ?? [])]);
          // Cleared so that the user can choose the same file again.
          field.value = '';
        }}
      />
    </DropBox>
  );
}
