import type { Locale } from '../../i18n/locale';
import type { FileProblem } from './imported-event';

/** Both languages in one object, because the operator's import has no catalogs. */
const PROBLEMS: Readonly<Record<FileProblem['code'], Readonly<Record<Locale, string>>>> = {
  too_large: {
    de: 'Die Datei ist größer als 25 MB. Bitte wählen Sie eine kleinere.',
    en: 'The file is larger than 25 MB. Please choose a smaller one.',
  },
  empty: { de: 'Die Datei ist leer.', en: 'The file is empty.' },
  unknown_kind: {
    de: 'Das ist weder ein Kalender noch eine gespeicherte Internetseite. Bitte wählen Sie eine Datei mit der Endung .ics, .html oder .json.',
    en: 'This is neither a calendar nor a saved web page. Please choose a file that ends in .ics, .html or .json.',
  },
  no_event: {
    de: 'Die Datei enthält keine Veranstaltung. Eine Internetseite muss ihre Veranstaltung für Suchmaschinen beschreiben (schema.org).',
    en: 'The file contains no event. A web page must describe its event for search engines (schema.org).',
  },
  empty_calendar: {
    de: 'Dieser Kalender enthält keine Veranstaltung.',
    en: 'This calendar contains no event.',
  },
  broken: {
    de: 'Die Datei ist beschädigt oder unvollständig. Bitte laden Sie sie noch einmal herunter.',
    en: 'The file is damaged or incomplete. Please download it again.',
  },
  unreadable: {
    de: 'Die Datei lässt sich nicht lesen. Bitte wählen Sie eine andere.',
    en: 'The file can’t be read. Please choose another one.',
  },
};

/** Returns the message for a file problem. */
export const fileProblemMessage = (code: FileProblem['code'], locale: Locale): string => PROBLEMS[code][locale];
