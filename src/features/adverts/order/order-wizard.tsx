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

/** The steps of an order, one at each address. A later step's address leads back to the first open one. */
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
  // Until it is known what became of an order that was sent, nothing of it can be changed: the same one is asked for.
  const step = (sending.isSending || sending.isUnknown) && wanted !== 'success' ? 'overview' : wanted;
  const way = useWay({ end, step, steps, ordered: state.ordered }, () => {
    // Whether an event can be advertised that was just chosen or written is known once it is loaded.
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

/** The client's settings of orders, out of all layers: server, page and element. */
export function useAdvertSettings() {
  const layers = useSettingsLayers();
  const { locale } = useTranslation();
  return useMemo(() => toAdvertSettingsIn(locale, layers), [locale, layers]);
}

/** Tells the server what it does not know yet when the person leaves, and when it can be reached again. */
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

/** Decides what the settings ask nobody. */
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

/** The ways from one step to another. */
function useWay(
  { end, step, steps, ordered }: Pick<OrderContent, 'step' | 'steps'> & Pick<OrderState, 'ordered'> & { end: string },
  look: () => Pick<OrderContent, 'facts' | 'steps'>,
) {
  const { navigate } = usePortal();
  const { locale } = useTranslation();
  const returns = useRef(false);
  const routeOf = (to: ShownStep, query = '') => withLocale(`${paths.newAdvert}/${endOf(to)}`, locale) + query;
  const isElsewhere = endOf(step) !== end;
  // Another language of the same step leads nowhere else.
  const lead = useEffectEvent((to: ShownStep) => {
    // What the overview lacks is answered, and then it is shown again.
    if (end === endOf('overview')) returns.current = true;
    // Which order it was stands in the address, or the page could not be loaded again behind it.
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
      // What was just answered is in the store, not yet on the screen.
      const { facts, steps: known } = look();
      const open = firstOpen(known, facts);
      go(returns.current && open === 'overview' ? open : stepAfter(known, step));
    },
    back: before && step !== 'success' ? () => go(before) : undefined,
  };
}

/**
 * Behind the step with the days their places are held: after a reload, too, and when another device goes on. When the
 * time is over while the person looks on, they say whether to hold them again.
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
