import { usePortal } from '../../../app/portal';
import { Facts, PictureFrame, RecordRow, RowTitle } from '../../../cards/record-list/row-layout';
import { StatusBadge } from '../../../cards/record-list/status-badge';
import { useTranslation } from '../../../i18n/use-translation';
import { productName } from '../../../model/answers/booking-parts';
import type { BookingRow } from '../../../model/answers/booking-row';
import type { Picture } from '../../../model/answers/picture';
import { pictureUrl } from '../../../model/picture-url';
import { withLocale } from '../../../routing/locale-prefix';
import { Badge } from '../../../ui/badge';
import { headingTag } from '../../../ui/heading-tag';
import { bookingRouteOf } from './booking-filter';
import { euros, PAYMENT_LABELS, PAYMENT_TONES, periodLabel, STATE_LABELS } from './booking-words';

/** Renders one order in the list. */
export function BookingListItem({ booking }: { booking: BookingRow }) {
  const translation = useTranslation();
  const { headingLevel, router } = usePortal();
  const { id, number, title, eventTitle, state, product, payment, picture, gross } = booking;
  const route = withLocale(bookingRouteOf(id), translation.locale);
  const hasPayment = payment !== 'none' && payment !== 'paid';
  return (
    <RecordRow className="is-plain">
      <div className="image">
        <BookedPicture picture={picture} />
      </div>
      <div className="main">
        <RowTitle as={headingTag(headingLevel + 1)}>
          <a href={router.hrefOf(route)} data-route={route} lang="de">
            {title || eventTitle || number}
          </a>
        </RowTitle>
        <Facts>{periodLabel(booking.firstDate, booking.lastDate, booking.dayCount, translation)}</Facts>
        <Facts>{productName(product, translation.locale)}</Facts>
        <Facts>
          {number} · {euros(gross, translation)}
        </Facts>
      </div>
      <span className="state badges">
        {hasPayment && <Badge tone={PAYMENT_TONES[payment]}>{translation._(PAYMENT_LABELS[payment])}</Badge>}
        <StatusBadge status={state}>{translation._(STATE_LABELS[state])}</StatusBadge>
      </span>
    </RecordRow>
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
