import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation';
import { Dialog } from '../../../../ui/dialog';
import { DialogButtons } from '../../../../ui/dialog-buttons';
import { TextButton } from '../../../../ui/text-button';
import type { FormWords } from '../form-kind';

type Props = { words: Pick<FormWords, 'takeBack' | 'askTakeBack'>; isSending: boolean; onWithdraw(): void };

/** Renders a button that unpublishes a record after confirmation; visitors lose it at once. */
export function WithdrawPart({ words, isSending, onWithdraw }: Props) {
  const { t } = useLingui();
  const { _ } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  return (
    <div>
      <TextButton type="button" aria-disabled={isSending} onClick={() => setIsAsking(!isSending)}>
        {t`Veröffentlichung zurücknehmen`}
      </TextButton>
      {isAsking && (
        <Dialog title={_(words.askTakeBack)} onClose={close}>
          <p>{_(words.takeBack)}</p>
          <p>{t`Ihre Angaben bleiben als Entwurf, den Sie wieder veröffentlichen können.`}</p>
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
              {t({ message: 'Zurücknehmen', context: 'publication' })}
            </button>
          </DialogButtons>
        </Dialog>
      )}
    </div>
  );
}
