import { useLingui } from '@lingui/react/macro';
import { useSpeech } from '../../../i18n/use-speech';
import { clockOf } from '../../../portal/drafts/draft-words';
import { TextButton } from '../../../ui/text-button';
import { countdownWords } from './countdown';
import { useOrder } from './order-context';

const MINUTE_MS = 60_000;
/** From then on the minutes are counted down. */
const SOON_MS = 5 * MINUTE_MS;

/** Until when the days are held, counted down near the end, and the way to hold them longer. */
export function HoldLine() {
  const { t } = useLingui();
  const { locale } = useSpeech();
  const { hold, state } = useOrder();
  const { leftMs, isBusy, error, take } = hold;
  const { reservation, draft } = state;
  if (draft.dates.length === 0) return null;
  if (error !== undefined && leftMs === undefined)
    return (
      <p role="alert">
        {t`Die Tage ließen sich nicht freihalten.`}{' '}
        <TextButton type="button" disabled={isBusy} onClick={() => void take()}>
          {t`Erneut versuchen`}
        </TextButton>
      </p>
    );
  if (leftMs === undefined || !reservation) return <p className="hint">{t`Noch nichts gebucht.`}</p>;
  if (leftMs === 0)
    return (
      <p role="status">
        {t`Die Zeit ist um: Die Tage sind nicht mehr freigehalten.`}{' '}
        <TextButton type="button" disabled={isBusy} onClick={() => void take()}>
          {t`Wieder freihalten`}
        </TextButton>
      </p>
    );
  const until = clockOf(reservation.expires, locale);
  const held = t`Für Sie freigehalten bis ${until} Uhr.`;
  if (leftMs > SOON_MS)
    return (
      <p className="hint">
        {t`Noch nichts gebucht.`} {held}
      </p>
    );
  const left = countdownWords(leftMs);
  return (
    <p className="hint">
      {held} <span aria-hidden="true">{t`Noch ${left} Minuten.`}</span>{' '}
      <TextButton type="button" disabled={isBusy} onClick={() => void take()}>
        {t`15 Minuten länger freihalten`}
      </TextButton>
    </p>
  );
}
