import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { ApiError, type ApiFailure } from '../../api/api-error';
import { OtherPersonError } from '../form/save-with-session';

/** What happened, and what can be done about it. */
export type FailureWords = { title: MessageDescriptor; hint: MessageDescriptor };

const KEPT = {
  offline: {
    title: msg`Keine Verbindung`,
    hint: msg`Ihre Eingaben sind noch da. Bitte prüfen Sie Ihre Internetverbindung.`,
  },
  timeout: {
    title: msg`Das dauert zu lange`,
    hint: msg`Ihre Eingaben sind noch da. Vielleicht sind sie schon angekommen: Ein neuer Versuch sendet sie nicht doppelt.`,
  },
  denied: {
    title: msg`Dafür fehlt Ihnen die Berechtigung`,
    hint: msg`Ihre Eingaben sind noch da. Bitte wenden Sie sich an uns.`,
  },
  missing: {
    title: msg`Das gibt es nicht mehr`,
    hint: msg`Jemand hat inzwischen gelöscht, was Sie ändern möchten. Ihre Eingaben sind noch da.`,
  },
  rejected: {
    title: msg`Das ließ sich nicht speichern`,
    hint: msg`Ihre Eingaben sind noch da. Bitte prüfen Sie sie, und versuchen Sie es noch einmal.`,
  },
  broken: {
    title: msg`Das hat nicht geklappt`,
    hint: msg`Ihre Eingaben sind noch da. Der Server hat gerade eine Störung, bitte versuchen Sie es gleich noch einmal.`,
  },
} satisfies Partial<Record<ApiFailure, FailureWords>>;

const UNLOADED: Record<Exclude<ApiFailure, 'busy'>, FailureWords> = {
  offline: {
    title: msg`Keine Verbindung`,
    hint: msg`Diese Seite konnte nicht geladen werden. Bitte prüfen Sie Ihre Internetverbindung.`,
  },
  timeout: {
    title: msg`Das dauert zu lange`,
    hint: msg`Der Server hat nicht rechtzeitig geantwortet. Vielleicht ist die Verbindung gerade langsam.`,
  },
  denied: { title: msg`Kein Zugriff`, hint: msg`Vielleicht ist Ihre Anmeldung abgelaufen.` },
  missing: { title: msg`Das gibt es nicht mehr`, hint: msg`Was Sie öffnen möchten, wurde gelöscht oder verschoben.` },
  rejected: {
    title: msg`Das konnte nicht geladen werden`,
    hint: msg`Der Server versteht die Anfrage nicht. Bitte versuchen Sie es noch einmal.`,
  },
  broken: {
    title: msg`Das konnte nicht geladen werden`,
    hint: msg`Der Server hat gerade eine Störung. Bitte versuchen Sie es in ein paar Minuten noch einmal.`,
  },
};

const LOGGED_OUT: FailureWords = {
  title: msg`Sie sind nicht mehr angemeldet`,
  hint: msg`Ihre Eingaben sind noch da. Melden Sie sich an, und senden Sie sie noch einmal.`,
};

const OTHER_PERSON: FailureWords = {
  title: msg`Jetzt ist jemand anderes angemeldet`,
  hint: msg`Was hier steht, gehört zum Konto von vorher und lässt sich nur mit diesem senden. Bitte melden Sie sich wieder damit an.`,
};

const CHANGED: FailureWords = {
  title: msg`Inzwischen wurde etwas geändert`,
  hint: msg`Ihre Eingaben sind noch da. Bitte laden Sie die Seite neu, um den neuen Stand zu sehen.`,
};

const TOO_LARGE: FailureWords = {
  title: msg`Das ist zu viel auf einmal`,
  hint: msg`Ihre Eingaben sind noch da. Bitte kürzen Sie lange Texte, und versuchen Sie es noch einmal.`,
};

const RUNNING: FailureWords = {
  title: msg`Ihre Angaben werden noch gespeichert`,
  hint: msg`Bitte warten Sie einen Moment, und versuchen Sie es dann noch einmal.`,
};

/** Whether the visitor has closed the log-in above the form; then the error comes from no server. */
export const isLoggedOut = (error: unknown): boolean =>
  error instanceof ApiError && error.failure === 'denied' && (error.status === undefined || error.status === 401);

/** Why a save failed, in words. */
export function saveFailureWords(error: unknown): FailureWords {
  if (error instanceof OtherPersonError) return OTHER_PERSON;
  if (!(error instanceof ApiError)) return KEPT.broken;
  if (isLoggedOut(error)) return LOGGED_OUT;
  if (error.status === 412) return CHANGED;
  if (error.status === 413) return TOO_LARGE;
  if (error.code === 'key_in_use') return RUNNING;
  return error.failure === 'busy' ? busyWords(error) : KEPT[error.failure];
}

/** Why a screen could not be loaded, in words. */
export function loadFailureWords(error: unknown): FailureWords {
  if (!(error instanceof ApiError)) return UNLOADED.broken;
  return error.failure === 'busy' ? busyWords(error) : UNLOADED[error.failure];
}

function busyWords({ status, retryAfterMs }: ApiError): FailureWords {
  const title = status === 429 ? msg`Zu viele Versuche` : msg`Gerade ist viel los`;
  if (retryAfterMs === undefined)
    return { title, hint: msg`Bitte warten Sie ein wenig, und versuchen Sie es dann noch einmal.` };
  const seconds = Math.max(1, Math.ceil(retryAfterMs / 1000));
  const minutes = Math.ceil(seconds / 60);
  const hint =
    seconds <= 90
      ? msg`Bitte warten Sie ${plural(seconds, { one: '# Sekunde', other: '# Sekunden' })}, und versuchen Sie es dann noch einmal.`
      : msg`Bitte warten Sie ${plural(minutes, { one: '# Minute', other: '# Minuten' })}, und versuchen Sie es dann noch einmal.`;
  return { title, hint };
}
