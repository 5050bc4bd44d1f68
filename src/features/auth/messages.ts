import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ApiError } from '../../api/api-error';
import { OtherPersonError } from '../../app/with-login';

/**
 * The next steps that an outcome offers:
 * - resend: send the confirmation mail again
 * - reset: request a new password
 * - login: log in
 * - contact: write to the client
 * - wait: try again when the time is over
 * - retry: send the same again
 */
export type NextStep = 'resend' | 'reset' | 'login' | 'contact' | 'wait' | 'retry';

/** The texts of an outcome and its next steps. */
export type AuthOutcome = {
  title: MessageDescriptor;
  hint: MessageDescriptor;
  nextSteps: readonly NextStep[];
  /** Replaces the hint if no field is marked. */
  unmarkedHint?: MessageDescriptor;
  /** True if a marked field has the message, so that only the next steps are shown. */
  isShownAtField?: boolean;
};

/** The outcomes by the server's code; 'default' for every other one. */
export type Outcomes = Readonly<Record<string, AuthOutcome>> & { readonly default: AuthOutcome };

/** The outcomes of signing up (spec section 8, "Signup"). */
export const SIGNUP_OUTCOMES: Outcomes = {
  agb_missing: {
    title: msg`Ihre Zustimmung fehlt noch`,
    hint: msg`Ohne Ihre Zustimmung können wir kein Konto anlegen.`,
    nextSteps: [],
  },
  privacy_policy_missing: {
    title: msg`Ihre Bestätigung fehlt noch`,
    hint: msg`Ohne diese Bestätigung dürfen wir Ihre Angaben nicht speichern.`,
    nextSteps: [],
  },
  missing_data: {
    title: msg`Es fehlen noch Angaben`,
    hint: msg`Bitte füllen Sie die markierten Felder aus.`,
    unmarkedHint: msg`Bitte prüfen Sie Ihre Angaben und ergänzen Sie, was noch fehlt.`,
    nextSteps: [],
  },
  wrong_data: {
    title: msg`Einige Angaben können so nicht stimmen`,
    hint: msg`Bitte berichtigen Sie die markierten Felder.`,
    unmarkedHint: msg`Bitte prüfen Sie Ihre Angaben. Wir wissen leider nicht, welche falsch ist.`,
    nextSteps: [],
  },
  unavailable_email: {
    title: msg`Mit dieser E-Mail-Adresse gibt es schon ein Konto`,
    hint: msg`Melden Sie sich damit an, oder fordern Sie ein neues Passwort an.`,
    nextSteps: ['login', 'reset'],
    isShownAtField: true,
  },
  unavailable_username: {
    title: msg`Diesen Benutzernamen gibt es schon`,
    hint: msg`Bitte wählen Sie einen anderen, oder lassen Sie das Feld leer. Dann ist die E-Mail-Adresse Ihr Benutzername.`,
    nextSteps: [],
    isShownAtField: true,
  },
  too_many_attempts: {
    title: msg`Zu viele Registrierungen`,
    hint: msg`Von hier aus wurden eben viele Konten angelegt. Bitte lassen Sie das Formular offen, und senden Sie es nach der Wartezeit noch einmal ab.`,
    nextSteps: ['wait'],
  },
  failed: {
    title: msg`Das Konto konnte nicht angelegt werden`,
    hint: msg`Bitte senden Sie das Formular in ein paar Minuten noch einmal ab. Wenn Sie schon ein Konto haben, fordern Sie ein neues Passwort an.`,
    nextSteps: ['reset'],
  },
  default: {
    title: msg`Die Registrierung hat nicht geklappt`,
    hint: msg`Vielleicht haben Sie schon ein Konto. Dann hilft Ihnen ein neues Passwort. Sonst versuchen Sie es bitte später noch einmal.`,
    nextSteps: ['reset'],
  },
};

/** The codes that the specification spells differently. */
const OTHER_SPELLINGS: Readonly<Record<string, string>> = { 'e-mail-not-confirmed': 'email-not-confirmed' };

/** The codes of failures of the connection or session, not of the data. */
const CONNECTION_CODES = new Set(['token_invalid', 'token_missing', 'key_in_use']);

/**
 * Returns the outcome of a failure.
 *
 * @returns undefined for a failure of the connection or session, not of the data: the shared messages cover it
 */
export function outcomeOf(outcomes: Outcomes, error: unknown): AuthOutcome | undefined {
  if (error instanceof OtherPersonError) return undefined;
  if (!(error instanceof ApiError)) return outcomes.default;
  const { failure, status } = error;
  const code = error.code && Object.hasOwn(OTHER_SPELLINGS, error.code) ? OTHER_SPELLINGS[error.code] : error.code;
  if (code !== undefined && Object.hasOwn(outcomes, code)) return outcomes[code];
  const isConnectionFailure = code !== undefined && CONNECTION_CODES.has(code);
  // Without a status there was no answer: the visitor has closed the log-in above the form.
  const isUnanswered =
    ['offline', 'unreachable', 'timeout', 'busy'].includes(failure) || (failure === 'denied' && status === undefined);
  return isConnectionFailure || isUnanswered ? undefined : outcomes.default;
}
