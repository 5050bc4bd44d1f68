import type { Text } from './mail-texts';

/** What happens to an order of an advert. */
export type AdvertKind =
  | 'advertOrdered'
  | 'advertConfirmed'
  | 'advertRejected'
  | 'advertCancelled'
  | 'advertStopped'
  | 'advertReminder';

/** What a mail says of an order, in words of its language. */
export type AdvertParts = {
  number: string;
  product: string;
  days: string;
  /** With VAT. */
  total: string;
  /** The newest invoice or credit note, and until when it has to be paid. */
  invoice: string;
  due: string;
  /** Whether the event has still to be approved, or is not to be seen: meanwhile the advert does not appear. */
  isEventWaiting?: boolean;
  isEventHidden?: boolean;
};

const NONE: AdvertParts = { number: '', product: '', days: '', total: '', invoice: '', due: '' };

const GERMAN_WAITING =
  'Ihre Veranstaltung wird noch geprüft. Die Anzeige erscheint erst, wenn die Veranstaltung freigegeben ist.';
const ENGLISH_WAITING = 'Your event is still being reviewed. The advert does not appear until the event is approved.';

/** About orders of adverts, in German. */
export const germanAdverts: Record<AdvertKind, Text> = {
  advertOrdered: ({ clientName, link, advert = NONE }) => ({
    subject: `${clientName}: Ihre Anzeige ist gebucht`,
    lines: [
      `vielen Dank für Ihren Auftrag ${advert.number}. Sie haben gebucht:\n${advert.product}\n${advert.days}\n${advert.total} mit Umsatzsteuer`,
      'Wir prüfen jetzt den Inhalt. Sobald die Anzeige freigegeben ist, schreiben wir Ihnen.',
      ...(advert.isEventWaiting ? [GERMAN_WAITING] : []),
      `Die Rechnung ${advert.invoice} liegt bei; sie ist bis zum ${advert.due} zu bezahlen. Rechnung und Anzeige finden Sie auch hier:`,
      link,
    ],
  }),
  advertConfirmed: ({ clientName, link, advert = NONE }) => ({
    subject: `${clientName}: Ihre Anzeige ist freigegeben`,
    lines: [
      `wir haben Ihre Anzeige zum Auftrag ${advert.number} freigegeben. ${advert.isEventWaiting || advert.isEventHidden ? 'Gebucht ist' : 'Sie erscheint wie gebucht'}:\n${advert.product}\n${advert.days}`,
      ...(advert.isEventWaiting ? [GERMAN_WAITING] : []),
      ...(advert.isEventHidden
        ? ['Besucher sehen Ihre Veranstaltung zurzeit nicht. Solange das so ist, erscheint die Anzeige nicht.']
        : []),
      'Hier sehen Sie die Anzeige:',
      link,
    ],
  }),
  advertRejected: ({ clientName, link, advert = NONE, reason }) => ({
    subject: `${clientName}: Ihre Anzeige wurde abgelehnt`,
    lines: [
      `wir haben Ihre Anzeige zum Auftrag ${advert.number} abgelehnt. Sie erscheint nicht und kostet nichts.`,
      ...(reason ? [`Begründung: ${reason}`] : []),
      'Die Gutschrift liegt bei. Sie finden sie auch hier und können von dort neu buchen:',
      link,
    ],
  }),
  advertCancelled: ({ clientName, link, advert = NONE }) => ({
    subject: `${clientName}: Ihre Anzeige ist storniert`,
    lines: [
      `Sie haben den Auftrag ${advert.number} storniert. Die Anzeige erscheint nicht.`,
      `Die Gutschrift ${advert.invoice} liegt bei. Sie finden sie auch hier:`,
      link,
    ],
  }),
  advertStopped: ({ clientName, link, advert = NONE }) => ({
    subject: `${clientName}: Ihre Anzeige endet früher`,
    lines: [
      `Sie haben den Auftrag ${advert.number} beendet. Die Anzeige erscheint nur noch so weit, wie der Anzeigenschluss schon vorbei ist:\n${advert.days}`,
      `Über die übrigen Tage haben wir die Gutschrift ${advert.invoice} geschrieben. Sie liegt bei, und Sie finden sie auch hier:`,
      link,
    ],
  }),
  advertReminder: ({ clientName, link, advert = NONE }) => ({
    subject: `${clientName}: Zahlungserinnerung`,
    lines: [
      `für den Auftrag ${advert.number} ist noch nichts oder nicht alles bei uns eingegangen. Fällig war der Betrag am ${advert.due}; offen sind ${advert.total}.`,
      'Die Rechnung mit der Bankverbindung liegt bei. Sie finden sie auch hier:',
      link,
      'Haben Sie inzwischen bezahlt? Dann müssen Sie nichts tun.',
    ],
  }),
};

/** The same in English. */
export const englishAdverts: Record<AdvertKind, Text> = {
  advertOrdered: ({ clientName, link, advert = NONE }) => ({
    subject: `${clientName}: Your advert is booked`,
    lines: [
      `Thank you for your order ${advert.number}. You have booked:\n${advert.product}\n${advert.days}\n${advert.total} with VAT`,
      'We are checking the content now. As soon as the advert is approved, we will write to you.',
      ...(advert.isEventWaiting ? [ENGLISH_WAITING] : []),
      `Please pay the attached invoice ${advert.invoice} by ${advert.due}. You find the invoice and the advert here as well:`,
      link,
    ],
  }),
  advertConfirmed: ({ clientName, link, advert = NONE }) => ({
    subject: `${clientName}: Your advert is approved`,
    lines: [
      `We have approved your advert, order ${advert.number}. ${advert.isEventWaiting || advert.isEventHidden ? 'It is booked' : 'It appears as booked'}:\n${advert.product}\n${advert.days}`,
      ...(advert.isEventWaiting ? [ENGLISH_WAITING] : []),
      ...(advert.isEventHidden
        ? ['Visitors do not see your event at the moment. As long as that is so, the advert does not appear.']
        : []),
      'See the advert:',
      link,
    ],
  }),
  advertRejected: ({ clientName, link, advert = NONE, reason }) => ({
    subject: `${clientName}: Your advert was rejected`,
    lines: [
      `We have rejected your advert, order ${advert.number}. It does not appear and costs nothing.`,
      ...(reason ? [`Reason: ${reason}`] : []),
      'The credit note is attached. You find it here as well, and can book again from there:',
      link,
    ],
  }),
  advertCancelled: ({ clientName, link, advert = NONE }) => ({
    subject: `${clientName}: Your advert is cancelled`,
    lines: [
      `You have cancelled the order ${advert.number}. The advert does not appear.`,
      `The credit note ${advert.invoice} is attached. You find it here as well:`,
      link,
    ],
  }),
  advertStopped: ({ clientName, link, advert = NONE }) => ({
    subject: `${clientName}: Your advert ends earlier`,
    lines: [
      `You have ended the order ${advert.number}. The advert appears only as far as it is too late to change that:\n${advert.days}`,
      `For the other days we have written the credit note ${advert.invoice}. It is attached, and you find it here as well:`,
      link,
    ],
  }),
  advertReminder: ({ clientName, link, advert = NONE }) => ({
    subject: `${clientName}: Payment reminder`,
    lines: [
      `For the order ${advert.number} we have not received all that is to be paid. It was due on ${advert.due}; ${advert.total} are open.`,
      'The invoice with our bank account is attached. You find it here as well:',
      link,
      'Have you paid meanwhile? Then there is nothing to do.',
    ],
  }),
};
