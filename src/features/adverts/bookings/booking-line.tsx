import { useSpeech } from '../../../i18n/use-speech';
import { productName } from '../../../model/answers/booking-parts';
import type { BookingRow } from '../../../model/answers/booking-row';
import type { Picture } from '../../../model/picture';
import { pictureUrl } from '../../../model/picture-url';
import { usePortal } from '../../../portal/portal';
import { Facts, PictureFrame, Row, RowTitle, StatusBadge } from '../../../portal/record-list/row-layout';
import { inLocale } from '../../../routing/locale-of-path';
import { headingTag } from '../../../ui/heading-tag';
import { bookingRouteOf } from './booking-filter';
import { euros, PAYMENT_WORDS, STATE_WORDS, stretchWords } from './booking-words';

/** One order in the list. */
export function BookingLine({ booking }: { booking: BookingRow }) {
  const speech = useSpeech();
  const { headingLevel, router } = usePortal();
  const { id, number, title, eventTitle, state, product, payment, picture, gross } = booking;
  const route = inLocale(bookingRouteOf(id), speech.locale);
  const hasPayment = payment !== 'none' && payment !== 'paid';
  return (
    <Row className="is-plain">
      <div className="image">
        <BookedPicture picture={picture} />
      </div>
      <div className="main">
        <RowTitle as={headingTag(headingLevel + 1)}>
          <a href={router.hrefOf(route)} data-route={route} lang="de">
            {title || eventTitle || number}
          </a>
        </RowTitle>
        <Facts>{stretchWords(booking.firstDate, booking.lastDate, booking.dayCount, speech)}</Facts>
        <Facts>{productName(product, speech.locale)}</Facts>
        <Facts>
          {number} · {euros(gross, speech)}
          {hasPayment && ` · ${speech.say(PAYMENT_WORDS[payment])}`}
        </Facts>
      </div>
      <span className="state">
        <StatusBadge className={`is-${state}`}>{speech.say(STATE_WORDS[state])}</StatusBadge>
      </span>
    </Row>
  );
}

/** The picture of an advert. */
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
