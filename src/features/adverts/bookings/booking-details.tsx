import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { usePortal } from '../../../app/portal';
import type { Locale } from '../../../i18n/locale';
import { useTranslation } from '../../../i18n/use-translation';
import { addDays, todayInBerlin } from '../../../lib/days';
import type { BookedBilling, BookedContact, Booking, MovedDay } from '../../../model/answers/booking';
import { nameIn, productName } from '../../../model/answers/booking-parts';
import { withLocale } from '../../../routing/locale-prefix';
import { paths } from '../../../routing/paths';
import { BookingBox, FoldedBox, Stack, Term, Terms } from './booking-layout';
import { BookedPicture } from './booking-list-item';
import { bookedDayLabel } from './booking-words';
import { DueBox } from './due-box';
import { EventStatisticsSection } from './event-statistics-section';
import { InvoiceBox } from './invoice-box';
import { LazyCorrectionForm } from './lazy-correction';
import { StatisticsSection } from './statistics-section';

/* What is due stands first on a phone, and on top of the aside where there is one. */
const Columns = styled.div`
  @container portal (max-width: 899.98px) {
    gap: var(--space-5);
  }
  @container portal (min-width: 900px) {
    grid-template-rows: auto 1fr;
    row-gap: var(--space-5);

    > .next,
    > .aside {
      grid-column: 2;
    }
    > .main {
      grid-row: 1 / span 2;
      grid-column: 1;
    }
  }
`;

const Advert = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  @container portal (min-width: 440px) {
    grid-template-columns: 200px minmax(0, 1fr);
    gap: var(--space-5);
  }
`;

type Props = { booking: Booking; onChanged(): void };

/** Renders all data of an order, field by field (spec section 3, "Advert order"). */
export function BookingDetails({ booking, onChanged }: Props) {
  const { t } = useLingui();
  const { today } = useTranslation();
  const { id, number, product, event } = booking;
  // An advert under review has not appeared yet.
  const isShown = booking.state !== 'ordered' && booking.state !== 'returned';
  const hasStarted = isShown && booking.dates.some((day) => day <= today);
  const isPrinted = product.kind === 'print';
  return (
    <Columns className="with-aside">
      <Stack className="next">
        <DueBox booking={booking} onChanged={onChanged} />
      </Stack>
      <Stack className="main">
        {booking.returned && booking.shape && (
          <BookingBox title={t`Anzeige ändern`}>
            <LazyCorrectionForm booking={booking} slot={booking.shape} onSent={onChanged} />
          </BookingBox>
        )}
        {hasStarted && !isPrinted && <StatisticsSection id={id} number={number} />}
        {hasStarted && event?.isThere && <EventStatisticsSection id={id} number={number} />}
        {hasStarted && isPrinted && <p className="hint">{t`Gedruckte Anzeigen zählen wir nicht.`}</p>}
        <FoldedBox title={t`Ihre Anzeige`}>
          <Content booking={booking} />
        </FoldedBox>
        <FoldedBox title={t`Bestellung`}>
          <OrderTerms booking={booking} />
        </FoldedBox>
      </Stack>
      <Stack className="aside">
        <InvoiceBox booking={booking} />
      </Stack>
    </Columns>
  );
}

function Content({ booking: { title, text, picture, event } }: { booking: Booking }) {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const { router } = usePortal();
  const route = event && withLocale(paths.ownEvent(event.id), locale);
  const terms = (
    <Terms>
      <Term name={t`Titel`}>
        <span lang="de">{title}</span>
      </Term>
      <Term name={t`Text`}>{text && <span lang="de">{text}</span>}</Term>
      {event && (
        <>
          <Term name={t`Veranstaltung`}>
            <span lang="de">
              {event.isThere ? (
                <a href={router.hrefOf(route ?? '')} data-route={route}>
                  {event.title}
                </a>
              ) : (
                event.title
              )}
            </span>
          </Term>
          <Term name={t`Rubrik`}>{event.rubric && nameIn(event.rubric, locale)}</Term>
          <Term name={t`Veranstaltungsort`}>{event.location && <ContactLines contact={event.location} />}</Term>
        </>
      )}
    </Terms>
  );
  if (!picture) return terms;
  return (
    <Advert>
      <BookedPicture picture={picture} />
      {terms}
    </Advert>
  );
}

function OrderTerms({ booking }: { booking: Booking }) {
  const { t } = useLingui();
  const translation = useTranslation();
  const { billing } = booking;
  const { locale } = translation;
  const ranges = (days: readonly string[]) =>
    rangesOf(days)
      .map(([first, last]) => {
        const [from, until] = [bookedDayLabel(first, translation), bookedDayLabel(last, translation)];
        return first === last ? from : t`${from} bis ${until}`;
      })
      .join('\n');
  const moveText = ({ from, to }: MovedDay) => {
    const [day, newDay] = [bookedDayLabel(from, translation), bookedDayLabel(to, translation)];
    return t`vom ${day} auf den ${newDay}`;
  };
  return (
    <Terms className="is-columns">
      <Term name={t`Bestellnummer`}>{booking.number}</Term>
      <Term name={t`Bestellt am`}>{bookedDayLabel(todayInBerlin(Date.parse(booking.orderedAt)), translation)}</Term>
      <Term name={t`Werbeplatz`}>{productName(booking.product, locale)}</Term>
      <Term name={t`Kennung`}>{booking.slot}</Term>
      <Term name={t`Bestellte Tage`}>{ranges(booking.dates)}</Term>
      <Term name={t`Zurückgegebene Tage`}>{ranges(booking.givenBack)}</Term>
      <Term name={t`Verschobene Tage`}>{booking.movedDays.map(moveText).join('\n')}</Term>
      <Term name={t`Ansprechpartner`}>
        {Object.values(booking.contact).some(Boolean) && <ContactLines contact={booking.contact} />}
      </Term>
      <Term name={t`Rechnungsadresse`}>{addressLines(billing, locale)}</Term>
      <Term name={t`E-Mail für die Rechnung`}>{billing.email}</Term>
      <Term name={t`USt-IdNr.`}>{billing.vatId}</Term>
      <Term name={t`Ihr Bestellzeichen`}>{billing.reference}</Term>
    </Terms>
  );
}

/** Returns the first and last day of each run of days without a gap. */
function rangesOf(days: readonly string[]): [first: string, last: string][] {
  const ranges: [string, string][] = [];
  for (const day of days) {
    const range = ranges.at(-1);
    if (range && addDays(range[1], 1) === day) range[1] = day;
    else ranges.push([day, day]);
  }
  return ranges;
}

const joined = (...texts: (string | null | undefined)[]): string => texts.filter(Boolean).join(' ');

function addressLines(billing: BookedBilling, locale: Locale): string {
  const { company, firstName, lastName, street, houseNumber, postalCode, city, country } = billing;
  const isCode = /^[A-Z]{2}$/.test(country ?? '');
  const place = country && isCode ? new Intl.DisplayNames([locale], { type: 'region' }).of(country) : country;
  return [
    company,
    joined(firstName, lastName),
    joined(street, houseNumber),
    joined(postalCode, city),
    country !== 'DE' && place,
  ]
    .filter(Boolean)
    .join('\n');
}

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
