import { useLingui } from '@lingui/react/macro';
import { useTranslation } from '../../../i18n/use-translation';
import type { Booking, Refund } from '../../../model/answers/booking';
import { BookingBox, Term, Terms } from './booking-layout';
import { bookedDayLabel, euros } from './booking-words';
import { isOwed, isPaymentDue } from './due-payment';
import { FileButton } from './file-button';
import { PaymentBadge } from './payment-badge';
import { PriceTable } from './price-table';

/** Renders the price, the downloads of invoices and credit notes, and the state of the payment. */
export function InvoiceBox({ booking }: { booking: Booking }) {
  const { t } = useLingui();
  const translation = useTranslation();
  const { id, invoices, payment, price, billing } = booking;
  const until = payment.dueOn && bookedDayLabel(payment.dueOn, translation);
  const sum = euros(Math.abs(payment.cents), translation);
  const credits = invoices.filter(({ kind }) => kind === 'credit');
  // The box of what is due has the amount, and the button of the first invoice.
  const isDueAbove = isPaymentDue(booking);
  const dueInvoice = isDueAbove ? invoices.find(({ kind }) => kind !== 'credit') : undefined;
  const refundText = ({ cents, refundedOn }: Refund) => {
    const [amount, day] = [euros(cents, translation), bookedDayLabel(refundedOn, translation)];
    return t`${amount} am ${day}`;
  };
  return (
    <BookingBox title={t`Rechnung`} beside={<PaymentBadge state={payment.state} />}>
      <PriceTable price={price} isGross={billing.isConsumer ?? false} />
      <Terms>
        <Term name={payment.state === 'refund' ? t`Zu erstatten` : t`Zu bezahlen`}>
          {payment.cents !== 0 && !isDueAbove && (isOwed(booking) && until ? t`${sum} bis ${until}` : sum)}
        </Term>
        <Term name={t`Bezahlt`}>{payment.paid > 0 && euros(payment.paid, translation)}</Term>
        <Term name={t`Erstattet`}>{payment.refunds.map(refundText).join('\n')}</Term>
        {invoices.map(({ kind, number, issuedOn, gross }) => (
          <Term key={number} name={kind === 'credit' ? t`Gutschrift` : t`Rechnungsnummer`}>
            {number}, {bookedDayLabel(issuedOn, translation)}
            {invoices.length > 1 && `, ${euros(gross, translation)}`}
          </Term>
        ))}
      </Terms>
      {invoices
        .filter((invoice) => invoice !== dueInvoice)
        .map(({ kind, number }) => (
          <FileButton
            key={number}
            file={{ bookingId: id, name: kind === 'credit' ? 'credit-note.pdf' : 'invoice.pdf', number }}
            name={`${number}.pdf`}
          >
            {kind !== 'credit' && t`Rechnung herunterladen`}
            {kind === 'credit' &&
              (credits.length > 1 ? t`Gutschrift ${number} herunterladen` : t`Gutschrift herunterladen`)}
          </FileButton>
        ))}
    </BookingBox>
  );
}
