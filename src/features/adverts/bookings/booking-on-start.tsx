import { useLingui } from '@lingui/react/macro';
import { setAreaCount } from '../../../app/area-counts';
import { AsideBox } from '../../../app/aside-box';
import { usePortal } from '../../../app/portal';
import { useQuery } from '../../../app/use-query';
import { recordListFilter } from '../../../cards/record-list/list-filter';
import { StatusBadge } from '../../../cards/record-list/status-badge';
import { TodoState } from '../../../cards/record-list/todo-item';
import { formatNumber } from '../../../i18n/formats';
import { TextsProvider } from '../../../i18n/locale-provider';
import { advertTexts } from '../../../i18n/texts';
import { useTranslation } from '../../../i18n/use-translation';
import type { BookingState } from '../../../model/answers/booking-parts';
import { withLocale } from '../../../routing/locale-prefix';
import type { StartPlace } from '../../../routing/screen-route';
import { Icon } from '../../../ui/icon';
import { findBookings, loadStatistics } from './api';
import { BOOKING_LIST, bookingRouteOf } from './booking-filter';
import { periodLabel, STATE_LABELS } from './booking-words';

/** The states of an advert that concerns its owner now, the most important first. */
const CURRENT: readonly BookingState[] = ['returned', 'running', 'confirmed', 'ordered'];

/** Renders the person's current advert in the aside of the start page; nothing without one. */
export const BookingOnStart = ({ place }: { place: StartPlace }) =>
  place === 'aside' && (
    <TextsProvider texts={advertTexts}>
      <CurrentBooking />
    </TextsProvider>
  );

function CurrentBooking() {
  const { t } = useLingui();
  const { client, router } = usePortal();
  const translation = useTranslation();
  const { _, locale } = translation;
  const { value } = useQuery(
    {
      key: ['current booking'],
      async load(signal) {
        const { rows, counts } = await findBookings(client, recordListFilter(BOOKING_LIST, ''), signal);
        setAreaCount(
          client,
          BOOKING_LIST.route,
          Object.values(counts).reduce((sum, count) => sum + count, 0),
        );
        const [booking] = CURRENT.flatMap((state) => rows.filter((row) => row.state === state));
        const hasStatistics = booking?.state === 'running' && booking.product.kind !== 'print';
        return { booking, total: hasStatistics ? (await loadStatistics(client, booking.id, signal)).total : undefined };
      },
    },
    // The start page works without it.
    { quiet: true },
  );
  if (!value?.booking) return null;
  const { booking, total } = value;
  const { id, state, title, eventTitle, number, firstDate, lastDate, dayCount } = booking;
  const [views, clicks] = [total?.views ?? 0, total?.clicks ?? 0].map((count) => formatNumber(count, locale));
  const route = withLocale(bookingRouteOf(id), locale);
  return (
    <AsideBox title={t`Ihre Anzeige`}>
      <TodoState>
        <StatusBadge status={state}>{_(STATE_LABELS[state])}</StatusBadge>
        <span className="hint">{periodLabel(firstDate, lastDate, dayCount, translation)}</span>
      </TodoState>
      <p lang="de">{title || eventTitle || number}</p>
      {total && <p className="hint">{t`Ansichten: ${views}, Klicks: ${clicks}`}</p>}
      <a className="button is-text" href={router.hrefOf(route)} data-route={route}>
        {total ? t`Ergebnis ansehen` : t`Buchung ansehen`}
        <Icon name="next" size={16} />
      </a>
    </AsideBox>
  );
}
