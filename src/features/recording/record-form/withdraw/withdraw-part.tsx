import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Dialog } from '../../../../ui/dialog';
import { DialogButtons } from '../../../../ui/dialog-buttons';
import { TextButton } from '../../../../ui/text-button';

type Props = { isSending: boolean; onWithdraw(): void };

/** Takes a published event back from its visitors, after a question: they lose it at once. */
export function WithdrawPart({ isSending, onWithdraw }: Props) {
  const { t } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  return (
    <div>
      <TextButton type="button" aria-disabled={isSending} onClick={() => setIsAsking(!isSending)}>
        {t`Veröffentlichung zurücknehmen`}
      </TextButton>
      {isAsking && (
        <Dialog title={t`Veröffentlichung zurücknehmen?`} onClose={close}>
          <p>{t`Besucher finden die Veranstaltung dann nicht mehr. Fällt sie aus, sagen Sie sie besser ab: Dann erfahren es alle.`}</p>
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
              {t`Zurücknehmen`}
            </button>
          </DialogButtons>
        </Dialog>
      )}
    </div>
  );
}
