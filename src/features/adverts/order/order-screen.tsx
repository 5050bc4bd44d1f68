import { useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { TextsProvider } from '../../../i18n/locale-provider';
import type { AdvertCatalogue } from '../../../model/adverts/advert-catalogue';
import type { Person } from '../../../model/person';
import { FormBoxes } from '../../../portal/form-parts/form-boxes';
import { LoadFailure } from '../../../portal/form-parts/load-failure';
import { useLastPerson } from '../../../portal/last-person';
import { MemberPage } from '../../../portal/member-page';
import { memberScreen } from '../../../portal/member-screen';
import { personStoreOf } from '../../../portal/person-store';
import { usePortal, useRoute } from '../../../portal/portal';
import { useLoaded } from '../../../portal/use-loaded';
import { splitRoute } from '../../../routing/redirects';
import type { ScreenProps } from '../../../routing/screen-route';
import {
  loadCatalogue,
  loadDraft,
  loadOrdered,
  type OrderedAdvert,
  type ServerDraft,
  saveDraft,
  serverDraft,
} from './api';
import { devicePlace } from './device-place';
import { EmptyCatalogue } from './empty-catalogue';
import { laterSteps } from './later-steps-lazy';
import { stepAt } from './order-steps';
import { createOrderStore } from './order-store';
import { orderTexts } from './order-texts-lazy';
import { OrderWizard } from './order-wizard';
import { usePrefill } from './use-prefill';

// Its later steps are fetched while the first ones are read; what cannot be fetched is asked for again where it stands.
void laterSteps.load().catch(() => undefined);

/** The order of an advert (spec section 2, "/secure/promotion/order"). */
export const OrderScreen = memberScreen(({ params: { step, part } }: ScreenProps) => (
  <TextsProvider texts={orderTexts}>
    <Page end={[step, part].filter(Boolean).join('/')} />
  </TextsProvider>
));

function Page({ end }: { end: string }) {
  const { t } = useLingui();
  return (
    <MemberPage title={t`Werbung buchen`}>
      <Opened end={end} />
    </MemberPage>
  );
}

function Opened({ end }: { end: string }) {
  const { t } = useLingui();
  const { client } = usePortal();
  const person = useLastPerson();
  const orderedId = useOrderedId(end);
  const opened = useLoaded(
    useCallback(
      async (signal: AbortSignal) => {
        const [catalogue, draft, ordered] = await Promise.all([
          loadCatalogue(client, signal),
          loadDraft(client, signal),
          // Without it the order has its number in a mail, and the screen begins another one.
          orderedId === undefined ? undefined : loadOrdered(client, orderedId, signal).catch(() => undefined),
        ]);
        return { catalogue, draft, ordered };
      },
      [client, orderedId],
    ),
  );
  if (opened.step === 'failed') return <LoadFailure error={opened.error} onRetry={opened.retry} />;
  if (person.step === 'failed')
    return <LoadFailure error={person.error} onRetry={() => void personStoreOf(client).load({ again: true })} />;
  if (opened.step !== 'ready' || person.step !== 'ready')
    return <FormBoxes words={t`Die Werbeplätze werden geladen …`} />;
  const { catalogue, draft, ordered } = opened.value;
  if (catalogue.length === 0) return <EmptyCatalogue />;
  return <Order key={person.person.id} {...{ end, catalogue, draft, ordered }} person={person.person} />;
}

/** The order that was placed before the page was loaded again; only what the screen was opened with counts. */
function useOrderedId(end: string): string | undefined {
  const query = new URLSearchParams(splitRoute(useRoute())[1]);
  return useState(() => (stepAt(end) === 'success' ? (query.get('order') ?? undefined) : undefined))[0];
}

type Props = {
  end: string;
  catalogue: AdvertCatalogue;
  draft: ServerDraft;
  ordered: OrderedAdvert | undefined;
  person: Person;
};

function Order({ end, catalogue, draft, ordered, person }: Props) {
  const { client } = usePortal();
  const [store] = useState(() =>
    createOrderStore({
      opened: draft,
      ordered,
      place: devicePlace({ host: client.host, personId: person.id }),
      save: (order, version) => saveDraft(client, order, version),
      readTheirs: ({ current, etag }) => serverDraft(current, etag),
    }),
  );
  usePrefill(store, catalogue);
  return <OrderWizard {...{ end, store, catalogue, person }} />;
}
