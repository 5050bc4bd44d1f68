import { useLingui } from '@lingui/react/macro';
import { ApiError } from '../../../../api/api-error';
import { useSpeech } from '../../../../i18n/use-speech';
import { FormFailure } from '../../../../portal/form-parts/form-failure';
import { Notice } from '../../../../ui/notice';
import { billWords } from '../money-words';
import { useOrder } from '../order-context';
import type { ShownStep } from '../order-steps';
import { STEP_TITLES } from '../step-words';

/** The step at which something that the server has refused can be changed. */
function stepOf(path: string): ShownStep | undefined {
  if (path.startsWith('content')) return 'content';
  if (path.startsWith('billing')) return 'billingAddress';
  if (path.startsWith('dates')) return 'when';
  if (path === 'slot') return 'slot';
  return path === 'eventId' ? 'existingEvent' : undefined;
}

/** Why the order was not placed, and what can be done. */
export function OrderFailure() {
  const { t } = useLingui();
  const { locale, say } = useSpeech();
  const { sending, price, go, steps, state } = useOrder();
  const { error, refusedGross, order } = sending;
  if (error === undefined) return null;
  if (refusedGross !== undefined) {
    const [before, now] = [billWords(refusedGross, locale), price.price ? billWords(price.price.gross, locale) : '…'];
    return (
      <Notice kind="warning" role="alert" title={t`Der Preis hat sich geändert`}>
        <p>{t`Bisher ${before}, jetzt ${now}. Es ist noch nichts bestellt. Wenn Sie einverstanden sind, bestellen Sie noch einmal.`}</p>
      </Notice>
    );
  }
  const { code, failure, fields } =
    error instanceof ApiError ? error : { code: undefined, failure: 'broken', fields: [] };
  // What another device has done with the order is said beside it.
  if (error instanceof ApiError && error.status === 412 && (state.theirs || state.isGone)) return null;
  const hidden = code === 'event_not_visible' ? fields.find(({ path }) => path === 'eventId')?.code : undefined;
  const isEventGone =
    code === 'event_cancelled' || code === 'event_gone' || code === 'event_not_visible' || failure === 'missing';
  if (isEventGone) {
    const choice = (['existingEvent', 'newEvent', 'eventSelection'] as const).find((step) => steps.includes(step));
    return (
      <Notice
        kind="error"
        role="alert"
        title={
          code === 'event_cancelled'
            ? t`Die Veranstaltung ist abgesagt`
            : hidden === 'over'
              ? t`Die Veranstaltung ist vor dem letzten gebuchten Tag zu Ende`
              : hidden === 'rejected'
                ? t`Die Veranstaltung wurde abgelehnt`
                : code === 'event_not_visible'
                  ? t`Die Veranstaltung ist nicht veröffentlicht`
                  : t`Die Veranstaltung gibt es nicht mehr`
        }
      >
        <p>{t`Es ist noch nichts bestellt. Alle übrigen Angaben sind noch da.`}</p>
        {hidden === 'over' && steps.includes('when') && (
          <button type="button" className="button is-quiet" onClick={() => go('when', { isReturning: true })}>
            {t`Tage ändern`}
          </button>
        )}
        {choice && (
          <button type="button" className="button is-quiet" onClick={() => go(choice, { isReturning: true })}>
            {t`Andere Veranstaltung wählen`}
          </button>
        )}
      </Notice>
    );
  }
  const refused = [...new Set(fields.map(({ path }) => stepOf(path)))];
  const wrong = refused.filter((step) => step !== undefined && steps.includes(step)) as ShownStep[];
  if (wrong.length > 0)
    return (
      <Notice kind="error" role="alert" title={t`Eine Angabe passt noch nicht`}>
        {wrong.map((step) => {
          const title = say(STEP_TITLES[step]);
          return (
            <p key={step}>
              {title}{' '}
              <button
                type="button"
                className="button is-quiet"
                aria-label={t`Angabe ändern: ${title}`}
                onClick={() => go(step, { isReturning: true })}
              >
                {t`Angabe ändern`}
              </button>
            </p>
          );
        })}
        {wrong.length < refused.length && (
          <p>{t`Eine weitere Angabe wurde abgelehnt, die hier nicht zu ändern ist.`}</p>
        )}
      </Notice>
    );
  return <FormFailure error={error} onRetry={order} />;
}
