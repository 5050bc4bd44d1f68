import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useFormContent } from '../engine/form-context';
import type { Rows } from '../engine/use-rows';

type Props = Pick<Rows, 'undo'> & {
  /** The message: 'Termin entfernt.' */
  message: string;
};

/** Renders a button that restores the row just removed. It takes the focus, because the pressed button is gone. */
export function UndoRemove({ undo, message }: Props) {
  const { t } = useLingui();
  const { form, announce } = useFormContent();
  const button = useRef<HTMLButtonElement>(null);
  const isUndoable = undo !== undefined;
  useEffect(() => {
    if (!isUndoable) return;
    button.current?.focus();
    announce(message);
  }, [isUndoable, announce, message]);

  if (!undo) return null;
  function restore() {
    if (undo) form.reveal(undo());
    announce('');
  }
  return (
    <p className="hint">
      {message}{' '}
      <button ref={button} type="button" className="button is-quiet" onClick={restore}>
        {t`Rückgängig`}
      </button>
    </p>
  );
}
