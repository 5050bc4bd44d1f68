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
  isPublicStep,
  publicFirst,
  publicStepFor,
  type ShownStep,
  stepAfter,
  stepAt,
  stepBefore,
  stepPathOf,
  stepsOf,
} from '../order-steps';
import type { OrderStore } from '../order-store';
import type { OrderSubmission } from '../order-submission';
import { useAdvertSettings, useDefaultChoices } from '../order-wizard';
import type { Hold } from '../use-hold';
import { usePrice } from '../use-price';
import { guestChoice } from './handed-choice';
import { PublishNeeds } from './publish-needs';

/** Before the log-in there is no hold, no sent order and no event. */
const NO_HOLD: Hold = {
  leftMs: undefined,
  isBusy: false,
  error: undefined,
  unavailable: [],
  acquire: async () => true,
};
const NO_SUBMISSION: OrderSubmission = {
  ...{ isSending: false, error: undefined, refusedGross: undefined, isUnknown: false },
  ...{ order: () => undefined, drop: () => undefined },
};
const NO_EVENT = { step: 'ready', value: undefined } as const;
const GUEST = toPerson({});

type Props = Pick<OrderContent, 'store' | 'catalogue'> & { stepPath: string };

/** Renders the steps of an order that need no account, one at each address. The next step leads through the log-in. */
export function GuestWizard({ stepPath, store, catalogue }: Props) {
  const settings = useAdvertSettings();
  const state = useSyncExternalStore(store.subscribe, store.state);
  const facts = factsOf(state, { catalogue, steps: settings.steps });
  const steps = publicFirst(stepsOf(settings.steps, facts.choice));
  const placed = placedSlot(catalogue, settings.steps, state.draft);
  useDefaultChoices(store, { settings, placed });
  const price = usePrice(state.draft);
  const [filter, setFilter] = useState<OfferFilter>(NO_FILTER);
  const [first] = steps;
  const isAtStart = useIsAtStart(stepPath) && first !== undefined && isPublicStep(first);
  const step = isAtStart ? first : publicStepFor(stepAt(stepPath), steps, facts);
  const handOver = useHandOver(store);
  const navigation = useGuestNavigation({ stepPath, step, steps, isAtStart }, handOver);
  return (
    <>
      {step && (
        <OrderProvider
          value={{
            ...{ catalogue, settings, store, state, steps, step, facts, placed, price, filter, setFilter },
            ...{ person: GUEST, event: NO_EVENT, hold: NO_HOLD, submission: NO_SUBMISSION, isPublic: true },
            ...{ hindrance: undefined },
            startNewOrder: () => undefined,
            ...navigation,
          }}
        >
          <OrderFrame />
        </OrderProvider>
      )}
      <PublishNeeds steps={settings.steps} isOpen={!step || step === first} onOrder={() => handOver()} />
    </>
  );
}

/**
 * Checks whether the page shows its first step regardless of the choice; `<advert-order>` continues at the last step.
 */
function useIsAtStart(stepPath: string): boolean {
  const { element } = usePortal();
  const [, query] = splitRoute(useRoute());
  return stepPath === '' && element.localName === 'event-portal' && !new URLSearchParams(query).has('product');
}

/** Returns a function that continues to the order with the choice, through the log-in for guests. */
function useHandOver(store: OrderStore) {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const portal = usePortal();
  return (step?: ShownStep) => {
    const { client, navigate } = portal;
    guestChoice(client.host).write(store.state().draft);
    const order = withLocale(step ? `${paths.newAdvert}/${stepPathOf(step)}` : paths.newAdvert, locale);
    if (client.session.validToken() !== undefined) return navigate(order);
    noticesOf(portal).show({
      kind: 'info',
      text: t`Bitte melden Sie sich an. Ihre Auswahl bleibt erhalten, auch wenn Sie sich erst registrieren.`,
    });
    navigate(withNext(withLocale(paths.login, locale), order));
  };
}

type GuestPosition = { stepPath: string; step: ShownStep | undefined; steps: readonly ShownStep[]; isAtStart: boolean };

/** Returns the navigation between public steps, and on. */
function useGuestNavigation({ stepPath, step, steps, isAtStart }: GuestPosition, handOver: (step: ShownStep) => void) {
  const { navigate } = usePortal();
  const { locale } = useTranslation();
  const routeTo = (target: ShownStep) => withLocale(`${paths.promotion}/${stepPathOf(target)}`, locale);
  const isElsewhere = step !== undefined && stepPathOf(step) !== stepPath && !isAtStart;
  // The same step in another language is no navigation.
  const redirect = useEffectEvent((target: ShownStep) => navigate(routeTo(target), { replace: true }));
  useEffect(() => {
    if (isElsewhere) redirect(step);
  }, [isElsewhere, step]);
  const previous = step && stepBefore(steps, step);
  return {
    go: (target: ShownStep, { isReplaced = false } = {}) => navigate(routeTo(target), { replace: isReplaced }),
    routeOf: (target: ShownStep) => (isPublicStep(target) ? routeTo(target) : undefined),
    next() {
      if (!step) return;
      const target = stepAfter(steps, step);
      if (isPublicStep(target)) navigate(routeTo(target));
      else handOver(target);
    },
    back: previous && (() => navigate(routeTo(previous))),
  };
}
