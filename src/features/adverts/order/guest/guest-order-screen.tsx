import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { AccountPage } from '../../../../app/account-page';
import { accountScreen } from '../../../../app/account-screen';
import { ErrorNotice } from '../../../../app/error-notice';
import { usePortal, useRoute } from '../../../../app/portal';
import { useQuery } from '../../../../app/use-query';
import { FormBoxes } from '../../../../forms/layout/form-boxes';
import { TextsProvider } from '../../../../i18n/locale-provider';
import { advertTexts } from '../../../../i18n/texts';
import { useTranslation } from '../../../../i18n/use-translation';
import type { AdvertCatalogue } from '../../../../model/answers/advert-catalogue';
import { withLocale } from '../../../../routing/locale-prefix';
import { paths } from '../../../../routing/paths';
import { splitRoute } from '../../../../routing/redirects';
import type { ScreenProps } from '../../../../routing/screen-route';
import { loadCatalogue } from '../api';
import { EmptyCatalogue } from '../empty-catalogue';
import { orderStorage } from '../order-storage';
import { createOrderStore } from '../order-store';
import { usePrefill } from '../use-prefill';
import { GuestWizard } from './guest-wizard';
import { guestChoice } from './handed-choice';

/** Renders the public catalogue of adverts, with prices and free days. */
export const GuestOrderScreen = accountScreen(({ params: { step } }: ScreenProps) => (
  <TextsProvider texts={advertTexts}>
    <Page stepPath={step ?? ''} />
  </TextsProvider>
));

function Page({ stepPath }: { stepPath: string }) {
  const { t } = useLingui();
  const { client, element } = usePortal();
  const { token } = useSnapshot(client.session.state);
  const isMember = token !== undefined && element.localName === 'advert-order';
  return (
    <AccountPage
      title={t`Werbung buchen`}
      lead={t`Hier sehen Sie, wo Sie werben können, was es kostet und welche Tage frei sind. Sie melden sich erst an, wenn wir Tage für Sie freihalten.`}
    >
      {isMember ? <RedirectToOrder stepPath={stepPath} /> : <GuestCatalogue stepPath={stepPath} />}
    </AccountPage>
  );
}

/** Redirects a logged-in person to their own order, at the same step. */
function RedirectToOrder({ stepPath }: { stepPath: string }) {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const { client, router } = usePortal();
  useEffect(() => {
    const chosen = orderStorage({ host: client.host, personId: undefined }).read();
    if (chosen) guestChoice(client.host).write(chosen.draft);
    const route = stepPath ? `${paths.newAdvert}/${stepPath}` : paths.newAdvert;
    // The router navigates without `portal-navigate`, because this is no action of the visitor that the host could
    // stop.
    router.navigate(withLocale(route, locale), { replace: true });
  }, [client, router, stepPath, locale]);
  return <FormBoxes status={t`Die Werbeplätze werden geladen …`} />;
}

function GuestCatalogue({ stepPath }: { stepPath: string }) {
  const { t } = useLingui();
  const { client } = usePortal();
  const opened = useQuery({ key: ['catalogue'], load: (signal) => loadCatalogue(client, signal) });
  const product = useLinkedProduct();
  if (opened.step === 'failed') return <ErrorNotice error={opened.error} onRetry={opened.retry} />;
  if (opened.step === 'loading') return <FormBoxes status={t`Die Werbeplätze werden geladen …`} />;
  if (opened.value.length === 0) return <EmptyCatalogue />;
  return <Choice key={product} stepPath={stepPath} catalogue={opened.value} />;
}

/** Returns the last slot named in a link; later steps name none. */
function useLinkedProduct(): string | undefined {
  const [, query] = splitRoute(useRoute());
  const namedSlot = new URLSearchParams(query).get('product') ?? undefined;
  const [lastSlot, setLastSlot] = useState(namedSlot);
  if (namedSlot !== undefined && namedSlot !== lastSlot) setLastSlot(namedSlot);
  return namedSlot ?? lastSlot;
}

/** Keeps the choice of a guest, only in this tab. */
function Choice({ stepPath, catalogue }: { stepPath: string; catalogue: AdvertCatalogue }) {
  const { client } = usePortal();
  const [store] = useState(() => {
    const storage = orderStorage({ host: client.host, personId: undefined });
    return createOrderStore({
      // A guest has no draft on the server.
      opened: { draft: storage.read()?.draft, version: undefined },
      storage,
      discard: async () => undefined,
      readServerDraft: () => ({ draft: undefined, version: undefined }),
    });
  });
  usePrefill(store, catalogue, undefined);
  return <GuestWizard {...{ stepPath, store, catalogue }} />;
}
