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
import type { Sending } from '../sending';
import type { Hold } from '../use-hold';
import { usePrice } from '../use-price';
import { handedChoice } from './handed-choice';
import { PublishNeeds } from './publish-needs';

/** Nothing is held, sent or known of an event before the log-in. */
const HOLD: Hold = { leftMs: undefined, isBusy: false, error: undefined, lost: [], take: async () => true };
const SENDING: Sending = {
  ...{ isSending: false, error: undefined, refusedGross: undefined, isUnknown: false },
  ...{ order: () => undefined, drop: () => undefined },
};
const NO_EVENT = { step: 'ready', value: undefined } as const;
const NOBODY = toPerson({});

type Props = Pick<OrderContent, 'store' | 'catalogue'> & { end: string };

/** The steps of an order that need no account, one at each address. What follows them leads through the log-in. */
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

/** Whether the page shows its first step whatever is chosen; the element of an order goes on where its visitor was. */
function useIsAtStart(end: string): boolean {
  const { element } = usePortal();
  const [, query] = splitRoute(useRoute());
  return end === '' && element.localName === 'event-portal' && !new URLSearchParams(query).has('product');
}

/** Returns what leads on to the order itself with what is chosen, through the log-in for those who are logged out. */
function useHandOver(store: OrderStore) {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const portal = usePortal();
  return (step?: ShownStep) => {
    const { client, navigate } = portal;
    handedChoice(client.host).write(store.state().draft);
    const order = withLocale(step ? `${paths.newAdvert}/${endOf(step)}` : paths.newAdvert, locale);
    if (client.session.validToken() !== undefined) return navigate(order);
    noticesOf(portal).say({
      kind: 'info',
      text: t`Bitte melden Sie sich an. Ihre Auswahl bleibt erhalten, auch wenn Sie sich erst registrieren.`,
    });
    navigate(withNext(withLocale(paths.login, locale), order));
  };
}

type Place = { end: string; step: ShownStep | undefined; steps: readonly ShownStep[]; isAtStart: boolean };

/** The ways from one public step to another, and on. */
function useGuestWay({ end, step, steps, isAtStart }: Place, handOver: (step: ShownStep) => void) {
  const { navigate } = usePortal();
  const { locale } = useTranslation();
  const addressOf = (to: ShownStep) => withLocale(`${paths.promotion}/${endOf(to)}`, locale);
  const isElsewhere = step !== undefined && endOf(step) !== end && !isAtStart;
  // Another language of the same step leads nowhere else.
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
