import { NO_ADVERT } from './advert-parts';
import type { MailTextOf } from './mail-texts';

/** The kinds of mails to the back office. */
export type BackOfficeKind = 'advertUnapproved';

/** The mails to the back office, in German only. */
export const backOfficeTexts: Record<BackOfficeKind, MailTextOf> = {
  advertUnapproved: ({ clientName, link, day, advert = NO_ADVERT }) => ({
    subject: `${clientName}: Eine Anzeige wartet auf Freigabe und soll bald erscheinen`,
    lines: [
      `die Bestellung ${advert.number} ist noch nicht freigegeben. Die Anzeige soll ab ${day} erscheinen:\n${advert.product}`,
      'Für jeden Tag, der ohne Freigabe vergeht, bekommt der Kunde eine Gutschrift.',
      'Hier können Sie entscheiden:',
      link,
    ],
  }),
};
