import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { usePortal } from '../../../app/portal';
import { useQuery } from '../../../app/use-query';
import { RecordList } from '../../../cards/record-list/record-list';
import { useListFilter } from '../../../cards/record-list/use-list-filter';
import { findBookings } from './api';
import { BOOKING_LIST, orderRouteOf } from './booking-filter';
import { BookingLine } from './booking-line';

/** Renders the list of the user's orders with search and state filter. */
export function Bookings() {
  const { t } = useLingui();
  const { client } = usePortal();
  const [filter, show] = useListFilter(BOOKING_LIST);
  const found = useQuery(
    { key: ['bookings', filter], load: (signal) => findBookings(client, filter, signal) },
    { keepPrevious: true },
  );
  const page = found.step === 'failed' ? undefined : found.value;
  const error = found.step === 'failed' ? found.error : undefined;
  return (
    <RecordList
      list={BOOKING_LIST}
      state={{
        ...{ show, page, error, reload: found.retry },
        // A page number beyond the last page shows the last one.
        filter: { ...filter, page: page?.number ?? filter.page },
        isLoading: found.step === 'loading',
      }}
      texts={{
        label: t`Eigene Buchungen`,
        search: t`Titel, Bestellnummer oder Veranstaltung suchen`,
        loading: t`Ihre Anzeige wird geladen …`,
        noMatch: t`Keine Ihrer Buchungen passt dazu.`,
        empty: t`Sie haben noch keine Anzeige gebucht.`,
        emptyHint: t`Sie sehen den Preis, bevor Sie bestellen.`,
        create: t({ id: 'lbl_book_advert', message: 'Werbung buchen' }),
      }}
      status={page && t`${plural(page.total, { one: '# Buchung', other: '# Buchungen' })}`}
      createRoute={orderRouteOf()}
    >
      {(booking) => <BookingLine key={booking.id} booking={booking} />}
    </RecordList>
  );
}
