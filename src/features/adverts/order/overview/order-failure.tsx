import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ApiError } from '../../../../api/api-error';
import { type ErrorTable, errorMessage, SAVE_ERRORS } from '../../../../app/error-messages';
import { ErrorNotice } from '../../../../app/error-notice';
import { useTranslation } from '../../../../i18n/use-translation';
import { Notice } from '../../../../ui/notice';
import { exactAmount } from '../money-words';
import { useOrder } from '../order-context';
import type { ShownStep } from '../order-steps';
import { STEP_TITLES } from '../step-words';

/** Returns the step with a refused field. */
function stepOf(path: string): ShownStep | undefined {
  if (path.startsWith('content')) return 'content';
  if (path.startsWith('billing')) return 'billingAddress';
  if (path.startsWith('dates')) return 'when';
  if (path === 'slot') return 'slot';
  return path === 'eventId' ? 'existingEvent' : undefined;
}

/** Returns the reason why the event of the order is not visible. */
const hiddenBy = ({ fields }: ApiError) => fields.find(({ path }) => path === 'eventId')?.code;

const NOT_ORDERED = msg`Sie haben noch nichts bestellt. Alle übrigen Angaben sind noch da.`;
const EVENT_MISSING = { title: msg`Die Veranstaltung gibt es nicht mehr`, hint: NOT_ORDERED };

const ORDER_ERRORS: ErrorTable = {
  ...SAVE_ERRORS,
  missing: EVENT_MISSING,
  event_gone: EVENT_MISSING,
  event_cancelled: { title: msg`Die Veranstaltung ist abgesagt`, hint: NOT_ORDERED },
  event_not_visible: (error) => {
    const reason = hiddenBy(error);
    const hint = NOT_ORDERED;
    if (reason === 'over') return { title: msg`Die Veranstaltung ist vor dem letzten gebuchten Tag zu Ende`, hint };
    if (reason === 'rejected') return { title: msg`Die Veranstaltung wurde abgelehnt`, hint };
    if (reason === 'takenDown') return { title: msg`Wir haben die Veranstaltung herausgenommen`, hint };
    return { title: msg`Die Veranstaltung ist nicht veröffentlicht`, hint };
  },
};

/** Renders why the order was refused, and what to do. */
export function OrderFailure() {
  const { t } = useLingui();
  const { locale, _ } = useTranslation();
  const { submission, price, go, steps, state } = useOrder();
  const { error, refusedGross, order } = submission;
  if (error === undefined) return null;
  if (refusedGross !== undefined) {
    const [before, now] = [
      exactAmount(refusedGross, locale),
      price.price ? exactAmount(price.price.gross, locale) : '…',
    ];
    return (
      <Notice kind="warning" role="alert" title={t`Der Preis hat sich geändert`}>
        <p>{t`Bisher ${before}, jetzt ${now}. Sie haben noch nichts bestellt. Wenn Sie einverstanden sind, bestellen Sie noch einmal.`}</p>
      </Notice>
    );
  }
  if (!(error instanceof ApiError)) return <ErrorNotice error={error} messages={ORDER_ERRORS} onRetry={order} />;
  // The conflict notice covers a change by another device.
  if (error.status === 412 && (state.serverDraft || state.isClosedElsewhere)) return null;
  const backButton = (step: ShownStep, label: string) => (
    <button type="button" className="button is-quiet" onClick={() => go(step, { isReturning: true })}>
      {label}
    </button>
  );
  if (errorMessage(error, ORDER_ERRORS).hint === NOT_ORDERED) {
    const choice = (['existingEvent', 'newEvent', 'eventSelection'] as const).find((step) => steps.includes(step));
    const canChangeDays = hiddenBy(error) === 'over' && steps.includes('when');
    return (
      <ErrorNotice
        error={error}
        messages={ORDER_ERRORS}
        action={
          <>
            {canChangeDays && backButton('when', t`Tage ändern`)}
            {choice && backButton(choice, t`Andere Veranstaltung wählen`)}
          </>
        }
      />
    );
  }
  const refused = [...new Set(error.fields.map(({ path }) => stepOf(path)))];
  const wrong = refused.filter((step) => step !== undefined && steps.includes(step)) as ShownStep[];
  if (wrong.length === 0) return <ErrorNotice error={error} messages={ORDER_ERRORS} onRetry={order} />;
  return (
    <ErrorNotice error={error} title={t`Eine Angabe passt noch nicht`}>
      {wrong.map((step) => {
        const title = _(STEP_TITLES[step]);
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
        <p>{t`Der Server hat eine weitere Angabe abgelehnt, die Sie hier nicht ändern können.`}</p>
      )}
    </ErrorNotice>
  );
}
