import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useFormContent } from '../engine/form-context';
import type { Rows } from '../engine/use-rows';

type Props = Pick<Rows, 'undo'> & {
  /** The message: 'Termin entfernt.' */
  words: string;
};

/** Renders a button that restores the row just removed. It takes the focus, because the pressed button is gone. */
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
