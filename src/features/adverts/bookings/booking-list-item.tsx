import styled from '@emotion/styled';
import { usePortal } from '../../../app/portal';
import { Facts, PictureFrame, RowTitle } from '../../../cards/record-list/row-layout';
import { StatusBadge } from '../../../cards/record-list/status-badge';
import { useTranslation } from '../../../i18n/use-translation';
import { productName } from '../../../model/answers/booking-parts';
import type { BookingRow } from '../../../model/answers/booking-row';
import type { Picture } from '../../../model/answers/picture';
import { pictureUrl } from '../../../model/picture-url';
import { withLocale } from '../../../routing/locale-prefix';
import { headingTag } from '../../../ui/heading-tag';
import { bookingRouteOf } from './booking-filter';
import { euros, periodLabel, STATE_LABELS } from './booking-words';
import { PaymentBadge } from './payment-badge';

/* Badges and amounts are columns; the whole row leads to the booking. */
const Row = styled.li`
  position: relative;
  display: grid;
  grid-template:
    'image main main' auto
    'state state amount' auto / 96px minmax(0, 1fr) auto;
  gap: 8px 14px;
  padding: 16px 0;
  border-bottom: 1px solid var(--portal-color-line);

  &:last-child {
    border-bottom: 0;
  }
  > .image {
    grid-area: image;
  }
  > .main {
    grid-area: main;
  }
  > .state {
    grid-area: state;
    align-self: center;
  }
  > .amount {
    grid-area: amount;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    text-align: end;
    white-space: nowrap;
  }
  a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  @container portal (min-width: 640px) {
    grid-template: 'image main state amount' auto / 112px minmax(0, 1fr) 160px 92px;
    align-items: center;

    > .state {
      display: grid;
      justify-items: start;
    }
  }
`;

/** Renders one order in the list. */
export function BookingListItem({ booking }: { booking: BookingRow }) {
  const translation = useTranslation();
  const { headingLevel, router } = usePortal();
  const { id, number, title, eventTitle, state, product, payment, picture, gross } = booking;
  const route = withLocale(bookingRouteOf(id), translation.locale);
  const hasPayment = payment !== 'none' && payment !== 'paid';
  return (
    <Row>
      <div className="image">
        <BookedPicture picture={picture} />
      </div>
      <div className="main">
        <RowTitle as={headingTag(headingLevel + 1)}>
          <a href={router.hrefOf(route)} data-route={route} lang="de">
            {title || eventTitle || number}
          </a>
        </RowTitle>
        <Facts>
          {productName(product, translation.locale)} ·{' '}
          {periodLabel(booking.firstDate, booking.lastDate, booking.dayCount, translation)}
        </Facts>
        <Facts>{number}</Facts>
      </div>
      <span className="state badges">
        <StatusBadge status={state}>{translation._(STATE_LABELS[state])}</StatusBadge>
        {hasPayment && <PaymentBadge state={payment} />}
      </span>
      <span className="amount">{euros(gross, translation)}</span>
    </Row>
  );
}

/** Renders the picture of an advert. */
export function BookedPicture({ picture }: { picture: Picture | undefined }) {
  const { host } = usePortal().client;
  return (
    <PictureFrame>
      {picture && (
        <img src={pictureUrl(host, picture, 320)} alt={picture.alt} lang="de" loading="lazy" decoding="async" />
      )}
    </PictureFrame>
  );
}
