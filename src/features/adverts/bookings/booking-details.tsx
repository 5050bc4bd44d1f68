import { useLingui } from '@lingui/react/macro';
import { useTranslation } from '../../../i18n/use-translation';
import { todayInBerlin } from '../../../lib/days';
import type { BookedContact, Booking } from '../../../model/answers/booking';
import { nameIn, productName } from '../../../model/answers/booking-parts';
import { Terms } from './booking-layout';
import { BookedPicture } from './booking-line';
import { bookedDayLabel } from './booking-words';
import { EventStatisticsPart } from './event-statistics-part';
import { EventTerm } from './event-term';
import { InvoiceLinks } from './invoice-links';
import { PriceTable } from './price-table';
import { StatisticsPart } from './statistics-part';
import { Term, Titled } from './titled';

/** Renders all data of an order, field by field (spec section 3, "Advert order"). */
export function BookingDetails({ booking }: { booking: Booking }) {
  const { t } = useLingui();
  const { today } = useTranslation();
  const { id, number, product, event } = booking;
  // An advert under review has not appeared yet.
  const hasBegun = booking.state !== 'ordered' && booking.dates.some((day) => day <= today);
  return (
    <>
      {hasBegun && product.kind !== 'print' && <StatisticsPart id={id} number={number} />}
      {hasBegun && event?.isThere && <EventStatisticsPart id={id} number={number} />}
      <Titled title={t`Bestellung`}>
        <OrderTerms booking={booking} />
      </Titled>
      <Titled title={t`Inhalt`}>
        <ContentTerms booking={booking} />
      </Titled>
      <Titled title={t`Rechnung und Zahlung`}>
        <PriceTable price={booking.price} isGross={booking.billing.isConsumer ?? false} />
        <InvoiceLinks booking={booking} />
        <BillingTerms booking={booking} />
      </Titled>
    </>
  );
}

function OrderTerms({ booking }: { booking: Booking }) {
  const { t } = useLingui();
  const translation = useTranslation();
  const words = (days: readonly string[]) => days.map((day) => bookedDayLabel(day, translation)).join('\n');
  return (
    <Terms>
      <Term name={t`Bestellnummer`}>{booking.number}</Term>
      <Term name={t`Bestellt am`}>{bookedDayLabel(todayInBerlin(Date.parse(booking.orderedAt)), translation)}</Term>
      <Term name={t`Produkt`}>{productName(booking.product, translation.locale)}</Term>
      <Term name={t`Artikelnummer`}>{booking.slot}</Term>
      <Term name={t`Bestellte Tage`}>{words(booking.dates)}</Term>
      <Term name={t`Zurückgegebene Tage`}>{words(booking.givenBack)}</Term>
      <Term name={t`Ansprechpartner`}>
        <Lines of={booking.contact} />
      </Term>
    </Terms>
  );
}

function ContentTerms({ booking: { title, text, picture, event } }: { booking: Booking }) {
  const { t } = useLingui();
  const { locale } = useTranslation();
  return (
    <Terms>
      <Term name={t`Titel`}>
        <span lang="de">{title}</span>
      </Term>
      <Term name={t`Text`}>{text && <span lang="de">{text}</span>}</Term>
      <Term name={t`Bild`}>{picture && <BookedPicture picture={picture} />}</Term>
      {event && (
        <>
          <EventTerm event={event} />
          <Term name={t`Rubrik`}>{event.rubric && nameIn(event.rubric, locale)}</Term>
          <Term name={t`Veranstaltungsort`}>{event.location && <Lines of={event.location} />}</Term>
        </>
      )}
    </Terms>
  );
}

function BillingTerms({ booking: { billing } }: { booking: Booking }) {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const { company, firstName, lastName, street, houseNumber, postalCode, city, country } = billing;
  const isCode = /^[A-Z]{2}$/.test(country ?? '');
  const lines = [
    company,
    joined(firstName, lastName),
    joined(street, houseNumber),
    joined(postalCode, city),
    country === 'DE'
      ? ''
      : country && isCode
        ? new Intl.DisplayNames([locale], { type: 'region' }).of(country)
        : country,
  ];
  return (
    <Terms>
      <Term name={t`Rechnungsadresse`}>{lines.filter(Boolean).join('\n')}</Term>
      <Term name={t`E-Mail für die Rechnung`}>{billing.email}</Term>
      <Term name={t`USt-IdNr.`}>{billing.vatId}</Term>
      <Term name={t`Ihr Bestellzeichen`}>{billing.reference}</Term>
    </Terms>
  );
}

const joined = (...words: (string | null | undefined)[]): string => words.filter(Boolean).join(' ');

/** Renders the contact data of a location or person, line by line. */
function Lines({ of }: { of: BookedContact }) {
  const { t } = useLingui();
  const lines = [
    of.name,
    of.street,
    joined(of.zipcode, of.city),
    of.phone && `${t`Telefon`} ${of.phone}`,
    of.mobile && `${t`Mobil`} ${of.mobile}`,
    of.email,
  ];
  return <>{lines.filter(Boolean).join('\n')}</>;
}
