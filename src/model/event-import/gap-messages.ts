import { formatDay } from '../../i18n/formats';
import type { Locale } from '../../i18n/locale';
import type { GapCode, ImportGap } from './imported-event';

/** Fills a message in; `count` selects singular or plural. */
type Message = Readonly<Record<Locale, (params: Readonly<Record<string, string>>, count: number) => string>>;

/** The labels of fields and parts of a calendar. */
const LABELS: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  CONTACT: { de: 'Kontakt', en: 'contact' },
  COMMENT: { de: 'Kommentar', en: 'comment' },
  RESOURCES: { de: 'Ausstattung', en: 'resources' },
  ORGANIZER: { de: 'Veranstalter', en: 'organiser' },
  CATEGORIES: { de: 'Schlagwort', en: 'tag' },
  URL: { de: 'Link', en: 'link' },
  title: { de: 'Titel', en: 'title' },
  rubric: { de: 'Rubrik', en: 'category' },
  tags: { de: 'Schlagwörter', en: 'tags' },
  dates: { de: 'Termine', en: 'dates' },
  series: { de: 'Serie', en: 'series' },
  location: { de: 'Ort', en: 'place' },
  promoter: { de: 'Veranstalter', en: 'organiser' },
  shortdesc1: { de: 'Kurzbeschreibung', en: 'short description' },
  longdesc1: { de: 'Beschreibung', en: 'description' },
  links: { de: 'Links', en: 'links' },
  price: { de: 'Preis', en: 'price' },
  free: { de: 'Eintritt', en: 'admission' },
  status: { de: 'Status', en: 'status' },
  VTODO: { de: 'Aufgaben', en: 'tasks' },
  VJOURNAL: { de: 'Tagebucheinträge', en: 'journal entries' },
  VFREEBUSY: { de: 'belegte Zeiten', en: 'busy times' },
  VAVAILABILITY: { de: 'freie Zeiten', en: 'available times' },
};

const plural = (count: number, single: string, many: string) => (count === 1 ? single : many);

/** Both languages in one object, because the operator's import, which shares them with the form, has no catalogs. */
const MESSAGES: Readonly<Record<GapCode, Message>> = {
  past: {
    de: (_, count) =>
      plural(count, 'Ein Termin ist vorbei und fehlt deshalb.', `${count} Termine sind vorbei und fehlen deshalb.`),
    en: (_, count) =>
      plural(
        count,
        'One date has passed and is therefore left out.',
        `${count} dates have passed and are therefore left out.`,
      ),
  },
  endless: {
    de: () => 'Die Serie hat kein Ende. Wir übernehmen die Termine eines Jahres.',
    en: () => 'The series has no end. We fill in the dates of one year.',
  },
  more: {
    de: ({ most }) => `Es sind mehr Termine, als möglich sind. Wir übernehmen die ersten ${most}.`,
    en: ({ most }) => `There are more dates than possible. We fill in the first ${most}.`,
  },
  rule: {
    de: ({ rule }) => `Die Regel „${rule}“ für Wiederholungen gibt es hier nicht. Bitte ergänzen Sie diese Termine.`,
    en: ({ rule }) => `The rule “${rule}” for repetitions isn’t known here. Please add these dates.`,
  },
  listed: {
    de: () => 'Eine Serie mit dieser Regel gibt es hier nicht. Wir tragen die Termine deshalb einzeln ein.',
    en: () => 'There’s no series with this rule here, so we list its dates one by one.',
  },
  only_series: {
    de: (_, count) =>
      plural(
        count,
        'Ein einzelner Termin fehlt, weil hier nur Serien möglich sind.',
        `${count} einzelne Termine fehlen, weil hier nur Serien möglich sind.`,
      ),
    en: (_, count) =>
      plural(
        count,
        'One single date is missing because only series are possible here.',
        `${count} single dates are missing because only series are possible here.`,
      ),
  },
  no_date: { de: () => 'Die Datei enthält keinen Termin.', en: () => 'The file contains no date.' },
  unreadable_date: {
    de: ({ text }) => `Der Termin „${text}“ ist nicht lesbar und fehlt deshalb.`,
    en: ({ text }) => `The date “${text}” can’t be read and is therefore left out.`,
  },
  zone: {
    de: ({ zone }) => `Die Zeitzone „${zone}“ ist nicht bekannt. Bitte prüfen Sie die Uhrzeiten.`,
    en: ({ zone }) => `The time zone “${zone}” isn’t known. Please check the times.`,
  },
  picture: {
    de: ({ url }) =>
      url
        ? `Bitte laden Sie das Bild ${url} selbst hoch. Achten Sie auf die Rechte.`
        : 'Bitte laden Sie das Bild in der Datei selbst hoch.',
    en: ({ url }) =>
      url
        ? `Please upload the picture ${url} yourself, and mind its rights.`
        : 'Please upload the picture in the file yourself.',
  },
  currency: {
    de: ({ currency }) => `Preise in ${currency} fehlen: Hier sind alle Preise in Euro.`,
    en: ({ currency }) => `Prices in ${currency} are left out: all prices here are in euros.`,
  },
  price: {
    de: ({ text }) => `Der Preis „${text}“ ist nicht lesbar.`,
    en: ({ text }) => `The price “${text}” can’t be read.`,
  },
  link: {
    de: ({ url }) => `${url} ist keine Adresse einer Internetseite.`,
    en: ({ url }) => `${url} isn’t the address of a web page.`,
  },
  more_links: {
    de: ({ most }) => `Es sind mehr Links, als möglich sind. Wir übernehmen die ersten ${most}.`,
    en: ({ most }) => `There are more links than possible. We fill in the first ${most}.`,
  },
  cut: {
    de: ({ most }) => `Die Beschreibung ist sehr lang. Wir übernehmen die ersten ${most} Zeichen.`,
    en: ({ most }) => `The description is very long. We fill in the first ${most} characters.`,
  },
  formats: {
    de: () => 'Fettdruck und andere Formate der Beschreibung fehlen.',
    en: () => 'Bold and other formats of the description are left out.',
  },
  people: {
    de: () => 'Die Gäste des Kalenders bleiben dort: Sie sind nicht für alle bestimmt.',
    en: () => 'The guests in the calendar stay there: they are not meant for everyone.',
  },
  alarms: {
    de: (_, count) =>
      plural(count, 'Eine Erinnerung bleibt im Kalender.', `${count} Erinnerungen bleiben im Kalender.`),
    en: (_, count) => plural(count, 'One reminder stays in the calendar.', `${count} reminders stay in the calendar.`),
  },
  attachment: {
    de: ({ name }, count) =>
      name
        ? `Die angehängte Datei ${name} bleibt im Kalender.`
        : plural(
            count,
            'Eine angehängte Datei bleibt im Kalender.',
            `${count} angehängte Dateien bleiben im Kalender.`,
          ),
    en: ({ name }, count) =>
      name
        ? `The attached file ${name} stays in the calendar.`
        : plural(count, 'One attached file stays in the calendar.', `${count} attached files stay in the calendar.`),
  },
  own_values: {
    de: ({ day, text }) => `Der Termin am ${day} hat in der Datei eigene Angaben, die fehlen: „${text}“.`,
    en: ({ day, text }) => `In the file the date on ${day} has details of its own, which are left out: “${text}”.`,
  },
  later_values: {
    de: ({ day }) => `Ab dem ${day} ändert die Datei alle Termine. Übernommen wird nur die Änderung dieses Tages.`,
    en: ({ day }) => `From ${day} on the file changes all dates. Only the change of that day is filled in.`,
  },
  older: {
    de: (_, count) =>
      plural(count, 'Eine ältere Fassung in der Datei fehlt.', `${count} ältere Fassungen in der Datei fehlen.`),
    en: (_, count) =>
      plural(count, 'One older version in the file is left out.', `${count} older versions in the file are left out.`),
  },
  orphan: {
    de: ({ day }) => `Der geänderte Termin am ${day} gehört zu keinem der Serie und fehlt deshalb.`,
    en: ({ day }) => `The changed date on ${day} belongs to none of the series and is therefore left out.`,
  },
  places: {
    de: ({ place }) => `Ein weiterer Ort fehlt: ${place}.`,
    en: ({ place }) => `Another place is left out: ${place}.`,
  },
  online: {
    de: () => 'Die Veranstaltung findet laut Datei jetzt im Internet statt. Bitte prüfen Sie den Ort.',
    en: () => 'According to the file the event now takes place online. Please check the place.',
  },
  private: {
    de: () => 'Im Kalender ist die Veranstaltung als privat vermerkt.',
    en: () => 'The calendar marks the event as private.',
  },
  tentative: {
    de: () => 'Im Kalender ist die Veranstaltung als vorläufig vermerkt.',
    en: () => 'The calendar marks the event as tentative.',
  },
  fields: {
    de: ({ name, text }) => `Nicht übernommen (${name}): ${text}`,
    en: ({ name, text }) => `Left out (${name}): ${text}`,
  },
  lines: {
    de: (_, count) =>
      plural(
        count,
        'Eine Zeile der Veranstaltung fehlt.',
        `${count} Zeilen der Veranstaltung fehlen, weil es zu viele sind.`,
      ),
    en: (_, count) =>
      plural(
        count,
        'One line of the event is left out.',
        `${count} lines of the event are left out because there are too many.`,
      ),
  },
  unclosed: {
    de: () => 'Die Veranstaltung bricht in der Datei ab. Bitte prüfen Sie, ob etwas fehlt.',
    en: () => 'The event breaks off in the file. Please check whether anything is missing.',
  },
  broken: {
    de: (_, count) =>
      plural(
        count,
        'Ein Teil der Datei ist nicht lesbar und fehlt.',
        `${count} Teile der Datei sind nicht lesbar und fehlen.`,
      ),
    en: (_, count) =>
      plural(
        count,
        'One part of the file cannot be read and is left out.',
        `${count} parts of the file cannot be read and are left out.`,
      ),
  },
  beyond: {
    de: (_, count) =>
      plural(
        count,
        'Eine weitere Veranstaltung fehlt: Es sind zu viele.',
        `${count} weitere Veranstaltungen fehlen: Es sind zu viele.`,
      ),
    en: (_, count) =>
      plural(
        count,
        'One more event is left out: there are too many.',
        `${count} more events are left out: there are too many.`,
      ),
  },
  other_parts: {
    de: ({ name }, count) => `Die Datei enthält auch ${name} (${count}). Wir übernehmen nur Veranstaltungen.`,
    en: ({ name }, count) => `The file also holds ${name} (${count}). Only events are filled in.`,
  },
};

/** Returns the message for a gap. */
export function gapMessage({ code, params = {} }: ImportGap, locale: Locale): string {
  const texts = Object.entries(params).map(([key, value]): [string, string] => {
    if (key === 'day') return [key, formatDay(String(value), locale, 'shortWithYear')];
    return [key, key === 'name' ? (LABELS[value]?.[locale] ?? String(value)) : String(value)];
  });
  return MESSAGES[code][locale](Object.fromEntries(texts), Number(params.count ?? 1));
}
