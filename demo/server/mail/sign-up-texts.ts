import type { MailTextOf, MailValues } from './mail-texts';

/**
 * The kinds of mails after a sign-up: to confirm it, with or without the requested user name, or to say that nothing
 * was created.
 */
export type SignUpKind = 'confirm' | 'confirmWithoutName' | 'emailTaken' | 'usernameTaken';

/** The subject, equal for a new account and a taken name: others may see it in a list of mails. */
const signUpSubject = {
  de: (clientName: string) => `${clientName}: Bitte schließen Sie Ihre Registrierung ab`,
  en: (clientName: string) => `${clientName}: Please complete your sign-up`,
};

/** Returns the German mail of a new account. @param furtherSentences further sentences about it */
const confirmGerman = ({ clientName, link, isApproved }: MailValues, furtherSentences: readonly string[]) => ({
  subject: signUpSubject.de(clientName),
  lines: [
    `Sie haben sich im Portal „${clientName}“ registriert. Bitte bestätigen Sie Ihre E-Mail-Adresse. Auf einem anderen Gerät brauchen Sie dazu das Passwort, das Sie gewählt haben:`,
    link,
    // In one paragraph, so that the preview in a list of mails has the same length.
    [
      ...furtherSentences,
      'Der Link gilt 48 Stunden und nur einmal. Ohne Bestätigung löschen wir das Konto nach 7 Tagen.',
    ].join(' '),
    ...(isApproved
      ? [
          'Danach prüfen wir Ihr Konto. Sobald wir es freigegeben haben, schreiben wir Ihnen, und Sie können sich anmelden.',
        ]
      : []),
    'Sie haben sich nicht registriert? Dann müssen Sie nichts tun.',
  ],
});

/** The German mails after a sign-up. */
export const germanSignUps: Record<SignUpKind, MailTextOf> = {
  confirm: (values) => confirmGerman(values, []),
  confirmWithoutName: (values) =>
    confirmGerman(values, [
      'Den gewählten Benutzernamen gibt es schon. Ihr Konto hat deshalb keinen. Bitte melden Sie sich mit Ihrer E-Mail-Adresse an. Alle anderen Angaben sind gespeichert.',
    ]),
  emailTaken: ({ clientName, link }) => ({
    subject: `${clientName}: Sie haben schon ein Konto`,
    lines: [
      `jemand wollte mit Ihrer E-Mail-Adresse ein Konto im Portal „${clientName}“ anlegen. Sie haben aber schon eines.`,
      'Hier melden Sie sich an oder legen ein neues Passwort fest:',
      link,
      'Waren Sie es nicht? Dann müssen Sie nichts tun. Ihr Konto ist unverändert.',
    ],
  }),
  usernameTaken: ({ clientName, link }) => ({
    subject: signUpSubject.de(clientName),
    lines: [
      `Sie wollten sich im Portal „${clientName}“ registrieren. Den gewählten Benutzernamen gibt es schon, darum wurde kein Konto angelegt.`,
      'Bitte registrieren Sie sich noch einmal mit einem anderen Namen:',
      link,
      'Sie haben sich nicht registriert? Dann müssen Sie nichts tun.',
    ],
  }),
};

const confirmEnglish = ({ clientName, link, isApproved }: MailValues, furtherSentences: readonly string[]) => ({
  subject: signUpSubject.en(clientName),
  lines: [
    `You’ve signed up at ${clientName}. Please confirm your email address. On another device you need the password you chose:`,
    link,
    [
      ...furtherSentences,
      'The link works once, within 48 hours. Without confirmation we delete the account after 7 days.',
    ].join(' '),
    ...(isApproved
      ? ['We’ll then review your account. Once we have approved it, we’ll write to you and you can log in.']
      : []),
    'If you didn’t sign up, you don’t need to do anything.',
  ],
});

/** The English mails after a sign-up. */
export const englishSignUps: Record<SignUpKind, MailTextOf> = {
  confirm: (values) => confirmEnglish(values, []),
  confirmWithoutName: (values) =>
    confirmEnglish(values, [
      'The user name you chose is taken, so your account has none. Please log in with your email address. Everything else is saved.',
    ]),
  emailTaken: ({ clientName, link }) => ({
    subject: `${clientName}: You already have an account`,
    lines: [
      `Somebody tried to create an account at ${clientName} with your email address. You already have one.`,
      'Log in or set a new password here:',
      link,
      'If this wasn’t you, you don’t need to do anything. Your account is unchanged.',
    ],
  }),
  usernameTaken: ({ clientName, link }) => ({
    subject: signUpSubject.en(clientName),
    lines: [
      `You tried to sign up at ${clientName}. The user name is taken, so no account was created.`,
      'Please sign up again with another name:',
      link,
      'If you didn’t sign up, you don’t need to do anything.',
    ],
  }),
};
