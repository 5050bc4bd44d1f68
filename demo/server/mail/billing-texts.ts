import { type AdvertValues, englishBalance, germanBalance, NO_ADVERT } from './advert-parts';
import type { MailTextOf } from './mail-texts';

/**
 * The kinds of mails to the invoice address of an order, about money. The reader may have no account, and another
 * person has entered the address. So these mails have no link into an account, and no text of the buyer.
 */
export type BillingKind =
  | 'billedInvoice'
  | 'billedCredit'
  | 'billedReminder'
  | 'billedRefund'
  | 'billedRefundWithdrawn';

const germanClosing = ({ contact }: AdvertValues) => [
  `Sie haben Fragen? Schreiben Sie uns: ${contact}`,
  'Sie bekommen diese E-Mail, weil Ihre Adresse im Auftrag als E-Mail für die Rechnung steht.',
];

const englishClosing = ({ contact }: AdvertValues) => [
  `Any questions? Write to us: ${contact}`,
  'You get this email because your address is the email for the invoice of this order.',
];

/** The German mails to the invoice address. */
export const germanBilling: Record<BillingKind, MailTextOf> = {
  billedInvoice: ({ clientName, advert = NO_ADVERT }) => ({
    subject: `${clientName}: Rechnung ${advert.invoice}`,
    lines: [
      `anbei erhalten Sie die Rechnung ${advert.invoice} zum Auftrag ${advert.number}:\n${advert.product}\n${advert.days}\n${advert.total} mit Umsatzsteuer`,
      advert.isFree
        ? 'Es ist nichts zu bezahlen.'
        : `Bitte bezahlen Sie bis zum ${advert.due}. Die Bankverbindung steht auf der Rechnung.`,
      ...germanClosing(advert),
    ],
  }),
  billedCredit: ({ clientName, advert = NO_ADVERT }) => ({
    subject: `${clientName}: Gutschrift ${advert.invoice}`,
    lines: [
      `zum Auftrag ${advert.number} schreiben wir Ihnen ${advert.total} gut. Die Gutschrift ${advert.invoice} liegt bei.`,
      germanBalance(advert.balance),
      ...germanClosing(advert),
    ],
  }),
  billedReminder: ({ clientName, advert = NO_ADVERT }) => ({
    subject: `${clientName}: Erinnerung an die Rechnung ${advert.invoice}`,
    lines: [
      `die Rechnung ${advert.invoice} zum Auftrag ${advert.number} war am ${advert.due} fällig; offen sind ${advert.total}. Die Rechnung mit der Bankverbindung liegt bei.`,
      'Haben Sie inzwischen bezahlt? Dann müssen Sie nichts tun.',
      ...germanClosing(advert),
    ],
  }),
  billedRefund: ({ clientName, day, advert = NO_ADVERT }) => ({
    subject: `${clientName}: Erstattung zum Auftrag ${advert.number}`,
    lines: [
      `wir haben Ihnen zum Auftrag ${advert.number} am ${day} ${advert.total} erstattet.`,
      ...(advert.balance.state === 'refund' ? [`Es folgen noch ${advert.balance.sum}.`] : []),
      ...germanClosing(advert),
    ],
  }),
  billedRefundWithdrawn: ({ clientName, day, advert = NO_ADVERT }) => ({
    subject: `${clientName}: Berichtigung zum Auftrag ${advert.number}`,
    lines: [
      `wir haben Ihnen geschrieben, dass wir zum Auftrag ${advert.number} am ${day} ${advert.total} erstattet haben. Das war ein Irrtum.`,
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
      `Please find attached the invoice ${advert.invoice} for the order ${advert.number}:\n${advert.product}\n${advert.days}\n${advert.total} with VAT`,
      advert.isFree ? 'There is nothing to pay.' : `Please pay by ${advert.due}. The invoice names our bank account.`,
      ...englishClosing(advert),
    ],
  }),
  billedCredit: ({ clientName, advert = NO_ADVERT }) => ({
    subject: `${clientName}: Credit note ${advert.invoice}`,
    lines: [
      `For the order ${advert.number} we credit you ${advert.total}. The credit note ${advert.invoice} is attached.`,
      englishBalance(advert.balance),
      ...englishClosing(advert),
    ],
  }),
  billedReminder: ({ clientName, advert = NO_ADVERT }) => ({
    subject: `${clientName}: Reminder of the invoice ${advert.invoice}`,
    lines: [
      `The invoice ${advert.invoice} for the order ${advert.number} was due on ${advert.due}; ${advert.total} are open. The invoice with our bank account is attached.`,
      'Have you paid meanwhile? Then there is nothing to do.',
      ...englishClosing(advert),
    ],
  }),
  billedRefund: ({ clientName, day, advert = NO_ADVERT }) => ({
    subject: `${clientName}: Refund for the order ${advert.number}`,
    lines: [
      `We have refunded you ${advert.total} for the order ${advert.number} on ${day}.`,
      ...(advert.balance.state === 'refund' ? [`${advert.balance.sum} will follow.`] : []),
      ...englishClosing(advert),
    ],
  }),
  billedRefundWithdrawn: ({ clientName, day, advert = NO_ADVERT }) => ({
    subject: `${clientName}: Correction for the order ${advert.number}`,
    lines: [
      `We wrote that we had refunded you ${advert.total} for the order ${advert.number} on ${day}. That was a mistake.`,
      englishBalance(advert.balance),
      ...englishClosing(advert),
    ],
  }),
};
