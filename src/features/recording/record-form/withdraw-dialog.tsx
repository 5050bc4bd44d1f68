import { useLingui } from '@lingui/react/macro';
import { useTranslation } from '../../../i18n/use-translation';
import { Dialog } from '../../../ui/dialog';
import { DialogButtons } from '../../../ui/dialog-buttons';
import type { FormTexts } from './form-kind';

type Props = {
  texts: Pick<FormTexts, 'withdrawConsequence' | 'confirmWithdraw'>;
  onClose(): void;
  onWithdraw(): void;
};

/** Renders the confirmation before a record is unpublished; visitors lose it at once. */
export function WithdrawDialog({ texts, onClose, onWithdraw }: Props) {
  const { t } = useLingui();
  const { _ } = useTranslation();
  return (
    <Dialog title={_(texts.confirmWithdraw)} onClose={onClose}>
      <p>{_(texts.withdrawConsequence)}</p>
      <p>{t`Ihre Angaben bleiben als Entwurf. Sie können ihn jederzeit wieder veröffentlichen.`}</p>
      <DialogButtons>
        <button type="button" className="button is-quiet" onClick={onClose}>
          {t`Veröffentlicht lassen`}
        </button>
        <button type="button" className="button" onClick={onWithdraw}>
          {t({ message: 'Offline nehmen', context: 'publication' })}
        </button>
      </DialogButtons>
    </Dialog>
  );
}
