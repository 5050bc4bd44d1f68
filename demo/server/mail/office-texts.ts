import { NO_ADVERT } from './advert-parts';
import type { Text } from './mail-texts';

/** What the office is told. */
export type OfficeKind = 'advertUnapproved';

/** To the office, in German, as all of it is. */
export const officeTexts: Record<OfficeKind, Text> = {
  advertUnapproved: ({ clientName, link, day, advert = NO_ADVERT }) => ({
    subject: `${clientName}: Eine Anzeige wartet auf Freigabe und soll bald erscheinen`,
    lines: [
      `der Auftrag ${advert.number} ist noch nicht freigegeben. Die Anzeige soll ab ${day} erscheinen:\n${advert.product}`,
      'Jeder Tag, der ohne Freigabe vergeht, wird dem Auftraggeber gutgeschrieben.',
      'Hier können Sie entscheiden:',
      link,
    ],
  }),
};
