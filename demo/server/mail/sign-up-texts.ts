import type { Text } from './mail-texts';

/** The mails after a sign-up: to confirm it, or to say that the e-mail or the user name is taken. */
export type SignUpKind = 'confirm' | 'emailTaken' | 'usernameTaken';

/** The same for a new account and a taken name: others may see the subject, as in a list of mails. */
const signUpSubject = {
  de: (clientName: string) => `${clientName}: Bitte schließen Sie Ihre Registrierung ab`,
  en: (clientName: string) => `${clientName}: Please complete your sign-up`,
};

/** The mails after a sign-up, in German. */
export const germanSignUps: Record<SignUpKind, Text> = {
  confirm: ({ clientName, link, isApproved }) => ({
    subject: signUpSubject.de(clientName),
    lines: [
      `Sie haben sich im Portal „${clientName}“ registriert. Bitte bestätigen Sie Ihre E-Mail-Adresse mit dem Passwort, das Sie dabei gewählt haben:`,
      link,
      'Der Link gilt 48 Stunden und nur einmal. Ohne Bestätigung löschen wir das Konto nach 7 Tagen.',
      ...(isApproved
        ? [
            'Danach prüfen wir Ihr Konto. Sobald wir es freigegeben haben, schreiben wir Ihnen, und Sie können sich anmelden.',
          ]
        : []),
      'Sie haben sich nicht registriert? Dann müssen Sie nichts tun.',
    ],
  }),
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

/** The same in English. */
export const englishSignUps: Record<SignUpKind, Text> = {
  confirm: ({ clientName, link, isApproved }) => ({
    subject: signUpSubject.en(clientName),
    lines: [
      `You have signed up at ${clientName}. Please confirm your email address with the password that you chose:`,
      link,
      'The link works once, within 48 hours. Without confirmation we delete the account after 7 days.',
      ...(isApproved
        ? [
            'We will then review your account. As soon as we have approved it, we will write to you, and you can log in.',
          ]
        : []),
      'Did you not sign up? Then there is nothing to do.',
    ],
  }),
  emailTaken: ({ clientName, link }) => ({
    subject: `${clientName}: You already have an account`,
    lines: [
      `Somebody tried to create an account at ${clientName} with your email address. You already have one.`,
      'Log in or set a new password here:',
      link,
      'Was it not you? Then there is nothing to do. Your account is unchanged.',
    ],
  }),
  usernameTaken: ({ clientName, link }) => ({
    subject: signUpSubject.en(clientName),
    lines: [
      `You tried to sign up at ${clientName}. The user name is taken, so no account was created.`,
      'Please sign up again with another name:',
      link,
      'Did you not sign up? Then there is nothing to do.',
    ],
  }),
};
