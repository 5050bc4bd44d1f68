import { useLingui } from '@lingui/react/macro';
import { useTranslation } from '../../../i18n/use-translation';
import type { Booking } from '../../../model/answers/booking';
import { Dialog } from '../../../ui/dialog';
import { DialogButtons } from '../../../ui/dialog-buttons';
import { euros } from './booking-words';

type Props = { booking: Booking; onClose(): void; onYes(): void };

/** Renders the dialog that confirms cancelling or stopping an order and names the credit. */
export function CancelQuestion({ booking, onClose, onYes }: Props) {
  const { t } = useLingui();
  const translation = useTranslation();
  const isCancellation = booking.canCancelUntil !== undefined;
  const sum = euros(booking.credit ?? 0, translation);
  const consequence = isCancellation
    ? t`Ihre Anzeige erscheint dann nicht.`
    : t`Tage, deren Anzeigenschluss noch nicht vorbei ist, entfallen. Alle anderen bleiben bestehen.`;
  return (
    <Dialog title={isCancellation ? t`Anzeige stornieren?` : t`Anzeige stoppen?`} onClose={onClose}>
      <p lang="de">{booking.title}</p>
      <p>{consequence}</p>
      <p>
        <strong>{booking.credit ? t`Wir schreiben Ihnen ${sum} gut.` : t`Dafür gibt es keine Gutschrift.`}</strong>
      </p>
      <p>{t`Das lässt sich nicht rückgängig machen.`}</p>
      <DialogButtons>
        <button type="button" className="button is-quiet" data-autofocus onClick={onClose}>
          {isCancellation ? t`Anzeige behalten` : t`Weiterlaufen lassen`}
        </button>
        <button type="button" className="button is-red" onClick={onYes}>
          {isCancellation ? t`Stornieren` : t`Anzeige stoppen`}
        </button>
      </DialogButtons>
    </Dialog>
  );
}
