import { useLingui } from '@lingui/react/macro';
import { EmptyList } from '../../../portal/own-list/empty-list';
import { memberPaths } from '../../../routing/member-paths';
import { orderRouteOf } from './booking-filter';

/** What stands in place of the list while there is nothing in it. */
export function EmptyBookings({ isNarrowed }: { isNarrowed: boolean }) {
  const { t } = useLingui();
  return (
    <EmptyList
      isNarrowed={isNarrowed}
      words={{
        none: t`Keine Ihrer Buchungen passt dazu.`,
        empty: t`Sie haben noch keine Werbung gebucht.`,
        hint: t`Sie sehen den Preis, bevor Sie bestellen.`,
        begin: t({ id: 'lbl_book_advert', message: 'Werbung buchen' }),
      }}
      routes={{ list: memberPaths.promotion, form: orderRouteOf() }}
    />
  );
}
