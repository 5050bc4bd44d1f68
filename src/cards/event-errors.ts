import { msg } from '@lingui/core/macro';
import { type ErrorMessage, type ErrorTable, withHints } from '../app/error-messages';

/** The messages for a list of events that could not be loaded. */
export const EVENTS_ERRORS: ErrorTable = {
  offline: {
    title: msg`Keine Verbindung`,
    hint: msg`Der Veranstaltungskalender ist nicht erreichbar. Bitte prüfen Sie Ihre Internetverbindung.`,
  },
  unreachable: {
    title: msg`Die Veranstaltungen sind gerade nicht erreichbar`,
    hint: msg`Bitte versuchen Sie es in ein paar Minuten noch einmal.`,
  },
  timeout: {
    title: msg`Das dauert zu lange`,
    hint: msg`Der Veranstaltungskalender hat nicht rechtzeitig geantwortet. Vielleicht ist die Verbindung gerade langsam.`,
  },
  busy: {
    title: msg`Gerade ist viel los`,
    hint: msg`Der Veranstaltungskalender ist überlastet. Bitte versuchen Sie es gleich noch einmal.`,
  },
  // A busy server responds 503; 429 concerns this visitor's connection (RFC 6585).
  429: {
    title: msg`Zu viele Anfragen`,
    hint: msg`Von Ihrem Internetanschluss kamen in kurzer Zeit sehr viele Anfragen. Bitte versuchen Sie es gleich noch einmal.`,
  },
  denied: {
    title: msg`Kein Zugriff`,
    hint: msg`Diese Veranstaltungen sind nicht öffentlich, oder Ihre Anmeldung ist abgelaufen.`,
  },
  missing: {
    title: msg`Der Veranstaltungskalender ist nicht zu finden`,
    hint: msg`Vielleicht ist er umgezogen. Beheben kann das nur der Betreiber dieser Website.`,
  },
  rejected: {
    title: msg`Diese Suche ist nicht möglich`,
    hint: msg`Einer der Filter ist ungültig. Bitte ändern Sie Ihre Auswahl.`,
  },
  broken: {
    title: msg`Die Veranstaltungen konnten nicht geladen werden`,
    hint: msg`Der Veranstaltungskalender hat gerade eine Störung. Bitte versuchen Sie es in ein paar Minuten noch einmal.`,
  },
};

const BROKEN_EVENT: ErrorMessage = {
  title: msg`Die Veranstaltung konnte nicht geladen werden`,
  hint: msg`Der Veranstaltungskalender hat gerade eine Störung. Bitte versuchen Sie es in ein paar Minuten noch einmal.`,
};

/** The messages for one event that could not be loaded. */
export const EVENT_ERRORS: ErrorTable = {
  ...EVENTS_ERRORS,
  unreachable: {
    title: msg`Diese Veranstaltung ist gerade nicht erreichbar`,
    hint: msg`Bitte versuchen Sie es in ein paar Minuten noch einmal.`,
  },
  denied: {
    title: msg`Kein Zugriff`,
    hint: msg`Diese Veranstaltung ist nicht öffentlich, oder Ihre Anmeldung ist abgelaufen.`,
  },
  missing: {
    title: msg`Diese Veranstaltung gibt es nicht mehr`,
    hint: msg`Vielleicht wurde sie gelöscht, oder der Link ist unvollständig.`,
  },
  rejected: {
    title: BROKEN_EVENT.title,
    hint: msg`Diese Anfrage ist ungültig. Vielleicht ist der Link unvollständig.`,
  },
  broken: BROKEN_EVENT,
};

const BROKEN_ARTICLES: ErrorMessage = {
  title: msg`Die Artikel konnten nicht geladen werden`,
  hint: msg`Der Server hat gerade eine Störung. Bitte versuchen Sie es in ein paar Minuten noch einmal.`,
};

/** The messages for a list of articles that could not be loaded. */
export const ARTICLES_ERRORS: ErrorTable = {
  ...EVENTS_ERRORS,
  unreachable: {
    title: msg`Die Artikel sind gerade nicht erreichbar`,
    hint: msg`Bitte versuchen Sie es in ein paar Minuten noch einmal.`,
  },
  denied: BROKEN_ARTICLES,
  // The server has changed, or its client has no articles any more.
  missing: {
    title: msg`Hier gibt es keine Artikel`,
    hint: msg`Vielleicht hat dieses Portal zurzeit keine, oder es ist umgezogen.`,
  },
  broken: BROKEN_ARTICLES,
};

/** The messages for one article that could not be loaded. */
export const ARTICLE_ERRORS: ErrorTable = {
  ...ARTICLES_ERRORS,
  missing: {
    title: msg`Diesen Artikel gibt es nicht`,
    hint: msg`Vielleicht ist er noch nicht erschienen, oder der Link ist unvollständig.`,
  },
  rejected: BROKEN_ARTICLES,
};

/** The messages for a failed call about a saved search; only the hint is shown. */
export const SAVED_SEARCH_ERRORS: ErrorTable = {
  ...withHints(EVENTS_ERRORS, {
    too_many_attempts: msg`Von hier wurden gerade viele E-Mails angefordert. Bitte versuchen Sie es in einer Viertelstunde noch einmal.`,
    key_expired: msg`Dieser Link ist abgelaufen. Bitte speichern Sie die Suche noch einmal.`,
    key_unknown: msg`Diesen Link gibt es nicht mehr. Vielleicht haben Sie die E-Mails schon abbestellt.`,
    too_many: msg`Sie haben schon sehr viele Suchen gespeichert. Bitte bestellen Sie erst eine andere ab.`,
    unreachable: msg`Der Server ist gerade nicht erreichbar. Bitte versuchen Sie es in ein paar Minuten noch einmal.`,
    rejected: msg`Diese Suche lässt sich nicht speichern. Bitte ändern Sie die Filter.`,
  }),
  denied: {},
  missing: {},
  broken: {
    title: BROKEN_EVENT.title,
    hint: msg`Das hat gerade nicht geklappt. Bitte versuchen Sie es noch einmal.`,
  },
};
