import { type AdvertValues, englishBalance, germanBalance, NO_ADVERT } from './advert-parts';
import type { MailTextOf } from './mail-texts';

/**
 * The kinds of mails to the invoice address of an order, about money. The reader may have no account, and another
 * person has entered the address. So these mails have no link into an account, and no text of the buyer.
 */
export type BillingKind =
  | 'billedInvoice'
  | 'billedCredit'
  | 'billedDayMoved'
  | 'billedReminder'
  | 'billedRefund'
  | 'billedRefundWithdrawn';

const germanClosing = ({ contact }: AdvertValues) => [
  `Sie haben Fragen? Schreiben Sie uns: ${contact}`,
  'Sie bekommen diese E-Mail, weil Ihre Adresse in der Bestellung als E-Mail für die Rechnung angegeben ist.',
];

const englishClosing = ({ contact }: AdvertValues) => [
  `Any questions? Write to us: ${contact}`,
  'You’re getting this email because your address was given as the email for the invoice of this order.',
];

/** The German mails to the invoice address. */
export const germanBilling: Record<BillingKind, MailTextOf> = {
  billedInvoice: ({ clientName, advert = NO_ADVERT }) => ({
    subject: `${clientName}: Rechnung ${advert.invoice}`,
    lines: [
      `anbei erhalten Sie die Rechnung ${advert.invoice} zur Bestellung ${advert.number}:\n${advert.product}\n${advert.days}\n${advert.total} inkl. MwSt.`,
      advert.isFree
        ? 'Es ist nichts zu bezahlen.'
        : `Bitte bezahlen Sie bis zum ${advert.due}. Die Bankverbindung finden Sie auf der Rechnung.`,
      ...germanClosing(advert),
    ],
  }),
  billedCredit: ({ clientName, advert = NO_ADVERT }) => ({
    subject: `${clientName}: Gutschrift ${advert.invoice}`,
    lines: [
      `zur Bestellung ${advert.number} schreiben wir Ihnen ${advert.total} gut. Die Gutschrift ${advert.invoice} liegt bei.`,
      germanBalance(advert.balance),
      ...germanClosing(advert),
    ],
  }),
  billedDayMoved: ({ clientName, day, newDay, invoicedDay, advert = NO_ADVERT }) => ({
    subject: `${clientName}: Verschobener Tag zur Rechnung ${advert.invoice}`,
    lines: [
      `zur Bestellung ${advert.number} haben wir einen Tag vom ${day} auf den ${newDay} verschoben.`,
      `Der Preis bleibt. Die Rechnung ${advert.invoice} gilt weiter; dort steht für diesen Tag der ${invoicedDay}.`,
      ...germanClosing(advert),
    ],
  }),
  billedReminder: ({ clientName, advert = NO_ADVERT }) => ({
    subject: `${clientName}: Erinnerung an die Rechnung ${advert.invoice}`,
    lines: [
      `die Rechnung ${advert.invoice} zur Bestellung ${advert.number} war am ${advert.due} fällig. Bitte überweisen Sie noch ${advert.total}. Die Rechnung mit der Bankverbindung liegt bei.`,
      'Haben Sie inzwischen bezahlt? Dann müssen Sie nichts tun.',
      ...germanClosing(advert),
    ],
  }),
  billedRefund: ({ clientName, day, advert = NO_ADVERT }) => ({
    subject: `${clientName}: Erstattung zur Bestellung ${advert.number}`,
    lines: [
      `wir haben Ihnen zur Bestellung ${advert.number} am ${day} ${advert.total} erstattet.`,
      ...(advert.balance.state === 'refund' ? [`Es folgen noch ${advert.balance.sum}.`] : []),
      ...germanClosing(advert),
    ],
  }),
  billedRefundWithdrawn: ({ clientName, day, advert = NO_ADVERT }) => ({
    subject: `${clientName}: Berichtigung zur Bestellung ${advert.number}`,
    lines: [
      `wir haben Ihnen geschrieben, dass wir zur Bestellung ${advert.number} am ${day} ${advert.total} erstattet haben. Das war ein Irrtum.`,
      germanBalance(advert.balance),
      ...germanClosing(advert),
    ],
  }),
};

/** The English mails to the invoice address. */
export const englishBilling: Record<BillingKind, MailTextOf> = {
  billedInvoice: ({ clientName, advert = NO_ADVERT }) => ({
    subject: `${clientName}: Invoice ${advert.invoice}`,
    lines: [
      `Your invoice ${advert.invoice} for order ${advert.number} is attached:\n${advert.product}\n${advert.days}\n${advert.total} incl. VAT`,
      advert.isFree
        ? 'There’s nothing to pay.'
        : `Please pay by ${advert.due}. You’ll find our bank account on the invoice.`,
      ...englishClosing(advert),
    ],
  }),
  billedCredit: ({ clientName, advert = NO_ADVERT }) => ({
    subject: `${clientName}: Credit note ${advert.invoice}`,
    lines: [
      `We’ve credited you ${advert.total} for order ${advert.number}. Credit note ${advert.invoice} is attached.`,
      englishBalance(advert.balance),
      ...englishClosing(advert),
    ],
  }),
  billedDayMoved: ({ clientName, day, newDay, invoicedDay, advert = NO_ADVERT }) => ({
    subject: `${clientName}: Moved day of invoice ${advert.invoice}`,
    lines: [
      `We’ve moved a day of order ${advert.number} from ${day} to ${newDay}.`,
      `The price stays the same. Invoice ${advert.invoice} remains valid; it names ${invoicedDay} for this day.`,
      ...englishClosing(advert),
    ],
  }),
  billedReminder: ({ clientName, advert = NO_ADVERT }) => ({
    subject: `${clientName}: Reminder: invoice ${advert.invoice}`,
    lines: [
      `Invoice ${advert.invoice} for order ${advert.number} was due on ${advert.due}. Please transfer the remaining ${advert.total}. The invoice with our bank account is attached.`,
      'If you’ve paid in the meantime, you don’t need to do anything.',
      ...englishClosing(advert),
    ],
  }),
  billedRefund: ({ clientName, day, advert = NO_ADVERT }) => ({
    subject: `${clientName}: Refund for order ${advert.number}`,
    lines: [
      `We’ve refunded you ${advert.total} for order ${advert.number} on ${day}.`,
      ...(advert.balance.state === 'refund' ? [`${advert.balance.sum} will follow.`] : []),
      ...englishClosing(advert),
    ],
  }),
  billedRefundWithdrawn: ({ clientName, day, advert = NO_ADVERT }) => ({
    subject: `${clientName}: Correction for order ${advert.number}`,
    lines: [
      `We wrote that we had refunded you ${advert.total} for order ${advert.number} on ${day}. That was a mistake.`,
      englishBalance(advert.balance),
      ...englishClosing(advert),
    ],
  }),
};
