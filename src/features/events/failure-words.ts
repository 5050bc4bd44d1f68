import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ApiError, type ApiFailure } from '../../api/api-error';

/** A failed call in words: what happened, and what the visitor can do. */
export type FailureWords = { title: MessageDescriptor; hint: MessageDescriptor };

const BROKEN: FailureWords = {
  title: msg`Die Veranstaltungen konnten nicht geladen werden`,
  hint: msg`Der Veranstaltungskalender hat gerade eine Störung. Bitte versuchen Sie es in ein paar Minuten noch einmal.`,
};

const WORDS: Readonly<Record<ApiFailure, FailureWords>> = {
  offline: {
    title: msg`Keine Verbindung`,
    hint: msg`Der Veranstaltungskalender ist nicht erreichbar. Bitte prüfen Sie Ihre Internetverbindung.`,
  },
  timeout: {
    title: msg`Das dauert zu lange`,
    hint: msg`Der Veranstaltungskalender hat nicht rechtzeitig geantwortet. Vielleicht ist die Verbindung gerade langsam.`,
  },
  busy: {
    title: msg`Gerade ist viel los`,
    hint: msg`Der Veranstaltungskalender ist überlastet. Bitte haben Sie etwas Geduld.`,
  },
  denied: {
    title: msg`Kein Zugriff`,
    hint: msg`Diese Veranstaltungen sind nicht öffentlich, oder Ihre Anmeldung ist abgelaufen.`,
  },
  missing: {
    title: msg`Unter dieser Adresse gibt es keinen Veranstaltungskalender`,
    hint: msg`Vielleicht ist die Adresse nicht richtig geschrieben, oder der Kalender ist umgezogen.`,
  },
  rejected: {
    title: msg`Diese Suche ist nicht möglich`,
    hint: msg`Einer der Filter ist ungültig. Bitte ändern Sie Ihre Auswahl.`,
  },
  broken: BROKEN,
};

/** A server that is busy with others asks to wait with 503; with 429 it means this visitor's own connection (RFC 6585). */
const TOO_OFTEN: FailureWords = {
  title: msg`Zu viele Anfragen`,
  hint: msg`Von Ihrem Internetanschluss kamen in kurzer Zeit sehr viele Anfragen. Gleich geht es weiter.`,
};

/** Why a list of events could not be shown, in words; whatever is no failed call counts as broken. */
export function failureWords(error: unknown): FailureWords {
  if (!(error instanceof ApiError)) return BROKEN;
  return error.status === 429 ? TOO_OFTEN : WORDS[error.failure];
}
