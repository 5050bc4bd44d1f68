import { useLingui } from '@lingui/react/macro';
import { useTranslation } from '../../../i18n/use-translation';
import type { Booking, Refund } from '../../../model/answers/booking';
import { BookingButtons, Terms } from './booking-layout';
import { bookedDayLabel, euros, PAYMENT_LABELS } from './booking-words';
import { FileButton } from './file-button';
import { Term } from './titled-section';

/** Renders the downloads of invoices and credit notes, and the state of the payment. */
export function InvoiceLinks({ booking: { id, invoices, payment } }: { booking: Booking }) {
  const { t } = useLingui();
  const translation = useTranslation();
  const until = payment.dueOn && bookedDayLabel(payment.dueOn, translation);
  const sum = euros(Math.abs(payment.cents), translation);
  const isOwed = payment.state === 'open' || payment.state === 'overdue';
  const hasSeveral = invoices.filter(({ kind }) => kind === 'credit').length > 1;
  const paymentLabel = translation._(PAYMENT_LABELS[payment.state]);
  const refundText = ({ cents, refundedOn }: Refund) => {
    const [amount, day] = [euros(cents, translation), bookedDayLabel(refundedOn, translation)];
    return t`${amount} am ${day}`;
  };
  return (
    <>
      <Terms>
        <Term name={t`Zahlung`}>
          {payment.cents === 0 ? paymentLabel : `${paymentLabel}: ${sum}`}
          {isOwed && until && `, ${t`bis ${until}`}`}
        </Term>
        <Term name={t`Erstattet`}>{payment.refunds.map(refundText).join('\n')}</Term>
        {invoices.map(({ kind, number, issuedOn, gross }) => (
          <Term key={number} name={kind === 'credit' ? t`Gutschrift` : t`Rechnung`}>
            {number}, {bookedDayLabel(issuedOn, translation)}, {euros(gross, translation)}
          </Term>
        ))}
      </Terms>
      <BookingButtons>
        {invoices.map(({ kind, number }) => (
          <FileButton
            key={number}
            file={{ bookingId: id, name: kind === 'credit' ? 'credit-note.pdf' : 'invoice.pdf', number }}
            name={`${number}.pdf`}
          >
            {kind !== 'credit' && t`Rechnung herunterladen`}
            {kind === 'credit' && (hasSeveral ? t`Gutschrift ${number} herunterladen` : t`Gutschrift herunterladen`)}
          </FileButton>
        ))}
      </BookingButtons>
    </>
  );
}
