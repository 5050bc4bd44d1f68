import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { usePortal } from '../../../app/portal';
import { useQuery } from '../../../app/use-query';
import { RecordList } from '../../../cards/record-list/record-list';
import { useListFilter } from '../../../cards/record-list/use-list-filter';
import { findBookings } from './api';
import { BOOKING_LIST, orderRouteOf } from './booking-filter';
import { BookingListItem } from './booking-list-item';

/** Renders the list of the user's orders with search and state filter. */
export function Bookings() {
  const { t } = useLingui();
  const { client } = usePortal();
  const [filter, show] = useListFilter(BOOKING_LIST);
  const result = useQuery(
    { key: ['bookings', filter], load: (signal) => findBookings(client, filter, signal) },
    { keepPrevious: true },
  );
  const page = result.step === 'failed' ? undefined : result.value;
  const error = result.step === 'failed' ? result.error : undefined;
  return (
    <RecordList
      list={BOOKING_LIST}
      state={{
        ...{ show, page, error, reload: result.retry },
        // A page number beyond the last page shows the last one.
        filter: { ...filter, page: page?.number ?? filter.page },
        isLoading: result.step === 'loading',
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
      status={
        page &&
        [
          t`${plural(page.total, { one: '# Buchung', other: '# Buchungen' })}`,
          ...(page.total > 1 ? [t`Fälliges zuerst`] : []),
        ].join(' · ')
      }
      createRoute={orderRouteOf()}
    >
      {(booking) => <BookingListItem key={booking.id} booking={booking} />}
    </RecordList>
  );
}
