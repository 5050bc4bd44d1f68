import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { formatDay } from '../../../i18n/day-format';
import type { Speech } from '../../../i18n/speech';
import { addDays } from '../../../lib/days';
import type { OwnEvent, Standing } from './own-event';

/** How an event stands, as its badge says it. */
export const STANDING_WORDS: Readonly<Record<Standing, MessageDescriptor>> = {
  draft: msg`Entwurf`,
  waiting: msg`In Prüfung`,
  rejected: msg`Abgelehnt`,
  published: msg`Veröffentlicht`,
  cancelled: msg`Abgesagt`,
  past: msg`Vorbei`,
};

/** What a draft lacks, by the names of the content. */
const FIELD_NAMES: Readonly<Record<string, MessageDescriptor>> = {
  title: msg`Titel`,
  shortdesc1: msg`Kurzbeschreibung`,
  shortdesc2: msg`Kurzbeschreibung`,
  shortdesc3: msg`Kurzbeschreibung`,
  longdesc1: msg`Beschreibung`,
  longdesc2: msg`Beschreibung`,
  longdesc3: msg`Beschreibung`,
  rubrics: msg`Rubrik`,
  tags: msg`Schlagwörter`,
  priority: msg`Priorität`,
  relation: msg`für wen Sie eintragen`,
  location: msg`Ort`,
  promoter: msg`Veranstalter`,
  dates: msg`Termin`,
  series: msg`Termin`,
  newDate: msg`Termin`,
  publicationDates: msg`Erscheinungstage`,
  links: msg`Link`,
  ticketAgencies: msg`Vorverkaufsstelle`,
  freeFields: msg`Weitere Angaben`,
  price: msg`Preis`,
  media: msg`Angaben zum Bild`,
  picture: msg`Bild`,
  en: msg`Englischer Text`,
};

/** Fields by the names of the content in words, each once. */
export function fieldWords(fields: readonly string[], { say }: Pick<Speech, 'say'>): string[] {
  const names = fields.map((field) => (Object.hasOwn(FIELD_NAMES, field) ? FIELD_NAMES[field] : undefined));
  return [...new Set(names.map((name) => say(name ?? msg`Weitere Angaben`)))];
}

/** What a draft lacks, in words, each once. */
export const missingWords = ({ missing }: Pick<OwnEvent, 'missing'>, speech: Pick<Speech, 'say'>): string[] =>
  fieldWords(missing, speech);

/** What an event lacks altogether is called otherwise than what is wrong with it. */
const LACKING: Readonly<Record<string, string>> = { media: 'picture' };

/** What would help visitors and is not said yet, in words; what keeps a draft from being published is said elsewhere. */
export const lackWords = (
  lacks: readonly string[],
  missing: readonly string[],
  speech: Pick<Speech, 'say'>,
): string[] =>
  fieldWords(
    lacks.filter((name) => !missing.includes(name)).map((name) => LACKING[name] ?? name),
    speech,
  );

/** 'heute', 'morgen', 'Sa, 21. Nov.', and with the year when it is not this one's. */
function dayWords(day: string, { say, locale, today }: Speech): string {
  if (day === today) return say(msg`Heute`);
  if (day === addDays(today, 1)) return say(msg`Morgen`);
  return formatDay(day, locale, day.slice(0, 4) === today.slice(0, 4) ? 'short' : 'shortWithYear');
}

/** 'Heute, 19:30 Uhr · danach 3 Termine'; for what is over, its last day. */
export function whenWords(event: OwnEvent, speech: Speech): string {
  const { nextDate, nextTime, lastDate, appointmentCount, standing } = event;
  const { say } = speech;
  if (!nextDate) {
    if (!lastDate) return standing === 'draft' ? say(msg`Noch kein Termin`) : '';
    const day = dayWords(lastDate, speech);
    return say(msg`zuletzt: ${day}`);
  }
  const day = dayWords(nextDate, speech);
  const words = nextTime ? say(msg`${day}, ${nextTime} Uhr`) : day;
  if (appointmentCount < 2) return words;
  const dates = say(msg`${plural(appointmentCount, { one: '# Termin', other: '# Termine' })}`);
  return `${words}\u00a0· ${dates}`;
}
