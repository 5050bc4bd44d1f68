import { msg } from '@lingui/core/macro';
import { ApiError } from '../../../api/api-error';
import { INVALID_STATUS, PERSON_BLOCKED, TOO_MANY_ATTEMPTS } from '../login/login-messages';
import type { Outcomes } from '../messages';

/** The outcomes of opening a mailed link. */
export const KEY_OUTCOMES: Outcomes = {
  key_used: {
    title: msg`Dieser Link wurde schon benutzt`,
    hint: msg`Jeder Link gilt nur einmal. Vielleicht ist schon alles erledigt, und Sie können sich einfach anmelden.`,
    nextSteps: ['login'],
  },
  key_expired: {
    title: msg`Dieser Link ist abgelaufen`,
    hint: msg`Aus Sicherheitsgründen gilt ein Link nur für kurze Zeit. Fordern Sie einfach einen neuen an.`,
    nextSteps: [],
  },
  key_unknown: {
    title: msg`Dieser Link ist ungültig`,
    hint: msg`Vielleicht ist er nicht vollständig, oder es gibt einen neueren. Bitte öffnen Sie den Link in der neuesten E-Mail.`,
    nextSteps: [],
  },
  'invalid-status': INVALID_STATUS,
  'person-blocked': PERSON_BLOCKED,
  default: {
    title: msg`Der Link konnte nicht geprüft werden`,
    hint: msg`Der Fehler liegt bei uns. Bitte versuchen Sie es gleich noch einmal.`,
    nextSteps: ['retry'],
  },
};

/** Checks whether the key itself is invalid, so that a new one is needed. */
export const isKeyInvalid = (error: unknown): boolean =>
  error instanceof ApiError && error.code !== undefined && error.code.startsWith('key_') && error.code in KEY_OUTCOMES;

/** The outcomes of setting a password. */
export const PASSWORD_OUTCOMES: Outcomes = {
  ...KEY_OUTCOMES,
  password_incorrect: {
    title: msg`Das aktuelle Passwort ist nicht korrekt`,
    hint: msg`Bitte geben Sie es noch einmal ein.`,
    nextSteps: ['reset'],
    isShownAtField: true,
  },
  wrong_data: {
    title: msg`Das neue Passwort kann nicht verwendet werden`,
    hint: msg`Das markierte Feld zeigt Ihnen, was fehlt.`,
    unmarkedHint: msg`Bitte wählen Sie ein anderes.`,
    nextSteps: [],
    isShownAtField: true,
  },
  too_many_attempts: TOO_MANY_ATTEMPTS,
  default: {
    title: msg`Das Passwort konnte nicht geändert werden`,
    hint: msg`Das bisherige Passwort gilt weiter. Bitte versuchen Sie es gleich noch einmal.`,
    nextSteps: ['reset'],
  },
};

/** The outcomes of confirming an address with a password. */
export const CONFIRM_OUTCOMES: Outcomes = {
  ...PASSWORD_OUTCOMES,
  password_incorrect: {
    title: msg`Das Passwort ist nicht korrekt`,
    hint: msg`Bitte geben Sie es noch einmal ein.`,
    nextSteps: [],
    isShownAtField: true,
  },
  default: {
    title: msg`Die Adresse konnte nicht bestätigt werden`,
    hint: msg`Der Fehler liegt bei uns. Bitte versuchen Sie es gleich noch einmal.`,
    nextSteps: ['retry'],
  },
};
