import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { Dialog } from '../../../ui/dialog';
import { DialogButtons } from '../../../ui/dialog-buttons';
import { TextButton } from '../../../ui/text-button';
import type { FormTexts } from './form-kind';

type Props = {
  texts: Pick<FormTexts, 'withdrawConsequence' | 'confirmWithdraw'>;
  isSending: boolean;
  onWithdraw(): void;
};

/** Renders a button that unpublishes a record after confirmation; visitors lose it at once. */
export function WithdrawButton({ texts, isSending, onWithdraw }: Props) {
  const { t } = useLingui();
  const { _ } = useTranslation();
  const [isConfirming, setIsConfirming] = useState(false);
  const close = () => setIsConfirming(false);
  return (
    <div>
      <TextButton type="button" aria-disabled={isSending} onClick={() => setIsConfirming(!isSending)}>
        {t`Offline nehmen`}
      </TextButton>
      {isConfirming && (
        <Dialog title={_(texts.confirmWithdraw)} onClose={close}>
          <p>{_(texts.withdrawConsequence)}</p>
          <p>{t`Ihre Angaben bleiben als Entwurf. Sie können ihn jederzeit wieder veröffentlichen.`}</p>
          <DialogButtons>
            <button type="button" className="button is-quiet" onClick={close}>
              {t`Veröffentlicht lassen`}
            </button>
            <button
              type="button"
              className="button"
              onClick={() => {
                close();
                onWithdraw();
              }}
            >
              {t({ message: 'Offline nehmen', context: 'publication' })}
            </button>
          </DialogButtons>
        </Dialog>
      )}
    </div>
  );
}
