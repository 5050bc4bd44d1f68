import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error';
import { AccountPage } from '../../../app/account-page';
import { accountScreen } from '../../../app/account-screen';
import { ErrorNotice } from '../../../app/error-notice';
import { personStoreOf } from '../../../app/person-store';
import { usePortal, useRoute } from '../../../app/portal';
import { useRememberedPerson } from '../../../app/remembered-person';
import { useQuery } from '../../../app/use-query';
import { FormBoxes } from '../../../forms/layout/form-boxes';
import { TextsProvider } from '../../../i18n/locale-provider';
import { advertTexts } from '../../../i18n/texts';
import { useTranslation } from '../../../i18n/use-translation';
import type { AdvertCatalogue } from '../../../model/answers/advert-catalogue';
import type { OrderedAdvert, RepeatedAdvert } from '../../../model/answers/ordered-advert';
import type { Person } from '../../../model/answers/person';
import { withLocale } from '../../../routing/locale-prefix';
import { paths } from '../../../routing/paths';
import { splitRoute } from '../../../routing/redirects';
import type { ScreenProps } from '../../../routing/screen-route';
import {
  discardDraft,
  loadCatalogue,
  loadDraft,
  loadOrdered,
  loadRepeated,
  type ServerDraft,
  saveOrderDraft,
  serverDraft,
} from './api';
import { EmptyCatalogue } from './empty-catalogue';
import { guestChoice } from './guest/handed-choice';
import { stepAt } from './order-steps';
import { type OrderStorage, orderStorage } from './order-storage';
import { createOrderStore } from './order-store';
import { OrderWizard } from './order-wizard';
import { pendingReleaseOf } from './use-hold';
import { usePrefill } from './use-prefill';

// The later steps are loaded while the first ones are read; a failed chunk is requested again when it is needed.

/** Renders the order of an advert (spec section 2, "/secure/promotion/order"). */
export const OrderScreen = accountScreen(({ params: { step, part } }: ScreenProps) => (
  <TextsProvider texts={advertTexts}>
    <Page stepPath={[step, part].filter(Boolean).join('/')} />
  </TextsProvider>
));

function Page({ stepPath }: { stepPath: string }) {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const { navigate } = usePortal();
  const [orderCount, setOrderCount] = useState(0);
  // A new key discards all state of the finished order.
  function startNewOrder() {
    navigate(withLocale(paths.newAdvert, locale));
    setOrderCount(orderCount + 1);
  }
  return (
    <AccountPage title={t`Werbung buchen`}>
      <LoadedOrder key={orderCount} stepPath={stepPath} startNewOrder={startNewOrder} />
    </AccountPage>
  );
}

type OpenedProps = { stepPath: string; startNewOrder(): void };

function LoadedOrder({ stepPath, startNewOrder }: OpenedProps) {
  const { t } = useLingui();
  const { client } = usePortal();
  const person = useRememberedPerson();
  const { orderedId, reorderOf } = useInitialIds(stepPath);
  async function load(signal: AbortSignal) {
    await pendingReleaseOf(client);
    const [catalogue, draft, ordered, repeated] = await Promise.all([
      loadCatalogue(client, signal),
      loadDraft(client, signal),
      orderedId === undefined ? undefined : loadOrdered(client, orderedId, signal).catch(unlessMissing),
      reorderOf === undefined ? undefined : loadRepeated(client, reorderOf, signal).catch(unlessMissing),
    ]);
    return { catalogue, draft, ordered, repeated };
  }
  const opened = useQuery({ key: ['order', orderedId, reorderOf], load });
  if (opened.step === 'failed') return <ErrorNotice error={opened.error} onRetry={opened.retry} />;
  if (person.step === 'failed')
    return <ErrorNotice error={person.error} onRetry={() => void personStoreOf(client).load({ reload: true })} />;
  if (opened.step !== 'ready' || person.step !== 'ready')
    return <FormBoxes status={t`Die Werbeplätze werden geladen …`} />;
  const { catalogue, draft, ordered, repeated } = opened.value;
  if (catalogue.length === 0) return <EmptyCatalogue />;
  return (
    <Order
      key={person.person.id}
      {...{ stepPath, catalogue, draft, ordered, repeated, startNewOrder }}
      person={person.person}
    />
  );
}

/** Ignores a missing order: the address of another person's order starts a new one. */
function unlessMissing(error: unknown): undefined {
  if (!(error instanceof ApiError && error.failure === 'missing')) throw error;
}

/** Keeps the ids of the order placed before a reload, and of the order to repeat, from the first address. */
function useInitialIds(stepPath: string): { orderedId: string | undefined; reorderOf: string | undefined } {
  const query = new URLSearchParams(splitRoute(useRoute())[1]);
  return useState(() => ({
    orderedId: stepAt(stepPath) === 'success' ? (query.get('order') ?? undefined) : undefined,
    reorderOf: query.get('reorderOf') ?? undefined,
  }))[0];
}

/** Creates the storage of the person's order; removing it also removes the guest's choice. */
function orderStorageOf(host: string, personId: string): OrderStorage {
  const [personStorage, guestStorage] = [orderStorage({ host, personId }), orderStorage({ host, personId: undefined })];
  function remove() {
    personStorage.remove();
    guestStorage.remove();
  }
  return { ...personStorage, remove };
}

type Props = OpenedProps & {
  catalogue: AdvertCatalogue;
  draft: ServerDraft;
  ordered: OrderedAdvert | undefined;
  repeated: RepeatedAdvert | undefined;
  person: Person;
};

function Order({ stepPath, catalogue, draft, ordered, repeated, person, startNewOrder }: Props) {
  const { client } = usePortal();
  const [store] = useState(() =>
    createOrderStore({
      opened: draft,
      ordered,
      storage: orderStorageOf(client.host, person.id),
      guestChoice: guestChoice(client.host),
      discard: (version) => discardDraft(client, version),
      save: (order, version) => saveOrderDraft(client, order, version),
      readServerDraft: ({ current, etag }) => serverDraft(current, etag),
    }),
  );
  usePrefill(store, catalogue, repeated);
  return <OrderWizard {...{ stepPath, store, catalogue, person, startNewOrder }} />;
}
