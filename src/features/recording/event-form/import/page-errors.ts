import { msg } from '@lingui/core/macro';
import type { ApiError } from '../../../../api/api-error';
import {
  type ErrorMessage,
  type ErrorTable,
  errorMessage,
  LOAD_ERRORS,
  SAVE_ERRORS,
} from '../../../../app/error-messages';
import { FileProblem } from '../../../../model/event-import/imported-event';

const MISSING: ErrorMessage = {
  title: msg`Diese Seite gibt es nicht`,
  hint: msg`Bitte prüfen Sie die Adresse. Am besten kopieren Sie sie aus Ihrem Browser.`,
};
const NO_ANSWER: ErrorMessage = {
  title: msg`Diese Seite lässt sich nicht abrufen`,
  hint: msg`Vielleicht ist sie gerade gestört, oder man muss sich dort anmelden. Sie können sie in Ihrem Browser öffnen, speichern und dann als Datei auswählen.`,
};
const NO_PAGE: ErrorMessage = {
  title: msg`Das ist weder eine Internetseite noch ein Kalender`,
  hint: msg`Bitte geben Sie die Adresse der Seite an, auf der die Veranstaltung steht, oder die eines Kalenders (.ics).`,
};
const TOO_LARGE: ErrorMessage = {
  title: msg`Diese Seite ist zu groß`,
  hint: msg`Seiten und Kalender dürfen 2 MB haben. Größere können Sie speichern und dann als Datei auswählen.`,
};

/** The messages of a page that could not be loaded. */
export const PAGE_ERRORS: ErrorTable = {
  ...SAVE_ERRORS,
  ...LOAD_ERRORS,
  wrong_data: {
    title: msg`Das ist keine Internetadresse`,
    hint: msg`Bitte geben Sie die Adresse einer Seite an, zum Beispiel www.beispiel.de/jazz.`,
  },
  address_refused: {
    title: msg`Diese Adresse ist nicht öffentlich`,
    hint: msg`Bitte prüfen Sie die Schreibweise, und ob man die Seite ohne Anmeldung überall im Internet öffnen kann.`,
  },
  fetch_failed: ({ status }: ApiError) => (status === 404 ? MISSING : NO_ANSWER),
  too_large: TOO_LARGE,
  wrong_type: NO_PAGE,
  timed_out: {
    title: msg`Diese Seite antwortet zu langsam`,
    hint: msg`Bitte versuchen Sie es noch einmal. Sie können die Seite auch in Ihrem Browser speichern und dann als Datei auswählen.`,
  },
  import_off: {
    title: msg`Das ist hier nicht möglich`,
    hint: msg`Bitte speichern Sie die Seite in Ihrem Browser, und wählen Sie sie dann als Datei aus.`,
  },
  loggedOut: {
    title: msg`Sie sind nicht mehr angemeldet`,
    hint: msg`Ihre Eingaben sind noch da. Melden Sie sich an, und rufen Sie die Seite noch einmal ab.`,
  },
};

/** The messages of a page without a readable event. */
const CONTENT_ERRORS: Readonly<Record<FileProblem['code'], ErrorMessage>> = {
  too_large: TOO_LARGE,
  unknown_kind: NO_PAGE,
  no_event: {
    title: msg`Auf dieser Seite wurde keine Veranstaltung gefunden`,
    hint: msg`Die Seite muss ihre Veranstaltung für Suchmaschinen beschreiben (schema.org). Vielleicht bietet sie auch einen Kalender an (.ics).`,
  },
  empty_calendar: {
    title: msg`Dieser Kalender enthält keine Veranstaltung`,
    hint: msg`Bitte geben Sie die Adresse eines anderen Kalenders an.`,
  },
  empty: { title: msg`Diese Seite ist leer`, hint: MISSING.hint },
  broken: { title: msg`Diese Seite lässt sich nicht lesen`, hint: NO_ANSWER.hint },
  unreadable: { title: msg`Diese Seite lässt sich nicht lesen`, hint: NO_ANSWER.hint },
};

/** Returns the message of a page that could not be loaded or read. */
export const pageErrorMessage = (error: unknown): ErrorMessage =>
  error instanceof FileProblem ? CONTENT_ERRORS[error.code] : errorMessage(error, PAGE_ERRORS);
