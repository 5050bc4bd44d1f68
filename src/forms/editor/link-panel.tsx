import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { linkAddress } from '../../lib/link-address';
import { ErrorLine } from '../fields/field-frame';
import type { Editor } from './create-editor';
import { LinkBox } from './editor-layout';
import { linkRange, removeLink, setLink } from './links';

type Props = { editor: Editor; onClose(): void };

/** Renders the fields for the address and the text of a link. */
export function LinkPanel({ editor, onClose }: Props) {
  const { t } = useLingui();
  const { href, initialText, address, setAddress, text, setText, isWrong, input, apply, remove, close } = useLink(
    editor,
    onClose,
  );
  const id = useId();

  function onKeyDown(event: KeyboardEvent) {
    const isOnButton = event.target instanceof HTMLButtonElement;
    const act = { Escape: close, Enter: isOnButton ? undefined : apply }[event.key];
    if (!act || event.nativeEvent.isComposing) return;
    // Enter must not submit the surrounding form, nor Escape close a dialog.
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  return (
    <LinkBox role="group" aria-label={t`Link`} onKeyDown={onKeyDown}>
      <div className="field">
        <label htmlFor={`${id}-address`}>{t`Adresse`}</label>
        <input
          ref={input}
          id={`${id}-address`}
          className="input"
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          value={address}
          aria-invalid={isWrong ? true : undefined}
          aria-describedby={isWrong ? `${id}-error` : undefined}
          onChange={({ target }) => setAddress(target.value)}
        />
        {isWrong && (
          <ErrorLine id={`${id}-error`}>
            {t`Bitte geben Sie eine Internetadresse oder E-Mail-Adresse ein, zum Beispiel www.beispiel.de.`}
          </ErrorLine>
        )}
      </div>
      {initialText !== undefined && (
        <div className="field">
          <label htmlFor={`${id}-text`}>{t`Angezeigter Text`}</label>
          <input
            id={`${id}-text`}
            className="input"
            autoComplete="off"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
      )}
      <p>
        <button type="button" className="button" onClick={apply}>
          {href ? t`Link ändern` : t`Link einfügen`}
        </button>
        {href && (
          <button type="button" className="button is-quiet" onClick={remove}>
            {t`Link entfernen`}
          </button>
        )}
        <button type="button" className="button is-quiet" onClick={close}>
          {t`Abbrechen`}
        </button>
      </p>
    </LinkBox>
  );
}

/** Keeps the input for a link. */
function useLink(editor: Editor, onClose: () => void) {
  const [{ href, text: initialText }] = useState(() => linkRange(editor.state()));
  const [address, setTyped] = useState(href ?? '');
  const [text, setText] = useState(initialText ?? '');
  const [isWrong, setIsWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  // A layout effect, so that the next key reaches the field.
  useLayoutEffect(() => {
    input.current?.focus();
    editor.highlightLink(true);
    return () => editor.highlightLink(false);
  }, [editor]);

  function close() {
    onClose();
    editor.focus();
  }
  return {
    ...{ href, initialText, address, text, setText, isWrong, input, close },
    setAddress(typed: string) {
      setTyped(typed);
      setIsWrong(false);
    },
    apply() {
      const target = linkAddress(address);
      setIsWrong(!target);
      if (!target) return input.current?.focus();
      editor.dispatch(setLink(editor.state(), target, text.trim() || address.trim()));
      close();
    },
    remove() {
      editor.dispatch(removeLink(editor.state()));
      close();
    },
  };
}
