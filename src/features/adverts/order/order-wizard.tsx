import { useContext, useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { usePortal } from '../../../app/portal';
import { useSettingsLayers } from '../../../app/use-settings-layers';
import { ClockContext, useTranslation } from '../../../i18n/use-translation';
import { withLocale } from '../../../routing/locale-prefix';
import { paths } from '../../../routing/paths';
import { toAdvertSettingsIn } from '../../../settings/to-advert-settings';
import { hindranceOf } from './event/own-advert-event';
import { useOwnAdvertEvent } from './event/use-own-advert-event';
import { NO_FILTER, type OfferFilter } from './offers';
import { type OrderContent, OrderProvider } from './order-context';
import { factsOf, placedSlot } from './order-facts';
import { OrderFrame } from './order-frame';
import type { OrderState } from './order-state';
import { firstOpen, type ShownStep, stepAfter, stepAt, stepBefore, stepFor, stepPathOf, stepsOf } from './order-steps';
import type { OrderStore } from './order-store';
import { useHold } from './use-hold';
import { useOrderSubmission } from './use-order-submission';
import { usePrice } from './use-price';

type Props = Pick<OrderContent, 'store' | 'catalogue' | 'person' | 'startNewOrder'> & { stepPath: string };

/**
 * Renders the steps of an order, one at each address. The address of a later step leads back to the first incomplete
 * one.
 */
export function OrderWizard({ stepPath, store, catalogue, person, startNewOrder }: Props) {
  const settings = useAdvertSettings();
  const state = useSyncExternalStore(store.subscribe, store.state);
  useFlush(store);
  const { draft } = state;
  const event = useOwnAdvertEvent({ id: draft.eventId, day: draft.dates[0] }, stepAt(stepPath) === 'newEvent');
  const loadedEvent = event.step === 'ready' ? event.value : undefined;
  const hindrance = loadedEvent && hindranceOf(loadedEvent, draft.dates);
  const facts = factsOf(state, { catalogue, steps: settings.steps, hindrance });
  const steps = stepsOf(settings.steps, facts.choice);
  const requestedStep = stepFor(stepAt(stepPath), steps, facts);
  const placed = placedSlot(catalogue, settings.steps, draft);
  useDefaultChoices(store, { settings, placed });
  const price = usePrice(draft);
  const hold = useHold(store, state);
  const [filter, setFilter] = useState<OfferFilter>(NO_FILTER);
  const submission = useOrderSubmission({ store, price, personId: person.id });
  // While the result of a sent order is unknown, it cannot be changed: the overview retries it.
  const step =
    (submission.isSending || submission.isUnknown) && requestedStep !== 'success' ? 'overview' : requestedStep;
  const navigation = useStepNavigation({ stepPath, step, steps, ordered: state.ordered }, () => {
    // Read from the store, because the facts of a newly chosen event are not rendered yet.
    const latestFacts = factsOf(store.state(), { catalogue, steps: settings.steps });
    return { facts: latestFacts, steps: stepsOf(settings.steps, latestFacts.choice) };
  });
  const content: OrderContent = {
    ...{ catalogue, settings, person, store, state, steps, step, facts, placed, price, hold, submission },
    ...{ event, hindrance, filter, setFilter, startNewOrder, isPublic: false },
    ...navigation,
  };
  useAutoHold(content);
  return (
    <OrderProvider value={content}>
      <OrderFrame />
    </OrderProvider>
  );
}

/** Returns the client's settings of orders, from all layers: server, page and element. */
export function useAdvertSettings() {
  const layers = useSettingsLayers();
  const { locale } = useTranslation();
  return useMemo(() => toAdvertSettingsIn(locale, layers), [locale, layers]);
}

/** Saves unsaved changes when the person leaves, and when the browser is online again. */
function useFlush(store: OrderStore) {
  useEffect(() => {
    const flush = () => store.flush();
    document.addEventListener('visibilitychange', flush);
    window.addEventListener('online', flush);
    return () => {
      document.removeEventListener('visibilitychange', flush);
      window.removeEventListener('online', flush);
      flush();
    };
  }, [store]);
}

/** Fills in choices for which the settings have no step. */
export function useDefaultChoices(
  store: OrderStore,
  { settings: { steps }, placed }: Pick<OrderContent, 'settings' | 'placed'>,
) {
  const { draft } = store.state();
  const slot = draft.slot === undefined && !steps.includes('slot') ? placed?.slot.id : undefined;
  const day = draft.dates.length === 0 && !steps.includes('when') ? placed?.slot.nextFree : undefined;
  useEffect(() => {
    if (slot !== undefined) store.update({ slot });
  }, [store, slot]);
  useEffect(() => {
    if (day !== undefined) store.update({ dates: [day] });
  }, [store, day]);
}

/** Returns the navigation between steps. */
function useStepNavigation(
  {
    stepPath,
    step,
    steps,
    ordered,
  }: Pick<OrderContent, 'step' | 'steps'> & Pick<OrderState, 'ordered'> & { stepPath: string },
  readLatest: () => Pick<OrderContent, 'facts' | 'steps'>,
) {
  const { navigate } = usePortal();
  const { locale } = useTranslation();
  const returnsToOverview = useRef(false);
  const routeOf = (target: ShownStep, query = '') =>
    withLocale(`${paths.newAdvert}/${stepPathOf(target)}`, locale) + query;
  const isElsewhere = stepPathOf(step) !== stepPath;
  // The same step in another language is no navigation.
  const redirect = useEffectEvent((target: ShownStep) => {
    // A step opened from the overview leads back to it.
    if (stepPath === stepPathOf('overview')) returnsToOverview.current = true;
    // The address keeps the id of the order, for a reload.
    const query = target === 'success' && ordered ? `?order=${encodeURIComponent(ordered.id)}` : '';
    navigate(routeOf(target, query), { replace: true });
  });
  useEffect(() => {
    if (isElsewhere) redirect(step);
  }, [isElsewhere, step]);
  const previous = stepBefore(steps, step);

  function go(target: ShownStep, { isReturning = false, isReplaced = false } = {}) {
    returnsToOverview.current = isReturning;
    navigate(routeOf(target), { replace: isReplaced });
  }
  return {
    go,
    routeOf: (target: ShownStep) => routeOf(target),
    next() {
      // The last change is in the store, but not yet rendered.
      const { facts, steps: latestSteps } = readLatest();
      const open = firstOpen(latestSteps, facts);
      go(returnsToOverview.current && open === 'overview' ? open : stepAfter(latestSteps, step));
    },
    back: previous && step !== 'success' ? () => go(previous) : undefined,
  };
}

/**
 * Holds the chosen days after their step: also after a reload, and when another device continues. When the hold expires
 * meanwhile, the person decides whether to renew it.
 */
function useAutoHold({ steps, step, state: { draft, reservation, serverDraft }, hold, go }: OrderContent) {
  const now = useContext(ClockContext);
  const isPastDays = step !== 'success' && steps.indexOf(step) > steps.indexOf('when') && draft.dates.length > 0;
  const isHeld = reservation !== undefined && Date.parse(reservation.expires) > now() && hold.leftMs !== undefined;
  const lastRequest = useRef('');
  const request = `${draft.slot} ${draft.dates.join(' ')}`;
  const shouldHold = isPastDays && !isHeld && !serverDraft && hold.unavailable.length === 0;
  const acquire = useEffectEvent(hold.acquire);
  useEffect(() => {
    if (isHeld) lastRequest.current = request;
    if (!shouldHold || lastRequest.current === request) return;
    lastRequest.current = request;
    void acquire();
  }, [isHeld, shouldHold, request]);
  const hasUnavailable = hold.unavailable.length > 0 && step !== 'when' && steps.includes('when');
  const choose = useEffectEvent(() => go('when', { isReturning: true, isReplaced: true }));
  useEffect(() => {
    if (hasUnavailable) choose();
  }, [hasUnavailable]);
}
