import { englishCredit, germanCredit, NO_ADVERT } from './advert-parts';
import type { MailTextOf } from './mail-texts';

/** The kinds of mails about an operator's decisions on days of an advert. */
export type AdvertDaysKind = 'advertEnded' | 'advertDaysCredited' | 'advertDayMoved';

/** The German mails about days of adverts. */
export const germanDays: Record<AdvertDaysKind, MailTextOf> = {
  advertEnded: ({ clientName, link, day = '', advert = NO_ADVERT, reason }) => ({
    subject: `${clientName}: Ihre Anzeige ist gestoppt`,
    lines: [
      `wir haben Ihre Anzeige zur Bestellung ${advert.number} gestoppt. An diesen Tagen erscheint sie nicht:\n${day}`,
      ...(reason ? [`Begründung: ${reason}`] : []),
      germanCredit(advert),
      'Hier finden Sie alles dazu:',
      link,
    ],
  }),
  advertDaysCredited: ({ clientName, link, day = '', advert = NO_ADVERT, reason }) => ({
    subject: `${clientName}: Gutschrift zu Ihrer Anzeige`,
    lines: [
      `zu Ihrer Anzeige der Bestellung ${advert.number} berechnen wir Ihnen diese Tage nicht:\n${day}`,
      ...(reason ? [`Begründung: ${reason}`] : []),
      germanCredit(advert),
      'Hier finden Sie alles dazu:',
      link,
    ],
  }),
  advertDayMoved: ({ clientName, link, day, newDay, invoicedDay, advert = NO_ADVERT, reason }) => ({
    subject: `${clientName}: Ein Tag Ihrer Anzeige ist verschoben`,
    lines: [
      `wir haben einen Tag Ihrer Anzeige zur Bestellung ${advert.number} verschoben, vom ${day} auf den ${newDay}.`,
      ...(reason ? [`Begründung: ${reason}`] : []),
      `Der Preis bleibt. Die Rechnung ${advert.invoice} gilt weiter; dort steht für diesen Tag der ${invoicedDay}.`,
      'Hier finden Sie alles dazu:',
      link,
    ],
  }),
};

/** The English mails about days of adverts. */
export const englishDays: Record<AdvertDaysKind, MailTextOf> = {
  advertEnded: ({ clientName, link, day = '', advert = NO_ADVERT, reason }) => ({
    subject: `${clientName}: Your advert has been stopped`,
    lines: [
      `We’ve stopped your advert, order ${advert.number}. It won’t appear on these days:\n${day}`,
      ...(reason ? [`Reason: ${reason}`] : []),
      englishCredit(advert),
      'You’ll find the details here:',
      link,
    ],
  }),
  advertDaysCredited: ({ clientName, link, day = '', advert = NO_ADVERT, reason }) => ({
    subject: `${clientName}: Credit for your advert`,
    lines: [
      `We won’t charge you for these days of your advert, order ${advert.number}:\n${day}`,
      ...(reason ? [`Reason: ${reason}`] : []),
      englishCredit(advert),
      'You’ll find the details here:',
      link,
    ],
  }),
  advertDayMoved: ({ clientName, link, day, newDay, invoicedDay, advert = NO_ADVERT, reason }) => ({
    subject: `${clientName}: A day of your advert has been moved`,
    lines: [
      `We’ve moved a day of your advert, order ${advert.number}, from ${day} to ${newDay}.`,
      ...(reason ? [`Reason: ${reason}`] : []),
      `The price stays the same. Invoice ${advert.invoice} remains valid; it names ${invoicedDay} for this day.`,
      'You’ll find the details here:',
      link,
    ],
  }),
};
