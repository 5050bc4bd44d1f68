import { useLingui } from '@lingui/react/macro';
import { usePortal } from '../../../app/portal';
import { formatDay } from '../../../i18n/formats';
import { useTranslation } from '../../../i18n/use-translation';
import { catalogueName, findSlot } from '../../../model/answers/advert-catalogue';
import type { OrderDraft } from '../../../model/answers/order-draft';
import { withLocale } from '../../../routing/locale-prefix';
import { paths } from '../../../routing/paths';
import { DialogButtons } from '../../../ui/dialog-buttons';
import { Notice } from '../../../ui/notice';
import { useOrder } from './order-context';

/** Renders the choice between the drafts of two devices. */
export function DraftConflict() {
  const { t } = useLingui();
  const { state, store } = useOrder();
  if (state.isClosedElsewhere) return <OrderedElsewhere />;
  if (state.isNewChoice) return <NewChoiceConflict />;
  return (
    <Notice kind="warning" role="alert" title={t`Diese Bestellung wurde auf einem anderen Gerät geändert`}>
      <p>{t`Womit möchten Sie weitermachen?`}</p>
      <DialogButtons>
        <button type="button" className="button is-quiet" onClick={() => store.resolveConflict('server')}>
          {t`Andere Fassung verwenden`}
        </button>
        <button type="button" className="button" onClick={() => store.resolveConflict('local')}>
          {t`Diese Fassung verwenden`}
        </button>
      </DialogButtons>
    </Notice>
  );
}

/** Renders the choice between an earlier draft and the days chosen without an account. */
function NewChoiceConflict() {
  const { t } = useLingui();
  const { state, store } = useOrder();
  const { draft, serverDraft } = state;
  return (
    <Notice kind="warning" role="alert" title={t`Sie haben schon eine Bestellung begonnen`}>
      <p>{t`Womit möchten Sie weitermachen? Alle anderen Angaben bleiben.`}</p>
      <dl>
        <dt>
          <strong>{t`Begonnen`}</strong>
        </dt>
        <dd>{serverDraft && <ChosenSlot draft={serverDraft} />}</dd>
        <dt>
          <strong>{t`Neue Auswahl`}</strong>
        </dt>
        <dd>
          <ChosenSlot draft={draft} />
        </dd>
      </dl>
      <DialogButtons>
        <button type="button" className="button is-quiet" onClick={() => store.resolveConflict('server')}>
          {t`Begonnene Bestellung verwenden`}
        </button>
        <button type="button" className="button" onClick={() => store.resolveConflict('local')}>
          {t`Neue Auswahl verwenden`}
        </button>
      </DialogButtons>
    </Notice>
  );
}

/** Renders the slot of an order with its days. */
function ChosenSlot({ draft: { slot, dates } }: { draft: OrderDraft }) {
  const { locale } = useTranslation();
  const placed = findSlot(useOrder().catalogue, slot);
  const days = dates.map((day) => formatDay(day, locale, 'short')).join('; ');
  const names = placed ? [catalogueName(placed.medium, locale), catalogueName(placed.slot, locale)] : [];
  return <>{[...names, days].filter(Boolean).join(', ')}</>;
}

/** Renders the notice that another device has sent or discarded the order: continuing here starts another one. */
function OrderedElsewhere() {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const { router } = usePortal();
  const { store, settings } = useOrder();
  const route = withLocale(paths.bookings, locale);
  return (
    <Notice kind="warning" role="alert" title={t`Ein anderes Gerät war schneller`}>
      <p>{t`Sie haben diese Bestellung dort schon abgeschickt oder verworfen. Wenn Sie hier weitermachen, beginnen Sie eine neue.`}</p>
      <DialogButtons>
        {settings.steps.includes('showAdverts') && (
          <a className="button is-quiet" href={router.hrefOf(route)} data-route={route}>
            {t`Zu meinen Buchungen`}
          </a>
        )}
        <button type="button" className="button" onClick={() => store.resolveConflict('local')}>
          {t`Weitere Anzeige buchen`}
        </button>
      </DialogButtons>
    </Notice>
  );
}
