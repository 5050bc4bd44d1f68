import { NO_ADVERT } from './advert-parts';
import type { MailTextOf } from './mail-texts';

/** The kinds of mails about an operator's corrections of an advert, and about its return to the buyer. */
export type AdvertReviewKind = 'advertCorrected' | 'advertReturned';

/** The sentence about an event that is not approved yet. */
export const GERMAN_WAITING =
  'Ihre Veranstaltung wird noch geprüft. Die Anzeige erscheint erst, wenn die Veranstaltung freigegeben ist.';
export const ENGLISH_WAITING =
  'Your event is still being reviewed. The advert won’t appear until the event is approved.';

/** The German mails about reviews of adverts. */
export const germanReviews: Record<AdvertReviewKind, MailTextOf> = {
  advertCorrected: ({ clientName, link, advert = NO_ADVERT, fields }) => ({
    subject: `${clientName}: Ihre Anzeige ist freigegeben`,
    lines: [
      `wir haben Ihre Anzeige zur Bestellung ${advert.number} korrigiert und freigegeben. Damit ist sie gebucht:\n${advert.product}\n${advert.days}`,
      ...(fields ? [`Korrigiert: ${fields}`] : []),
      ...(advert.isEventWaiting ? [GERMAN_WAITING] : []),
      'Hier sehen Sie die Anzeige:',
      link,
    ],
  }),
  advertReturned: ({ clientName, link, advert = NO_ADVERT, reason, fields }) => ({
    subject: `${clientName}: Bitte ändern Sie Ihre Anzeige`,
    lines: [
      `wir können Ihre Anzeige zur Bestellung ${advert.number} so noch nicht freigeben. Ihre Tage bleiben gebucht:\n${advert.days}`,
      ...(reason ? [`Begründung: ${reason}`] : []),
      ...(fields ? [`Es betrifft: ${fields}`] : []),
      'Bitte ändern Sie die Anzeige und senden Sie sie noch einmal. Tage, die bis dahin vergehen, schreiben wir Ihnen gut:',
      link,
    ],
  }),
};

/** The English mails about reviews of adverts. */
export const englishReviews: Record<AdvertReviewKind, MailTextOf> = {
  advertCorrected: ({ clientName, link, advert = NO_ADVERT, fields }) => ({
    subject: `${clientName}: Your advert is approved`,
    lines: [
      `We have corrected and approved your advert, order ${advert.number}. It’s booked now:\n${advert.product}\n${advert.days}`,
      ...(fields ? [`Corrected: ${fields}`] : []),
      ...(advert.isEventWaiting ? [ENGLISH_WAITING] : []),
      'See the advert:',
      link,
    ],
  }),
  advertReturned: ({ clientName, link, advert = NO_ADVERT, reason, fields }) => ({
    subject: `${clientName}: Please change your advert`,
    lines: [
      `We can’t approve your advert, order ${advert.number}, as it is. Your days stay booked:\n${advert.days}`,
      ...(reason ? [`Reason: ${reason}`] : []),
      ...(fields ? [`It’s about: ${fields}`] : []),
      'Please change the advert and send it again. We’ll credit days that pass in the meantime:',
      link,
    ],
  }),
};
