import type { AdvertValues } from './advert-parts';
import { type AdvertKind, englishAdverts, germanAdverts } from './advert-texts';
import { type BackOfficeKind, backOfficeTexts } from './back-office-texts';
import { type BillingKind, englishBilling, germanBilling } from './billing-texts';
import { type DecisionKind, englishDecisions, germanDecisions } from './decision-texts';
import type { ConfirmedName } from './recipient';
import { englishSearches, germanSearches, type SearchMailKind, type SearchValues } from './search-texts';
import { englishSignUps, germanSignUps, type SignUpKind } from './sign-up-texts';

/** The languages of mails. */
export type MailLanguage = 'de' | 'en';

/** The kind of a mail. */
export type MailKind =
  | AdvertKind
  | BillingKind
  | DecisionKind
  | BackOfficeKind
  | SearchMailKind
  | SignUpKind
  | 'magic'
  | 'reset'
  | 'passwordChanged'
  | 'passwordDropped'
  | 'confirmNewEmail'
  | 'emailChangeAsked'
  | 'deletionAsked'
  | 'deletionByOperator'
  | 'deletionCalledOff';

/** The result for a record that is decided together with its role relation; `late` is one whose dates are over. */
export type DecidedRecord = {
  kind: 'event' | 'article';
  id: string;
  title: string;
  outcome: 'published' | 'refused' | 'late';
  /** True if visitors see an earlier version of it. */
  isChange: boolean;
  /** The reason for one that is not published. */
  reason: string;
};

/** A record of the reader that was decided with a relation. */
export type MailedRecord = Pick<DecidedRecord, 'kind' | 'title' | 'outcome' | 'isChange' | 'reason'> & {
  /** The address of its page for visitors. */
  link: string;
};

/**
 * The values in a text. All come from an operator or the reader: nobody may use our mails to write to strangers. The
 * name of the person appears in the greeting alone, which is separate from the text.
 */
export type MailValues = {
  clientName: string;
  /** The address of the portal, with a key if the mail has one. */
  link: string;
  /** True if an operator approves new accounts before they can log in. */
  isApproved: boolean;
  /** The operator who invites the reader to the back office. */
  inviter?: string;
  /** A formatted day. */
  day?: string;
  /** The day to which it was moved, and the day that the invoice names for it. */
  newDay?: string;
  invoicedDay?: string;
  /** The role and the name of a relation. */
  relation?: string;
  /** The name of an address that the reader has suggested. */
  address?: string;
  /** The title of an event or an article of the reader. */
  event?: string;
  /** True if visitors see an earlier version of it. */
  isChange?: boolean;
  /** The fields that the decision names, as labels. */
  fields?: string;
  /** The operator's reason. */
  reason?: string;
  /** The events and articles of the reader that were decided with a relation. */
  records?: readonly MailedRecord[];
  advert?: AdvertValues;
  search?: SearchValues;
};

/** Returns the subject and the lines of one kind of mail. */
export type MailTextOf = (values: MailValues) => { subject: string; lines: string[] };

const german: Record<MailKind, MailTextOf> = {
  ...germanAdverts,
  ...germanBilling,
  ...germanDecisions,
  ...backOfficeTexts,
  ...germanSearches,
  ...germanSignUps,
  magic: ({ clientName, link }) => ({
    subject: `${clientName}: Ihr Link zum Anmelden`,
    lines: [
      `mit diesem Link melden Sie sich ohne Passwort im Portal „${clientName}“ an:`,
      link,
      'Der Link gilt 15 Minuten und nur einmal.',
      'Bitte geben Sie ihn nicht weiter. Sie haben keinen Link angefordert? Dann müssen Sie nichts tun.',
    ],
  }),
  reset: ({ clientName, link }) => ({
    subject: `${clientName}: Neues Passwort festlegen`,
    lines: [
      `Sie möchten ein neues Passwort für Ihr Konto im Portal „${clientName}“. Hier legen Sie es fest:`,
      link,
      'Der Link gilt 60 Minuten und nur einmal.',
      'Sie haben das nicht angefordert? Dann müssen Sie nichts tun. Ihr Passwort bleibt, wie es ist.',
    ],
  }),
  passwordChanged: ({ clientName, link }) => ({
    subject: `${clientName}: Ihr Passwort wurde geändert`,
    lines: [
      `das Passwort Ihres Kontos im Portal „${clientName}“ wurde soeben geändert. Auf allen anderen Geräten sind Sie abgemeldet.`,
      'Waren Sie es nicht? Dann legen Sie bitte gleich ein neues Passwort fest:',
      link,
    ],
  }),
  passwordDropped: ({ clientName, link }) => ({
    subject: `${clientName}: Bitte legen Sie ein Passwort fest`,
    lines: [
      `Sie haben sich im Portal „${clientName}“ zum ersten Mal mit einem Link angemeldet. Damit ist Ihre E-Mail-Adresse bestätigt.`,
      'Das Passwort aus der Registrierung gilt nicht mehr, denn die Adresse war damals noch nicht bestätigt. Hier legen Sie ein neues fest:',
      link,
    ],
  }),
  confirmNewEmail: ({ clientName, link }) => ({
    subject: `${clientName}: Bitte bestätigen Sie Ihre neue E-Mail-Adresse`,
    lines: [
      `diese Adresse wurde für ein Konto im Portal „${clientName}“ eingetragen. Bitte bestätigen Sie sie:`,
      link,
      'Der Link gilt 48 Stunden und nur einmal. Bis dahin gilt die bisherige Adresse.',
      'Sie kennen das Konto nicht? Dann müssen Sie nichts tun.',
    ],
  }),
  emailChangeAsked: ({ clientName, link }) => ({
    subject: `${clientName}: Neue E-Mail-Adresse für Ihr Konto`,
    lines: [
      `für Ihr Konto im Portal „${clientName}“ wurde eine andere E-Mail-Adresse eingetragen. Sie gilt, sobald sie bestätigt ist.`,
      'Waren Sie es nicht? Dann legen Sie bitte gleich ein neues Passwort fest:',
      link,
    ],
  }),
  deletionAsked: ({ clientName, link, day }) => ({
    subject: `${clientName}: Ihr Konto wird gelöscht`,
    lines: [
      `Sie möchten Ihr Konto im Portal „${clientName}“ löschen. Wir löschen es am ${day} mit allen Angaben.`,
      'Bis dahin können Sie sich anmelden und die Löschung zurücknehmen:',
      link,
      'Waren Sie es nicht? Dann nehmen Sie die Löschung bitte zurück und ändern Sie Ihr Passwort.',
    ],
  }),
  deletionByOperator: ({ clientName, link, day }) => ({
    subject: `${clientName}: Ihr Konto wird gelöscht`,
    lines: [
      `wir löschen Ihr Konto im Portal „${clientName}“ am ${day} mit allen Angaben.`,
      'Bis dahin können Sie sich anmelden und die Löschung zurücknehmen:',
      link,
      'Rechnungen bewahren wir so lange auf, wie es das Gesetz verlangt.',
    ],
  }),
  deletionCalledOff: ({ clientName, link }) => ({
    subject: `${clientName}: Ihr Konto bleibt bestehen`,
    lines: [
      `die Löschung Ihres Kontos im Portal „${clientName}“ ist zurückgenommen. Ihre Angaben sind unverändert.`,
      'Hier geht es zum Portal:',
      link,
    ],
  }),
};

const english: Record<MailKind, MailTextOf> = {
  ...englishAdverts,
  ...englishBilling,
  ...englishDecisions,
  ...backOfficeTexts,
  ...englishSearches,
  ...englishSignUps,
  magic: ({ clientName, link }) => ({
    subject: `${clientName}: Your link to log in`,
    lines: [
      `This link logs you in at ${clientName} without a password:`,
      link,
      'It works once, within 15 minutes.',
      'Please don’t pass it on. If you didn’t ask for a link, you don’t need to do anything.',
    ],
  }),
  reset: ({ clientName, link }) => ({
    subject: `${clientName}: Set a new password`,
    lines: [
      `You would like a new password for your account at ${clientName}. Set it here:`,
      link,
      'The link works once, within 60 minutes.',
      'If you didn’t ask for this, you don’t need to do anything. Your password stays as it is.',
    ],
  }),
  passwordChanged: ({ clientName, link }) => ({
    subject: `${clientName}: Your password was changed`,
    lines: [
      `The password of your account at ${clientName} has just been changed. You’ve been logged out on all other devices.`,
      'If this wasn’t you, please set a new password at once:',
      link,
    ],
  }),
  passwordDropped: ({ clientName, link }) => ({
    subject: `${clientName}: Please set a password`,
    lines: [
      `You’ve logged in at ${clientName} with a link for the first time. That confirms your email address.`,
      'The password of the sign-up is no longer valid, because the address wasn’t confirmed then. Set a new one here:',
      link,
    ],
  }),
  confirmNewEmail: ({ clientName, link }) => ({
    subject: `${clientName}: Please confirm your new email address`,
    lines: [
      `This address was entered for an account at ${clientName}. Please confirm it:`,
      link,
      'The link works once, within 48 hours. Until then your current address stays valid.',
      'If you don’t know this account, you don’t need to do anything.',
    ],
  }),
  emailChangeAsked: ({ clientName, link }) => ({
    subject: `${clientName}: A new email address for your account`,
    lines: [
      `Another email address was entered for your account at ${clientName}. It’s valid once it’s confirmed.`,
      'If this wasn’t you, please set a new password at once:',
      link,
    ],
  }),
  deletionAsked: ({ clientName, link, day }) => ({
    subject: `${clientName}: Your account will be deleted`,
    lines: [
      `You have asked us to delete your account at ${clientName}. We’ll delete it with all its data on ${day}.`,
      'Until then you can log in and cancel the deletion:',
      link,
      'If this wasn’t you, please cancel the deletion and change your password.',
    ],
  }),
  deletionByOperator: ({ clientName, link, day }) => ({
    subject: `${clientName}: Your account will be deleted`,
    lines: [
      `We’ll delete your account at ${clientName} with all its data on ${day}.`,
      'Until then you can log in and cancel the deletion:',
      link,
      'We keep invoices for as long as the law requires.',
    ],
  }),
  deletionCalledOff: ({ clientName, link }) => ({
    subject: `${clientName}: Your account stays`,
    lines: [
      `The deletion of your account at ${clientName} has been cancelled. Your data is unchanged.`,
      'Go to the portal:',
      link,
    ],
  }),
};

const frames = {
  de: { hello: 'Guten Tag', goodbye: 'Freundliche Grüße' },
  en: { hello: 'Hello', goodbye: 'Kind regards' },
};

/** The language and name of the reader. */
export type MailReader = { language: MailLanguage; name: ConfirmedName | undefined };

/** Returns the text of a mail. */
export function mailText(
  kind: MailKind,
  { language, name }: MailReader,
  values: MailValues,
): { subject: string; text: string } {
  const { subject, lines } = (language === 'de' ? german : english)[kind](values);
  const { hello: salutation, goodbye: closing } = frames[language];
  const greeting = name ? `${salutation} ${name},` : `${salutation},`;
  return { subject, text: [greeting, ...lines, `${closing}\n${values.clientName}`, ''].join('\n\n').trimEnd() };
}
