import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useFormContent } from '../engine/form-context';
import type { Rows } from '../engine/use-rows';

type Props = Pick<Rows, 'undo'> & {
  /** Says what happened: 'Termin entfernt.' */
  words: string;
};

/** Brings a row back that was just removed. It takes the focus, because the button that the user pressed is gone. */
export function UndoRemove({ undo, words }: Props) {
  const { t } = useLingui();
  const { form, announce } = useFormContent();
  const button = useRef<HTMLButtonElement>(null);
  const isThere = undo !== undefined;
  useEffect(() => {
    if (!isThere) return;
    button.current?.focus();
    announce(words);
  }, [isThere, announce, words]);

  if (!undo) return null;
  function putBack() {
    if (undo) form.reveal(undo());
    announce('');
  }
  return (
    <p className="hint">
      {words}{' '}
      <button ref={button} type="button" className="button is-quiet" onClick={putBack}>
        {t`Rückgängig`}
      </button>
    </p>
  );
}
