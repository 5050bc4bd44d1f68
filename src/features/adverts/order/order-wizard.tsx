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
import { endOf, firstOpen, type ShownStep, stepAfter, stepAt, stepBefore, stepFor, stepsOf } from './order-steps';
import type { OrderStore } from './order-store';
import { useHold } from './use-hold';
import { usePrice } from './use-price';
import { useSending } from './use-sending';

type Props = Pick<OrderContent, 'store' | 'catalogue' | 'person' | 'startAnew'> & { end: string };

/**
 * Renders the steps of an order, one at each address. The address of a later step leads back to the first incomplete
 * one.
 */
export function OrderWizard({ end, store, catalogue, person, startAnew }: Props) {
  const settings = useAdvertSettings();
  const state = useSyncExternalStore(store.subscribe, store.state);
  useFlush(store);
  const { draft } = state;
  const event = useOwnAdvertEvent({ id: draft.eventId, day: draft.dates[0] }, stepAt(end) === 'newEvent');
  const known = event.step === 'ready' ? event.value : undefined;
  const hindrance = known && hindranceOf(known, draft.dates);
  const facts = factsOf(state, { catalogue, steps: settings.steps, hindrance });
  const steps = stepsOf(settings.steps, facts.choice);
  const wanted = stepFor(stepAt(end), steps, facts);
  const placed = placedSlot(catalogue, settings.steps, draft);
  useDecided(store, { settings, placed });
  const price = usePrice(draft);
  const hold = useHold(store, state);
  const [filter, setFilter] = useState<OfferFilter>(NO_FILTER);
  const sending = useSending({ store, price, personId: person.id });
  // While the result of a sent order is unknown, it cannot be changed: the overview retries it.
  const step = (sending.isSending || sending.isUnknown) && wanted !== 'success' ? 'overview' : wanted;
  const way = useWay({ end, step, steps, ordered: state.ordered }, () => {
    // Read from the store, because the facts of a newly chosen event are not rendered yet.
    const now = factsOf(store.state(), { catalogue, steps: settings.steps });
    return { facts: now, steps: stepsOf(settings.steps, now.choice) };
  });
  const content: OrderContent = {
    ...{ catalogue, settings, person, store, state, steps, step, facts, placed, price, hold, sending },
    ...{ event, hindrance, filter, setFilter, startAnew, isPublic: false },
    ...way,
  };
  useHeld(content);
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
export function useDecided(
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
function useWay(
  { end, step, steps, ordered }: Pick<OrderContent, 'step' | 'steps'> & Pick<OrderState, 'ordered'> & { end: string },
  look: () => Pick<OrderContent, 'facts' | 'steps'>,
) {
  const { navigate } = usePortal();
  const { locale } = useTranslation();
  const returns = useRef(false);
  const routeOf = (to: ShownStep, query = '') => withLocale(`${paths.newAdvert}/${endOf(to)}`, locale) + query;
  const isElsewhere = endOf(step) !== end;
  // The same step in another language is no navigation.
  const lead = useEffectEvent((to: ShownStep) => {
    // A step opened from the overview leads back to it.
    if (end === endOf('overview')) returns.current = true;
    // The address keeps the id of the order, for a reload.
    const query = to === 'success' && ordered ? `?order=${encodeURIComponent(ordered.id)}` : '';
    navigate(routeOf(to, query), { replace: true });
  });
  useEffect(() => {
    if (isElsewhere) lead(step);
  }, [isElsewhere, step]);
  const before = stepBefore(steps, step);

  function go(to: ShownStep, { isReturning = false, isReplaced = false } = {}) {
    returns.current = isReturning;
    navigate(routeOf(to), { replace: isReplaced });
  }
  return {
    go,
    routeOf: (to: ShownStep) => routeOf(to),
    next() {
      // The last change is in the store, but not yet rendered.
      const { facts, steps: known } = look();
      const open = firstOpen(known, facts);
      go(returns.current && open === 'overview' ? open : stepAfter(known, step));
    },
    back: before && step !== 'success' ? () => go(before) : undefined,
  };
}

/**
 * Holds the chosen days after their step: also after a reload, and when another device continues. When the hold expires
 * meanwhile, the person decides whether to renew it.
 */
function useHeld({ steps, step, state: { draft, reservation, theirs }, hold, go }: OrderContent) {
  const now = useContext(ClockContext);
  const isBehind = step !== 'success' && steps.indexOf(step) > steps.indexOf('when') && draft.dates.length > 0;
  const isHeld = reservation !== undefined && Date.parse(reservation.expires) > now() && hold.leftMs !== undefined;
  const asked = useRef('');
  const wanted = `${draft.slot} ${draft.dates.join(' ')}`;
  const isWanted = isBehind && !isHeld && !theirs && hold.lost.length === 0;
  const take = useEffectEvent(hold.take);
  useEffect(() => {
    if (isHeld) asked.current = wanted;
    if (!isWanted || asked.current === wanted) return;
    asked.current = wanted;
    void take();
  }, [isHeld, isWanted, wanted]);
  const isLost = hold.lost.length > 0 && step !== 'when' && steps.includes('when');
  const choose = useEffectEvent(() => go('when', { isReturning: true, isReplaced: true }));
  useEffect(() => {
    if (isLost) choose();
  }, [isLost]);
}
