import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useSpeech } from '../../../i18n/use-speech';
import { usePortal } from '../../../portal/portal';
import { inLocale } from '../../../routing/locale-of-path';
import { paths } from '../../../routing/paths';
import { orderRouteOf } from './booking-filter';

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 20px;
  justify-content: space-between;
  align-items: center;
  padding: 20px;
  border-radius: var(--portal-radius);
  background: var(--portal-color-surface);

  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-weight: 600;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

/** What stands in place of the list while there is nothing in it. */
export function EmptyBookings({ isNarrowed }: { isNarrowed: boolean }) {
  const { t } = useLingui();
  const { locale } = useSpeech();
  const { router } = usePortal();
  const route = inLocale(isNarrowed ? paths.bookings : orderRouteOf(), locale);
  return (
    <Box>
      <div>
        <strong>{isNarrowed ? t`Keine Ihrer Buchungen passt dazu.` : t`Sie haben noch keine Werbung gebucht.`}</strong>
        <p className="hint">
          {isNarrowed
            ? t`Versuchen Sie es mit einem anderen Wort oder Status.`
            : t`Sie sehen den Preis, bevor Sie bestellen.`}
        </p>
      </div>
      <a href={router.hrefOf(route)} data-route={route}>
        {isNarrowed ? t`Alle anzeigen` : t({ id: 'lbl_book_advert', message: 'Werbung buchen' })}
      </a>
    </Box>
  );
}
