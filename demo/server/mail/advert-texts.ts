import { type AdvertValues, englishBalance, germanBalance, NO_ADVERT } from './advert-parts';
import type { MailTextOf } from './mail-texts';

/** The kinds of mails about an order. */
export type AdvertKind =
  | 'advertOrdered'
  | 'advertConfirmed'
  | 'advertRejected'
  | 'advertCancelled'
  | 'advertStopped'
  | 'advertMissed'
  | 'advertReminder'
  | 'advertRefunded'
  | 'advertRefundWithdrawn';

/** Returns the German sentence about the attached credit note and the balance. */
const germanCredit = ({ invoice, balance }: AdvertValues): string =>
  invoice ? `Die Gutschrift ${invoice} liegt bei. ${germanBalance(balance)}` : 'Dafür gibt es keine Gutschrift.';

const englishCredit = ({ invoice, balance }: AdvertValues): string =>
  invoice ? `The credit note ${invoice} is attached. ${englishBalance(balance)}` : 'There is no credit note for it.';

const GERMAN_WAITING =
  'Ihre Veranstaltung wird noch geprüft. Die Anzeige erscheint erst, wenn die Veranstaltung freigegeben ist.';
const ENGLISH_WAITING = 'Your event is still being reviewed. The advert does not appear until the event is approved.';

/** The German mails about orders. */
export const germanAdverts: Record<AdvertKind, MailTextOf> = {
  advertOrdered: ({ clientName, link, advert = NO_ADVERT }) => ({
    subject: `${clientName}: Ihre Bestellung ist eingegangen`,
    lines: [
      `vielen Dank für Ihren Auftrag ${advert.number}. Sie haben bestellt:\n${advert.product}\n${advert.days}\n${advert.total} mit Umsatzsteuer`,
      'Wir prüfen jetzt den Inhalt. Sobald die Anzeige freigegeben ist, schreiben wir Ihnen; dann erst erscheint sie.',
      ...(advert.isEventWaiting ? [GERMAN_WAITING] : []),
      `Die Rechnung ${advert.invoice} liegt bei${advert.isFree ? '' : `; sie ist bis zum ${advert.due} zu bezahlen`}. Rechnung und Anzeige finden Sie auch hier:`,
      link,
    ],
  }),
  advertConfirmed: ({ clientName, link, advert = NO_ADVERT }) => ({
    subject: `${clientName}: Ihre Anzeige ist freigegeben`,
    lines: [
      `wir haben Ihre Anzeige zum Auftrag ${advert.number} freigegeben. Damit ist sie gebucht${advert.isEventWaiting || advert.isEventHidden ? '' : ' und erscheint'}:\n${advert.product}\n${advert.days}`,
      ...(advert.isEventWaiting ? [GERMAN_WAITING] : []),
      ...(advert.isEventHidden
        ? ['Besucher sehen Ihre Veranstaltung zurzeit nicht. Solange das so ist, erscheint die Anzeige nicht.']
        : []),
      'Hier sehen Sie die Anzeige:',
      link,
    ],
  }),
  advertRejected: ({ clientName, link, advert = NO_ADVERT, reason }) => ({
    subject: `${clientName}: Ihre Anzeige wurde abgelehnt`,
    lines: [
      `wir haben Ihre Anzeige zum Auftrag ${advert.number} abgelehnt. Sie erscheint nicht und kostet nichts.`,
      ...(reason ? [`Begründung: ${reason}`] : []),
      germanCredit(advert),
      'Hier finden Sie alles dazu und können neu bestellen:',
      link,
    ],
  }),
  advertCancelled: ({ clientName, link, advert = NO_ADVERT }) => ({
    subject: `${clientName}: Ihre Anzeige ist storniert`,
    lines: [
      `Sie haben den Auftrag ${advert.number} storniert. Die Anzeige erscheint nicht.`,
      germanCredit(advert),
      'Hier finden Sie alles dazu:',
      link,
    ],
  }),
  advertStopped: ({ clientName, link, advert = NO_ADVERT }) => ({
    subject: `${clientName}: Ihre Anzeige endet früher`,
    lines: [
      `Sie haben den Auftrag ${advert.number} beendet. Die Anzeige erscheint nur noch so weit, wie der Anzeigenschluss schon vorbei ist:\n${advert.days}`,
      `Die übrigen Tage entfallen. ${germanCredit(advert)}`,
      'Hier finden Sie alles dazu:',
      link,
    ],
  }),
  advertMissed: ({ clientName, link, advert = NO_ADVERT }) => ({
    subject: `${clientName}: Ihre Anzeige ist nicht rechtzeitig erschienen`,
    lines: [
      `wir haben Ihre Anzeige zum Auftrag ${advert.number} nicht rechtzeitig freigegeben. An den vergangenen Tagen ist sie deshalb nicht erschienen. Das tut uns leid.`,
      germanCredit(advert),
      advert.isEnded
        ? 'Weitere Tage sind nicht bestellt. Hier finden Sie alles dazu und können neu bestellen:'
        : `Sobald wir die Anzeige freigeben, erscheint sie noch:\n${advert.days}\nHier finden Sie alles dazu:`,
      link,
    ],
  }),
  advertReminder: ({ clientName, link, advert = NO_ADVERT }) => ({
    subject: `${clientName}: Zahlungserinnerung`,
    lines: [
      `für den Auftrag ${advert.number} ist noch nichts oder nicht alles bei uns eingegangen. Fällig war der Betrag am ${advert.due}; offen sind ${advert.total}.`,
      'Die Rechnung mit der Bankverbindung liegt bei. Sie finden sie auch hier:',
      link,
      'Haben Sie inzwischen bezahlt? Dann müssen Sie nichts tun.',
    ],
  }),
  advertRefunded: ({ clientName, link, day, advert = NO_ADVERT }) => ({
    subject: `${clientName}: Ihre Erstattung`,
    lines: [
      `wir haben Ihnen zum Auftrag ${advert.number} am ${day} ${advert.total} erstattet.`,
      ...(advert.balance.state === 'refund' ? [`Es folgen noch ${advert.balance.sum}.`] : []),
      'Hier finden Sie alles dazu:',
      link,
    ],
  }),
  advertRefundWithdrawn: ({ clientName, link, day, advert = NO_ADVERT }) => ({
    subject: `${clientName}: Berichtigung zu Ihrer Erstattung`,
    lines: [
      `wir haben Ihnen geschrieben, dass wir zum Auftrag ${advert.number} am ${day} ${advert.total} erstattet haben. Das war ein Irrtum.`,
      germanBalance(advert.balance),
      'Hier finden Sie alles dazu:',
      link,
    ],
  }),
};

/** The English mails about orders. */
export const englishAdverts: Record<AdvertKind, MailTextOf> = {
  advertOrdered: ({ clientName, link, advert = NO_ADVERT }) => ({
    subject: `${clientName}: We've received your order`,
    lines: [
      `Thank you for your order ${advert.number}. You have ordered:\n${advert.product}\n${advert.days}\n${advert.total} with VAT`,
      'We are checking the content now. As soon as the advert is approved, we will write to you; only then does it appear.',
      ...(advert.isEventWaiting ? [ENGLISH_WAITING] : []),
      `${advert.isFree ? `The invoice ${advert.invoice} is attached` : `Please pay the attached invoice ${advert.invoice} by ${advert.due}`}. You find the invoice and the advert here as well:`,
      link,
    ],
  }),
  advertConfirmed: ({ clientName, link, advert = NO_ADVERT }) => ({
    subject: `${clientName}: Your advert is approved`,
    lines: [
      `We have approved your advert, order ${advert.number}. It is booked now${advert.isEventWaiting || advert.isEventHidden ? '' : ' and appears'}:\n${advert.product}\n${advert.days}`,
      ...(advert.isEventWaiting ? [ENGLISH_WAITING] : []),
      ...(advert.isEventHidden
        ? ['Visitors do not see your event at the moment. As long as that is so, the advert does not appear.']
        : []),
      'See the advert:',
      link,
    ],
  }),
  advertRejected: ({ clientName, link, advert = NO_ADVERT, reason }) => ({
    subject: `${clientName}: Your advert was rejected`,
    lines: [
      `We have rejected your advert, order ${advert.number}. It does not appear and costs nothing.`,
      ...(reason ? [`Reason: ${reason}`] : []),
      englishCredit(advert),
      'You find everything about it here, and can order again:',
      link,
    ],
  }),
  advertCancelled: ({ clientName, link, advert = NO_ADVERT }) => ({
    subject: `${clientName}: Your advert is cancelled`,
    lines: [
      `You have cancelled the order ${advert.number}. The advert does not appear.`,
      englishCredit(advert),
      'You find everything about it here:',
      link,
    ],
  }),
  advertStopped: ({ clientName, link, advert = NO_ADVERT }) => ({
    subject: `${clientName}: Your advert ends earlier`,
    lines: [
      `You have ended the order ${advert.number}. The advert appears only as far as it is too late to change that:\n${advert.days}`,
      `The other days are dropped. ${englishCredit(advert)}`,
      'You find everything about it here:',
      link,
    ],
  }),
  advertMissed: ({ clientName, link, advert = NO_ADVERT }) => ({
    subject: `${clientName}: Your advert did not appear in time`,
    lines: [
      `We did not approve your advert, order ${advert.number}, in time, so it did not appear on the past days. We are sorry.`,
      englishCredit(advert),
      advert.isEnded
        ? 'No further days are ordered. Here you find everything about it, and can order again:'
        : `As soon as we approve the advert, it still appears:\n${advert.days}\nHere you find everything about it:`,
      link,
    ],
  }),
  advertReminder: ({ clientName, link, advert = NO_ADVERT }) => ({
    subject: `${clientName}: Payment reminder`,
    lines: [
      `For the order ${advert.number} we have not received all that is to be paid. It was due on ${advert.due}; ${advert.total} are open.`,
      'The invoice with our bank account is attached. You find it here as well:',
      link,
      'Have you paid meanwhile? Then there is nothing to do.',
    ],
  }),
  advertRefunded: ({ clientName, link, day, advert = NO_ADVERT }) => ({
    subject: `${clientName}: Your refund`,
    lines: [
      `We have refunded you ${advert.total} for the order ${advert.number} on ${day}.`,
      ...(advert.balance.state === 'refund' ? [`${advert.balance.sum} will follow.`] : []),
      'You find everything about it here:',
      link,
    ],
  }),
  advertRefundWithdrawn: ({ clientName, link, day, advert = NO_ADVERT }) => ({
    subject: `${clientName}: Correction of your refund`,
    lines: [
      `We wrote that we had refunded you ${advert.total} for the order ${advert.number} on ${day}. That was a mistake.`,
      englishBalance(advert.balance),
      'You find everything about it here:',
      link,
    ],
  }),
};
