import { msg } from '@lingui/core/macro';
import type { AuthOutcome, Outcomes } from '../messages';

/** The outcome for an account that is not approved. */
export const INVALID_STATUS: AuthOutcome = {
  title: msg`Ihr Konto ist zurzeit nicht freigegeben`,
  hint: msg`Wir prüfen neue Konten und für wen Sie eintragen. Sobald alles freigegeben ist, können Sie sich anmelden.`,
  nextSteps: ['contact'],
};

/** The outcome for a blocked account. */
export const PERSON_BLOCKED: AuthOutcome = {
  title: msg`Ihr Konto ist gesperrt`,
  hint: msg`Mit diesem Konto können Sie sich zurzeit nicht anmelden. Bitte fragen Sie uns nach dem Grund.`,
  nextSteps: ['contact'],
};

/** The outcome after too many wrong passwords. */
export const TOO_MANY_ATTEMPTS: AuthOutcome = {
  title: msg`Zu viele Versuche`,
  hint: msg`Zum Schutz Ihres Kontos ist die Anmeldung für kurze Zeit gesperrt. Falls Sie Ihr Passwort nicht mehr wissen, fordern Sie ein neues an.`,
  nextSteps: ['wait', 'reset'],
};

/** The outcomes of a log-in (spec section 8, "Login"). */
export const LOGIN_OUTCOMES: Outcomes = {
  'email-not-confirmed': {
    title: msg`Ihre E-Mail-Adresse ist noch nicht bestätigt`,
    hint: msg`Bitte öffnen Sie den Link in der E-Mail, die Sie nach der Registrierung bekommen haben. Wir schicken sie Ihnen gern noch einmal.`,
    nextSteps: ['resend'],
  },
  'invalid-credentials': {
    title: msg`Login oder Passwort sind nicht korrekt.`,
    hint: msg`Bitte prüfen Sie beides noch einmal. Achten Sie beim Passwort auf große und kleine Buchstaben.`,
    nextSteps: ['reset'],
  },
  'invalid-data': {
    title: msg`Bitte geben Sie Benutzername und Passwort ein`,
    hint: msg`Bitte füllen Sie beide Felder aus.`,
    nextSteps: [],
  },
  'invalid-status': INVALID_STATUS,
  'person-blocked': PERSON_BLOCKED,
  too_many_attempts: TOO_MANY_ATTEMPTS,
  default: {
    title: msg`Die Anmeldung hat nicht geklappt`,
    hint: msg`Der Fehler liegt bei uns. Bitte versuchen Sie es gleich noch einmal.`,
    nextSteps: ['retry', 'reset'],
  },
};
