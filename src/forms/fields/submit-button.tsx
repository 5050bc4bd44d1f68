import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormContent, useFormPart } from '../engine/form-context';

type Props = {
  /** The label of the action: 'Veröffentlichen', 'Konto anlegen'. */
  children: ReactNode;
  /** True while the screen waits for something else. */
  isBusy?: boolean | undefined;
};

/** Renders the button that submits the surrounding form. It is never disabled, so that it keeps the focus. */
export function SubmitButton({ children, isBusy = false }: Props) {
  const { t } = useLingui();
  const { form } = useFormContent();
  const isSending = useFormPart(form, ({ state }) => state.isSending);
  const isOff = isBusy || isSending;
  return (
    <button
      type="submit"
      className="button"
      aria-disabled={isOff || undefined}
      onClick={(event) => isOff && event.preventDefault()}
    >
      {isOff ? t`Wird gesendet …` : children}
    </button>
  );
}
