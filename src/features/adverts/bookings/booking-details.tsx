import { useLingui } from '@lingui/react/macro';
import { useTranslation } from '../../../i18n/use-translation';
import { todayInBerlin } from '../../../lib/days';
import type { BookedContact, Booking } from '../../../model/answers/booking';
import { nameIn, productName } from '../../../model/answers/booking-parts';
import { Terms } from './booking-layout';
import { BookedPicture } from './booking-list-item';
import { bookedDayLabel } from './booking-words';
import { EventStatisticsSection } from './event-statistics-section';
import { EventTerm } from './event-term';
import { InvoiceLinks } from './invoice-links';
import { PriceTable } from './price-table';
import { StatisticsSection } from './statistics-section';
import { Term, TitledSection } from './titled-section';

/** Renders all data of an order, field by field (spec section 3, "Advert order"). */
export function BookingDetails({ booking }: { booking: Booking }) {
  const { t } = useLingui();
  const { today } = useTranslation();
  const { id, number, product, event } = booking;
  // An advert under review has not appeared yet.
  const hasStarted = booking.state !== 'ordered' && booking.dates.some((day) => day <= today);
  return (
    <>
      {hasStarted && product.kind !== 'print' && <StatisticsSection id={id} number={number} />}
      {hasStarted && event?.isThere && <EventStatisticsSection id={id} number={number} />}
      <TitledSection title={t`Bestellung`}>
        <OrderTerms booking={booking} />
      </TitledSection>
      <TitledSection title={t`Inhalt`}>
        <ContentTerms booking={booking} />
      </TitledSection>
      <TitledSection title={t`Rechnung und Zahlung`}>
        <PriceTable price={booking.price} isGross={booking.billing.isConsumer ?? false} />
        <InvoiceLinks booking={booking} />
        <BillingTerms booking={booking} />
      </TitledSection>
    </>
  );
}

function OrderTerms({ booking }: { booking: Booking }) {
  const { t } = useLingui();
  const translation = useTranslation();
  const dayList = (days: readonly string[]) => days.map((day) => bookedDayLabel(day, translation)).join('\n');
  return (
    <Terms>
      <Term name={t`Bestellnummer`}>{booking.number}</Term>
      <Term name={t`Bestellt am`}>{bookedDayLabel(todayInBerlin(Date.parse(booking.orderedAt)), translation)}</Term>
      <Term name={t`Produkt`}>{productName(booking.product, translation.locale)}</Term>
      <Term name={t`Artikelnummer`}>{booking.slot}</Term>
      <Term name={t`Bestellte Tage`}>{dayList(booking.dates)}</Term>
      <Term name={t`Zurückgegebene Tage`}>{dayList(booking.givenBack)}</Term>
      <Term name={t`Ansprechpartner`}>
        <ContactLines contact={booking.contact} />
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
          <Term name={t`Veranstaltungsort`}>{event.location && <ContactLines contact={event.location} />}</Term>
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

const joined = (...texts: (string | null | undefined)[]): string => texts.filter(Boolean).join(' ');

/** Renders the contact data of a location or person, line by line. */
function ContactLines({ contact }: { contact: BookedContact }) {
  const { t } = useLingui();
  const lines = [
    contact.name,
    contact.street,
    joined(contact.zipcode, contact.city),
    contact.phone && `${t`Telefon`} ${contact.phone}`,
    contact.mobile && `${t`Mobil`} ${contact.mobile}`,
    contact.email,
  ];
  return <>{lines.filter(Boolean).join('\n')}</>;
}
