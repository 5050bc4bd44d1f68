import { useContext, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio';
import { ClockContext, useSpeech } from '../../../i18n/use-speech';
import type { AdvertCatalogue } from '../../../model/adverts/advert-catalogue';
import type { Person } from '../../../model/person';
import { usePortal } from '../../../portal/portal';
import { inLocale } from '../../../routing/locale-of-path';
import { memberPaths } from '../../../routing/member-paths';
import { toAdvertSettings } from '../../../settings/to-advert-settings';
import { useOwnAdvertEvent } from './event/use-own-advert-event';
import { NO_FILTER, type OfferFilter } from './offers';
import { type OrderContent, OrderProvider } from './order-context';
import { factsOf, placedSlot } from './order-facts';
import { OrderFrame } from './order-frame';
import { endOf, firstOpen, type ShownStep, stepAfter, stepAt, stepBefore, stepFor, stepsOf } from './order-steps';
import type { OrderStore } from './order-store';
import { useHold } from './use-hold';
import { usePrice } from './use-price';
import { useSending } from './use-sending';

type Props = { end: string; store: OrderStore; catalogue: AdvertCatalogue; person: Person };

/** The steps of an order, one at each address. A later step's address leads back to the first open one. */
export function OrderWizard({ end, store, catalogue, person }: Props) {
  const settings = useAdvertSettings();
  const state = useSyncExternalStore(store.subscribe, store.state);
  useFlush(store);
  const { draft } = state;
  const facts = factsOf(state, { catalogue, steps: settings.steps });
  const steps = stepsOf(settings.steps, facts.choice);
  const step = stepFor(stepAt(end), steps, facts);
  const placed = placedSlot(catalogue, settings.steps, draft);
  useDecided(store, { settings, placed });
  const event = useOwnAdvertEvent(draft.eventId, step === 'newEvent');
  const price = usePrice(draft);
  const hold = useHold(store, state);
  const way = useWay({ end, step, steps }, () => {
    const now = factsOf(store.state(), { catalogue, steps: settings.steps });
    return { facts: now, steps: stepsOf(settings.steps, now.choice) };
  });
  const [filter, setFilter] = useState<OfferFilter>(NO_FILTER);
  const sending = useSending({ store, price, hold, go: way.go, personId: person.id });
  const content: OrderContent = {
    ...{ catalogue, settings, person, store, state, steps, step, facts, placed, price, hold, sending },
    ...{ event, filter, setFilter },
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
function useAdvertSettings() {
  const { client, input } = usePortal();
  const { raw } = useSnapshot(client.serverSettings) as { raw: object | undefined };
  return useMemo(() => toAdvertSettings(raw, window.eventPortalSettings, input.settings), [raw, input.settings]);
}

/** Tells the server what it does not know yet when the person leaves. */
function useFlush(store: OrderStore) {
  useEffect(() => {
    const flush = () => store.flush();
    document.addEventListener('visibilitychange', flush);
    return () => {
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, [store]);
}

/** Decides what the settings ask nobody. */
function useDecided(store: OrderStore, { settings: { steps }, placed }: Pick<OrderContent, 'settings' | 'placed'>) {
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
  { end, step, steps }: Pick<OrderContent, 'step' | 'steps'> & { end: string },
  look: () => Pick<OrderContent, 'facts' | 'steps'>,
) {
  const { navigate } = usePortal();
  const { locale } = useSpeech();
  const returns = useRef(false);
  const routeOf = (to: ShownStep, query = '') => inLocale(`${memberPaths.newAdvert}/${endOf(to)}`, locale) + query;
  const isElsewhere = endOf(step) !== end;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language of the same step leads nowhere else.
  useEffect(() => {
    if (isElsewhere) navigate(routeOf(step), { replace: true });
  }, [isElsewhere, step, navigate]);
  const before = stepBefore(steps, step);

  function go(to: ShownStep, { isReturning = false, isReplaced = false, query = '' } = {}) {
    returns.current = isReturning;
    navigate(routeOf(to, query), { replace: isReplaced });
  }
  return {
    go,
    next() {
      // What was just answered is in the store, not yet on the screen.
      const { facts, steps: known } = look();
      const open = firstOpen(known, facts);
      go(returns.current && open === 'overview' ? open : stepAfter(known, step));
    },
    back: before && step !== 'success' ? () => go(before) : undefined,
  };
}

/** Behind the step with the days their places are held: after a reload, too, and when another device goes on. */
function useHeld({ steps, step, state: { draft, reservation, theirs }, hold, go }: OrderContent) {
  const now = useContext(ClockContext);
  const isBehind = step !== 'success' && steps.indexOf(step) > steps.indexOf('when') && draft.dates.length > 0;
  const isHeld = reservation !== undefined && Date.parse(reservation.expires) > now() && hold.leftMs !== undefined;
  const asked = useRef('');
  const wanted = `${draft.slot} ${draft.dates.join(' ')}`;
  const isWanted = isBehind && !isHeld && !theirs && hold.lost.length === 0 && asked.current !== wanted;
  const take = useRef(hold.take);
  take.current = hold.take;
  useEffect(() => {
    if (!isWanted) return;
    asked.current = wanted;
    void take.current();
  }, [isWanted, wanted]);
  const isLost = hold.lost.length > 0 && step !== 'when' && steps.includes('when');
  const lead = useRef(go);
  lead.current = go;
  useEffect(() => {
    if (isLost) lead.current('when', { isReturning: true, isReplaced: true });
  }, [isLost]);
}
