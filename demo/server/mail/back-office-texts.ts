import { NO_ADVERT } from './advert-parts';
import type { MailTextOf } from './mail-texts';

/** The kinds of mails to the back office. */
export type BackOfficeKind = 'advertUnapproved' | OperatorMailKind;

/** The kinds of mails to operators about their own accounts. */
export type OperatorMailKind = 'operatorInvited' | 'operatorReset' | 'operatorPasswordChanged';

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
  operatorInvited: ({ link, inviter }) => ({
    subject: 'Ihr Zugang zur Verwaltung der Veranstaltungen',
    lines: [
      `${inviter ? `${inviter} hat Sie` : 'Sie sind'} zur Verwaltung der Veranstaltungen eingeladen. Hier legen Sie Ihr Passwort fest:`,
      link,
      'Der Link gilt sieben Tage und nur einmal. Danach melden Sie sich mit dieser Adresse und Ihrem Passwort an.',
      'Sie kennen das nicht? Dann müssen Sie nichts tun.',
    ],
  }),
  operatorReset: ({ link }) => ({
    subject: 'Neues Passwort für die Verwaltung festlegen',
    lines: [
      'Sie möchten ein neues Passwort für die Verwaltung der Veranstaltungen. Hier legen Sie es fest:',
      link,
      'Der Link gilt 60 Minuten und nur einmal.',
      'Sie haben das nicht angefordert? Dann müssen Sie nichts tun. Ihr Passwort bleibt, wie es ist.',
    ],
  }),
  operatorPasswordChanged: ({ link }) => ({
    subject: 'Ihr Passwort für die Verwaltung wurde geändert',
    lines: [
      'das Passwort Ihres Zugangs zur Verwaltung der Veranstaltungen wurde soeben geändert. Auf allen anderen Geräten sind Sie abgemeldet.',
      'Waren Sie es nicht? Dann legen Sie bitte gleich ein neues Passwort fest:',
      link,
    ],
  }),
};
