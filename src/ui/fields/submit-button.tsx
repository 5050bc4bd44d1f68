import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormContent, useFormPart } from '../form/form-context';

type Props = {
  /** What happens: 'Veröffentlichen', 'Konto anlegen'. */
  children: ReactNode;
  /** Something else of the screen is on its way. */
  isBusy?: boolean | undefined;
};

/** Sends the form above. It is never disabled, so that it keeps the focus. */
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
