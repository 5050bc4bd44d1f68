import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useMemo } from 'react';
import { useSpeech } from '../../../i18n/use-speech';
import { ErrorNotice } from '../../../portal/error-notice';
import { usePortal, useRoute } from '../../../portal/portal';
import { useLoaded } from '../../../portal/use-loaded';
import { inLocale } from '../../../routing/locale-of-path';
import { type BookingPage, findBookings } from './api';
import { type BookingFilter, filterOf, routeOf } from './booking-filter';
import { Rows } from './booking-layout';
import { BookingLine } from './booking-line';
import { BookingPager } from './booking-pager';
import { EmptyBookings } from './empty-bookings';
import { FindBookings } from './find-bookings';
import { StateChips } from './state-chips';
import { Waiting } from './waiting';

/** The own orders: search, states, the list. */
export function Bookings() {
  const { client } = usePortal();
  const [filter, show] = useFilter();
  const state = useLoaded(useCallback((signal: AbortSignal) => findBookings(client, filter, signal), [client, filter]));
  const page = state.step === 'ready' ? state.value : undefined;
  const isAny = page !== undefined && Object.values(page.counts).some((count) => count > 0);
  const isNarrowed = filter.search !== '' || filter.state !== undefined;
  const hasTools = isAny || isNarrowed;
  return (
    <>
      {hasTools && <FindBookings filter={filter} onFilter={show} />}
      {hasTools && <StateChips filter={filter} counts={page?.counts} onFilter={show} />}
      {state.step === 'failed' && <ErrorNotice error={state.error} onRetry={state.retry} />}
      {state.step === 'loading' && <Waiting />}
      {page && <Found page={page} isNarrowed={isNarrowed} onPage={(number) => show({ ...filter, page: number })} />}
    </>
  );
}

type FoundProps = { page: BookingPage; isNarrowed: boolean; onPage(number: number): void };

function Found({ page, isNarrowed, onPage }: FoundProps) {
  const { t } = useLingui();
  if (page.rows.length === 0) return <EmptyBookings isNarrowed={isNarrowed} />;
  return (
    <>
      <p className="hint" role="status">
        {t`${plural(page.total, { one: '# Buchung', other: '# Buchungen' })}`}
      </p>
      <Rows>
        {page.rows.map((booking) => (
          <BookingLine key={booking.id} booking={booking} />
        ))}
      </Rows>
      <BookingPager page={page} onPage={onPage} />
    </>
  );
}

/** The filter in the route, and how another one gets there; what is typed makes no entry in the history. */
function useFilter(): [BookingFilter, (filter: BookingFilter) => void] {
  const { locale } = useSpeech();
  const { navigate } = usePortal();
  const route = useRoute();
  const filter = useMemo(() => filterOf(route), [route]);
  const show = (next: BookingFilter) =>
    navigate(inLocale(routeOf(next), locale), { replace: next.search !== filter.search });
  return [filter, show];
}
