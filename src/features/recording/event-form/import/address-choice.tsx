import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { ErrorLine } from '../../../../forms/fields/field-frame';
import { MAX_URL_LENGTH } from '../../../../model/payloads/limits';
import { AddressRow } from './import-layout';
import { pageAddress } from './page-address';

type Props = {
  isReading: boolean;
  /** True while anything is read. */
  isBusy: boolean;
  /** The number of events found so far. */
  count: number;
  /** The typed text. */
  address: string;
  onChange(address: string): void;
  onAddress(url: string): void;
  /** Cancels the reading. */
  onStop(): void;
};

/** Renders a field for the web address of a page or calendar, with a button that requests it. */
export function AddressChoice({ isReading, isBusy, count, address, onChange, onAddress, onStop }: Props) {
  const { t } = useLingui();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isWrong, setIsWrong] = useState(false);
  const hasFound = isReading && count > 0;

  function request() {
    if (isBusy) return;
    const url = pageAddress(address);
    setIsWrong(!url);
    if (url) onAddress(url);
    else input.current?.focus();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // The dialog is inside the event's form, which Enter would submit.
    event.preventDefault();
    request();
  }
  function stop() {
    onStop();
    // The pressed button is removed.
    input.current?.focus();
  }
  return (
    <div className="field">
      <label htmlFor={id}>{t`Adresse einer Internetseite oder eines Kalenders`}</label>
      <AddressRow>
        <input
          ref={input}
          id={id}
          className="input"
          type="url"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX_URL_LENGTH}
          placeholder={t`www.beispiel.de/jazz`}
          value={address}
          readOnly={isReading}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-error` : `${id}-hint`}
          onChange={({ target }) => {
            onChange(target.value);
            setIsWrong(false);
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" className="button is-quiet" aria-disabled={isBusy || undefined} onClick={request}>
          {isReading ? t`Wird abgerufen …` : t`Abrufen`}
        </button>
        {isReading && (
          <button type="button" className="button is-quiet" onClick={stop}>
            {t`Abbrechen`}
          </button>
        )}
      </AddressRow>
      {isWrong && (
        <ErrorLine
          id={`${id}-error`}
        >{t`Bitte geben Sie eine Internetadresse ein, zum Beispiel www.beispiel.de/jazz.`}</ErrorLine>
      )}
      <span className="hint" id={`${id}-hint`}>
        {t`Die Seite muss öffentlich sein. Adressen von Kalendern enden meist auf .ics.`}
      </span>
      <span className={hasFound ? 'hint' : 'visually-hidden'} role="status">
        {hasFound
          ? t`${plural(count, { one: '# Veranstaltung gefunden', other: '# Veranstaltungen gefunden' })}`
          : isReading && t`Die Seite wird abgerufen.`}
      </span>
    </div>
  );
}
