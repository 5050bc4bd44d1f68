import { useLingui } from '@lingui/react/macro';
import { useSpeech } from '../../../i18n/use-speech';
import { Dialog } from '../../../ui/dialog';
import { DialogButtons } from '../../../ui/dialog-buttons';
import type { Booking } from './booking';
import { euros } from './booking-words';

type Props = { booking: Booking; onClose(): void; onYes(): void };

/** Asks before an order is cancelled or stopped, and says what is credited. */
export function CancelQuestion({ booking, onClose, onYes }: Props) {
  const { t } = useLingui();
  const speech = useSpeech();
  const isWhole = booking.canCancelUntil !== undefined;
  const sum = euros(booking.price.gross, speech);
  const credit = booking.papers.length > 0 ? t`Wir schreiben Ihnen ${sum} gut.` : t`Es kostet Sie nichts.`;
  return (
    <Dialog title={isWhole ? t`Werbung stornieren?` : t`Werbung stoppen?`} onClose={onClose}>
      <p lang="de">{booking.title}</p>
      <p>
        {isWhole
          ? `${t`Ihre Werbung erscheint dann nicht.`} ${credit}`
          : t`Die Tage, deren Anzeigenschluss noch nicht vorbei ist, entfallen, und wir schreiben sie Ihnen gut. Alle anderen sind zu bezahlen.`}
      </p>
      <p>{t`Das lässt sich nicht rückgängig machen.`}</p>
      <DialogButtons>
        <button type="button" className="button is-quiet" data-autofocus onClick={onClose}>
          {t`Nicht stornieren`}
        </button>
        <button type="button" className="button" onClick={onYes}>
          {isWhole ? t`Stornieren` : t`Werbung stoppen`}
        </button>
      </DialogButtons>
    </Dialog>
  );
}
