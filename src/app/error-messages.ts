import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { ApiError, type ApiFailure } from '../api/api-error';
import { ShapeError } from '../lib/parse';
import { OtherPersonError } from './with-login';

/** The message of an error: a title with the failure, and a hint how to go on. */
export type ErrorMessage = { title: MessageDescriptor; hint: MessageDescriptor };

type Entry = Partial<ErrorMessage> | ((error: ApiError) => ErrorMessage);

/**
 * The messages by the cause of an error (see {@link causesOf}). A feature spreads a common table and overrides entries;
 * an entry without a title or hint takes it from the next wider cause.
 */
export type ErrorTable = Readonly<Record<string, Entry> & Record<ApiFailure, Entry> & Record<'broken', ErrorMessage>>;

const busy = ({ status, retryAfterMs }: ApiError): ErrorMessage => {
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
};

/** The messages for failed loading. */
export const LOAD_ERRORS: ErrorTable = {
  busy,
  offline: {
    title: msg`Keine Verbindung`,
    hint: msg`Diese Seite konnte nicht geladen werden. Bitte prüfen Sie Ihre Internetverbindung.`,
  },
  unreachable: {
    title: msg`Der Server ist gerade nicht erreichbar`,
    hint: msg`Bitte versuchen Sie es in ein paar Minuten noch einmal.`,
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

/** The messages for failed saving. The input is still in the form. */
export const SAVE_ERRORS: ErrorTable = {
  busy,
  loggedOut: {
    title: msg`Sie sind nicht mehr angemeldet`,
    hint: msg`Ihre Eingaben sind noch da. Melden Sie sich an, und senden Sie sie noch einmal.`,
  },
  otherPerson: {
    title: msg`Jetzt ist jemand anderes angemeldet`,
    hint: msg`Ihre Eingaben gehören zum vorherigen Konto. Bitte melden Sie sich damit wieder an, um sie zu senden.`,
  },
  key_in_use: {
    title: msg`Ihre Angaben werden noch gespeichert`,
    hint: msg`Bitte warten Sie einen Moment, und versuchen Sie es dann noch einmal.`,
  },
  412: {
    title: msg`Inzwischen wurde etwas geändert`,
    hint: msg`Ihre Eingaben sind noch da. Bitte laden Sie die Seite neu, um die neue Fassung zu sehen.`,
  },
  413: {
    title: msg`Das ist zu viel auf einmal`,
    hint: msg`Ihre Eingaben sind noch da. Bitte kürzen Sie lange Texte, und versuchen Sie es noch einmal.`,
  },
  offline: {
    title: msg`Keine Verbindung`,
    hint: msg`Ihre Eingaben sind noch da. Bitte prüfen Sie Ihre Internetverbindung.`,
  },
  unreachable: {
    title: msg`Der Server ist gerade nicht erreichbar`,
    hint: msg`Ihre Eingaben sind noch da. Bitte versuchen Sie es in ein paar Minuten noch einmal.`,
  },
  timeout: {
    title: msg`Das dauert zu lange`,
    hint: msg`Ihre Eingaben sind noch da. Vielleicht sind sie schon angekommen: Ein neuer Versuch sendet sie nicht doppelt.`,
  },
  denied: {
    title: msg`Das ist mit Ihrem Konto nicht möglich`,
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
    hint: msg`Ihre Eingaben sind noch da. Der Server hat gerade eine Störung. Bitte versuchen Sie es gleich noch einmal.`,
  },
};

/** Returns a table with other hints for codes of the server. */
export const withHints = (table: ErrorTable, hints: Readonly<Record<string, MessageDescriptor>>): ErrorTable => ({
  ...table,
  ...Object.fromEntries(Object.entries(hints).map(([code, hint]) => [code, { hint }])),
});

/** Checks whether a call lacks a session, also because the visitor has closed the log-in above the screen. */
export const isLoggedOut = (error: unknown): boolean =>
  error instanceof ApiError && error.failure === 'denied' && (error.status === undefined || error.status === 401);

/** Checks whether the record does not exist. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.failure === 'missing';

/** Lists the causes of an error, closest first: the server's code, the session's state, the status, the failure. */
function causesOf(error: unknown): string[] {
  if (error instanceof OtherPersonError) return ['otherPerson'];
  if (error instanceof ShapeError) return ['unreadable'];
  if (!(error instanceof ApiError)) return [];
  const { code, status, failure } = error;
  return [code ?? '', isLoggedOut(error) ? 'loggedOut' : '', String(status), failure];
}

/** Returns the message of an error; an error other than a failed call counts as a server error. */
export function errorMessage(error: unknown, table: ErrorTable): ErrorMessage {
  const entries = causesOf(error).flatMap((cause) => (Object.hasOwn(table, cause) ? (table[cause] ?? []) : []));
  const messages = entries.map((entry) => (typeof entry === 'function' ? entry(error as ApiError) : entry));
  const { title, hint } = table.broken;
  return {
    title: messages.find((message) => message.title)?.title ?? title,
    hint: messages.find((message) => message.hint)?.hint ?? hint,
  };
}
