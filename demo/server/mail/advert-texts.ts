import { type AdvertDaysKind, englishDays, germanDays } from './advert-days-texts';
import { englishBalance, englishCredit, germanBalance, germanCredit, NO_ADVERT } from './advert-parts';
import {
  type AdvertReviewKind,
  ENGLISH_WAITING,
  englishReviews,
  GERMAN_WAITING,
  germanReviews,
} from './advert-review-texts';
import type { MailTextOf } from './mail-texts';

/** The kinds of mails about an order. */
export type AdvertKind =
  | 'advertOrdered'
  | 'advertConfirmed'
  | AdvertReviewKind
  | AdvertDaysKind
  | 'advertRejected'
  | 'advertCancelled'
  | 'advertStopped'
  | 'advertMissed'
  | 'advertReminder'
  | 'advertRefunded'
  | 'advertRefundWithdrawn';

/** The German mails about orders. */
export const germanAdverts: Record<AdvertKind, MailTextOf> = {
  ...germanReviews,
  ...germanDays,
  advertOrdered: ({ clientName, link, advert = NO_ADVERT }) => ({
    subject: `${clientName}: Ihre Bestellung ist eingegangen`,
    lines: [
      `vielen Dank für Ihre Bestellung ${advert.number}. Sie haben bestellt:\n${advert.product}\n${advert.days}\n${advert.total} inkl. MwSt.`,
      'Wir prüfen jetzt den Inhalt. Sobald die Anzeige freigegeben ist, schreiben wir Ihnen. Erst dann erscheint sie.',
      ...(advert.isEventWaiting ? [GERMAN_WAITING] : []),
      `Die Rechnung ${advert.invoice} liegt bei${advert.isFree ? '' : `. Bitte bezahlen Sie sie bis zum ${advert.due}`}. Sie finden Rechnung und Anzeige auch hier:`,
      link,
    ],
  }),
  advertConfirmed: ({ clientName, link, advert = NO_ADVERT }) => ({
    subject: `${clientName}: Ihre Anzeige ist freigegeben`,
    lines: [
      `wir haben Ihre Anzeige zur Bestellung ${advert.number} freigegeben. Damit ist sie gebucht${advert.isEventWaiting || advert.isEventHidden ? '' : ' und erscheint'}:\n${advert.product}\n${advert.days}`,
      ...(advert.isEventWaiting ? [GERMAN_WAITING] : []),
      ...(advert.isEventHidden
        ? ['Besucher sehen Ihre Veranstaltung zurzeit nicht. Solange erscheint auch die Anzeige nicht.']
        : []),
      'Hier sehen Sie die Anzeige:',
      link,
    ],
  }),
  advertRejected: ({ clientName, link, advert = NO_ADVERT, reason }) => ({
    subject: `${clientName}: Ihre Anzeige wurde abgelehnt`,
    lines: [
      `wir haben Ihre Anzeige zur Bestellung ${advert.number} abgelehnt. Sie erscheint nicht und kostet nichts.`,
      ...(reason ? [`Begründung: ${reason}`] : []),
      germanCredit(advert),
      'Hier finden Sie alles dazu und können neu bestellen:',
      link,
    ],
  }),
  advertCancelled: ({ clientName, link, advert = NO_ADVERT }) => ({
    subject: `${clientName}: Ihre Anzeige ist storniert`,
    lines: [
      `Sie haben die Bestellung ${advert.number} storniert. Die Anzeige erscheint nicht.`,
      germanCredit(advert),
      'Hier finden Sie alles dazu:',
      link,
    ],
  }),
  advertStopped: ({ clientName, link, advert = NO_ADVERT }) => ({
    subject: `${clientName}: Ihre Anzeige endet früher`,
    lines: [
      `Sie haben die Anzeige zur Bestellung ${advert.number} gestoppt. Sie erscheint nur noch an Tagen, deren Anzeigenschluss schon vorbei ist:\n${advert.days}`,
      `Die übrigen Tage entfallen. ${germanCredit(advert)}`,
      'Hier finden Sie alles dazu:',
      link,
    ],
  }),
  advertMissed: ({ clientName, link, advert = NO_ADVERT }) => ({
    subject: `${clientName}: Ihre Anzeige ist nicht rechtzeitig erschienen`,
    lines: [
      advert.isReturned
        ? `Ihre Anzeige zur Bestellung ${advert.number} ist an den vergangenen Tagen nicht erschienen, denn sie ist noch zu ändern.`
        : `wir haben Ihre Anzeige zur Bestellung ${advert.number} nicht rechtzeitig freigegeben. An den vergangenen Tagen ist sie deshalb nicht erschienen. Das tut uns leid.`,
      germanCredit(advert),
      advert.isEnded
        ? 'Sie haben keine weiteren Tage bestellt. Hier finden Sie alles dazu und können neu bestellen:'
        : `Sobald wir die Anzeige freigeben, erscheint sie noch:\n${advert.days}\nHier finden Sie alles dazu:`,
      link,
    ],
  }),
  advertReminder: ({ clientName, link, advert = NO_ADVERT }) => ({
    subject: `${clientName}: Zahlungserinnerung`,
    lines: [
      `für die Bestellung ${advert.number} fehlt uns noch eine Zahlung. Der Betrag war am ${advert.due} fällig. Bitte überweisen Sie noch ${advert.total}.`,
      'Die Rechnung mit der Bankverbindung liegt bei. Sie finden sie auch hier:',
      link,
      'Haben Sie inzwischen bezahlt? Dann müssen Sie nichts tun.',
    ],
  }),
  advertRefunded: ({ clientName, link, day, advert = NO_ADVERT }) => ({
    subject: `${clientName}: Ihre Erstattung`,
    lines: [
      `wir haben Ihnen zur Bestellung ${advert.number} am ${day} ${advert.total} erstattet.`,
      ...(advert.balance.state === 'refund' ? [`Es folgen noch ${advert.balance.sum}.`] : []),
      'Hier finden Sie alles dazu:',
      link,
    ],
  }),
  advertRefundWithdrawn: ({ clientName, link, day, advert = NO_ADVERT }) => ({
    subject: `${clientName}: Berichtigung zu Ihrer Erstattung`,
    lines: [
      `wir haben Ihnen geschrieben, dass wir zur Bestellung ${advert.number} am ${day} ${advert.total} erstattet haben. Das war ein Irrtum.`,
      germanBalance(advert.balance),
      'Hier finden Sie alles dazu:',
      link,
    ],
  }),
};

/** The English mails about orders. */
export const englishAdverts: Record<AdvertKind, MailTextOf> = {
  ...englishReviews,
  ...englishDays,
  advertOrdered: ({ clientName, link, advert = NO_ADVERT }) => ({
    subject: `${clientName}: We’ve received your order`,
    lines: [
      `Thank you for your order ${advert.number}. You’ve ordered:\n${advert.product}\n${advert.days}\n${advert.total} incl. VAT`,
      'We’re now checking the content. Once the advert is approved, we’ll write to you. It won’t appear before that.',
      ...(advert.isEventWaiting ? [ENGLISH_WAITING] : []),
      `${advert.isFree ? `The invoice ${advert.invoice} is attached` : `Please pay the attached invoice ${advert.invoice} by ${advert.due}`}. You’ll find the invoice and the advert here, too:`,
      link,
    ],
  }),
  advertConfirmed: ({ clientName, link, advert = NO_ADVERT }) => ({
    subject: `${clientName}: Your advert is approved`,
    lines: [
      `We have approved your advert, order ${advert.number}. It’s booked now${advert.isEventWaiting || advert.isEventHidden ? '' : ' and appears'}:\n${advert.product}\n${advert.days}`,
      ...(advert.isEventWaiting ? [ENGLISH_WAITING] : []),
      ...(advert.isEventHidden
        ? ['Visitors can’t see your event at the moment. Until they can, the advert won’t appear.']
        : []),
      'See the advert:',
      link,
    ],
  }),
  advertRejected: ({ clientName, link, advert = NO_ADVERT, reason }) => ({
    subject: `${clientName}: Your advert was rejected`,
    lines: [
      `We’ve rejected your advert, order ${advert.number}. It won’t appear and costs you nothing.`,
      ...(reason ? [`Reason: ${reason}`] : []),
      englishCredit(advert),
      'You’ll find the details here, where you can also order again:',
      link,
    ],
  }),
  advertCancelled: ({ clientName, link, advert = NO_ADVERT }) => ({
    subject: `${clientName}: Your advert is cancelled`,
    lines: [
      `You’ve cancelled order ${advert.number}. The advert won’t appear.`,
      englishCredit(advert),
      'You’ll find the details here:',
      link,
    ],
  }),
  advertStopped: ({ clientName, link, advert = NO_ADVERT }) => ({
    subject: `${clientName}: Your advert ends earlier`,
    lines: [
      `You’ve stopped the advert of order ${advert.number}. It only appears on days whose booking deadline has passed:\n${advert.days}`,
      `The other days are dropped. ${englishCredit(advert)}`,
      'You’ll find the details here:',
      link,
    ],
  }),
  advertMissed: ({ clientName, link, advert = NO_ADVERT }) => ({
    subject: `${clientName}: Your advert didn’t appear in time`,
    lines: [
      advert.isReturned
        ? `Your advert, order ${advert.number}, didn’t appear on the past days, as it still has to be changed.`
        : `We didn’t approve your advert, order ${advert.number}, in time, so it didn’t appear on the past days. We’re sorry.`,
      englishCredit(advert),
      advert.isEnded
        ? 'You haven’t ordered any further days. You’ll find the details here, where you can also order again:'
        : `Once we approve the advert, it will still appear:\n${advert.days}\nYou’ll find the details here:`,
      link,
    ],
  }),
  advertReminder: ({ clientName, link, advert = NO_ADVERT }) => ({
    subject: `${clientName}: Payment reminder`,
    lines: [
      `We’re still missing a payment for order ${advert.number}. It was due on ${advert.due}. Please transfer the remaining ${advert.total}.`,
      'The invoice with our bank account is attached. You’ll find it here, too:',
      link,
      'If you’ve paid in the meantime, you don’t need to do anything.',
    ],
  }),
  advertRefunded: ({ clientName, link, day, advert = NO_ADVERT }) => ({
    subject: `${clientName}: Your refund`,
    lines: [
      `We’ve refunded you ${advert.total} for order ${advert.number} on ${day}.`,
      ...(advert.balance.state === 'refund' ? [`${advert.balance.sum} will follow.`] : []),
      'You’ll find the details here:',
      link,
    ],
  }),
  advertRefundWithdrawn: ({ clientName, link, day, advert = NO_ADVERT }) => ({
    subject: `${clientName}: Correction of your refund`,
    lines: [
      `We wrote that we had refunded you ${advert.total} for order ${advert.number} on ${day}. That was a mistake.`,
      englishBalance(advert.balance),
      'You’ll find the details here:',
      link,
    ],
  }),
};
