import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { noticesOf } from '../../../../app/notices';
import { usePortal, useRoute } from '../../../../app/portal';
import { useTranslation } from '../../../../i18n/use-translation';
import { toPerson } from '../../../../model/answers/person';
import { withLocale } from '../../../../routing/locale-prefix';
import { paths } from '../../../../routing/paths';
import { splitRoute, withNext } from '../../../../routing/redirects';
import { NO_FILTER, type OfferFilter } from '../offers';
import { type OrderContent, OrderProvider } from '../order-context';
import { factsOf, placedSlot } from '../order-facts';
import { OrderFrame } from '../order-frame';
import {
  endOf,
  isPublicStep,
  publicFirst,
  publicStepFor,
  type ShownStep,
  stepAfter,
  stepAt,
  stepBefore,
  stepsOf,
} from '../order-steps';
import type { OrderStore } from '../order-store';
import { useAdvertSettings, useDecided } from '../order-wizard';
import type { OrderSubmission } from '../sending';
import type { Hold } from '../use-hold';
import { usePrice } from '../use-price';
import { guestChoice } from './handed-choice';
import { PublishNeeds } from './publish-needs';

/** Before the log-in there is no hold, no sent order and no event. */
const HOLD: Hold = { leftMs: undefined, isBusy: false, error: undefined, lost: [], take: async () => true };
const SENDING: OrderSubmission = {
  ...{ isSending: false, error: undefined, refusedGross: undefined, isUnknown: false },
  ...{ order: () => undefined, drop: () => undefined },
};
const NO_EVENT = { step: 'ready', value: undefined } as const;
const NOBODY = toPerson({});

type Props = Pick<OrderContent, 'store' | 'catalogue'> & { end: string };

/** Renders the steps of an order that need no account, one at each address. The next step leads through the log-in. */
export function GuestWizard({ end, store, catalogue }: Props) {
  const settings = useAdvertSettings();
  const state = useSyncExternalStore(store.subscribe, store.state);
  const facts = factsOf(state, { catalogue, steps: settings.steps });
  const steps = publicFirst(stepsOf(settings.steps, facts.choice));
  const placed = placedSlot(catalogue, settings.steps, state.draft);
  useDecided(store, { settings, placed });
  const price = usePrice(state.draft);
  const [filter, setFilter] = useState<OfferFilter>(NO_FILTER);
  const [first] = steps;
  const isAtStart = useIsAtStart(end) && first !== undefined && isPublicStep(first);
  const step = isAtStart ? first : publicStepFor(stepAt(end), steps, facts);
  const handOver = useHandOver(store);
  const way = useGuestWay({ end, step, steps, isAtStart }, handOver);
  return (
    <>
      <PublishNeeds steps={settings.steps} isOpen={!step || step === first} onOrder={() => handOver()} />
      {step && (
        <OrderProvider
          value={{
            ...{ catalogue, settings, store, state, steps, step, facts, placed, price, filter, setFilter },
            ...{ person: NOBODY, event: NO_EVENT, hold: HOLD, sending: SENDING, isPublic: true },
            ...{ hindrance: undefined },
            startAnew: () => undefined,
            ...way,
          }}
        >
          <OrderFrame />
        </OrderProvider>
      )}
    </>
  );
}

/**
 * Checks whether the page shows its first step regardless of the choice; `<advert-order>` continues at the last step.
 */
function useIsAtStart(end: string): boolean {
  const { element } = usePortal();
  const [, query] = splitRoute(useRoute());
  return end === '' && element.localName === 'event-portal' && !new URLSearchParams(query).has('product');
}

/** Returns a function that continues to the order with the choice, through the log-in for guests. */
function useHandOver(store: OrderStore) {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const portal = usePortal();
  return (step?: ShownStep) => {
    const { client, navigate } = portal;
    guestChoice(client.host).write(store.state().draft);
    const order = withLocale(step ? `${paths.newAdvert}/${endOf(step)}` : paths.newAdvert, locale);
    if (client.session.validToken() !== undefined) return navigate(order);
    noticesOf(portal).show({
      kind: 'info',
      text: t`Bitte melden Sie sich an. Ihre Auswahl bleibt erhalten, auch wenn Sie sich erst registrieren.`,
    });
    navigate(withNext(withLocale(paths.login, locale), order));
  };
}

type Place = { end: string; step: ShownStep | undefined; steps: readonly ShownStep[]; isAtStart: boolean };

/** Returns the navigation between public steps, and on. */
function useGuestWay({ end, step, steps, isAtStart }: Place, handOver: (step: ShownStep) => void) {
  const { navigate } = usePortal();
  const { locale } = useTranslation();
  const addressOf = (to: ShownStep) => withLocale(`${paths.promotion}/${endOf(to)}`, locale);
  const isElsewhere = step !== undefined && endOf(step) !== end && !isAtStart;
  // The same step in another language is no navigation.
  const lead = useEffectEvent((to: ShownStep) => navigate(addressOf(to), { replace: true }));
  useEffect(() => {
    if (isElsewhere) lead(step);
  }, [isElsewhere, step]);
  const before = step && stepBefore(steps, step);
  return {
    go: (to: ShownStep, { isReplaced = false } = {}) => navigate(addressOf(to), { replace: isReplaced }),
    routeOf: (to: ShownStep) => (isPublicStep(to) ? addressOf(to) : undefined),
    next() {
      if (!step) return;
      const to = stepAfter(steps, step);
      if (isPublicStep(to)) navigate(addressOf(to));
      else handOver(to);
    },
    back: before && (() => navigate(addressOf(before))),
  };
}
