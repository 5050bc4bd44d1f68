import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { formatDay } from '../../../i18n/formats';
import type { Translation } from '../../../i18n/translation';
import { addDays } from '../../../lib/days';
import type { EventPublishStatus, OwnEvent } from '../../../model/answers/own-event';
import { NO_EDIT_WORDS } from '../no-edit-words';
import { fieldWordsWith } from '../record-list/field-words';
import { SHARED_PUBLISH_STATUS_LABELS } from '../record-list/publish-status-labels';
import type { NoteWords } from '../record-list/row-notes';

/** How an event stands, as its badge says it. */
export const EVENT_STATUS_LABELS: Readonly<Record<EventPublishStatus, MessageDescriptor>> = {
  ...SHARED_PUBLISH_STATUS_LABELS,
  cancelled: msg`Abgesagt`,
  past: msg`Vorbei`,
};

/** Fields by the names of the content in words, each once. */
export const eventFieldWords = fieldWordsWith({
  rubrics: msg`Rubrik`,
  priority: msg`Priorität`,
  dates: msg`Termin`,
  series: msg`Termin`,
  newDate: msg`Termin`,
  links: msg`Link`,
  ticketAgencies: msg`Vorverkaufsstelle`,
  price: msg`Preis`,
  signLanguageUrl: msg`Video in Gebärdensprache`,
  picture: msg`Bild`,
});

/** How the notes below a row speak of an event. */
export const EVENT_NOTE_WORDS: NoteWords = { fields: eventFieldWords, noEdit: NO_EDIT_WORDS };

/** What an event lacks altogether is called otherwise than what is wrong with it. */
const LACKING: Readonly<Record<string, string>> = { media: 'picture' };

/** What would help visitors and is not said yet, in words; what keeps a draft from being published is said elsewhere. */
export const lackWords = (
  lacks: readonly string[],
  missing: readonly string[],
  translation: Pick<Translation, '_'>,
): string =>
  eventFieldWords(
    lacks.filter((name) => !missing.includes(name)).map((name) => LACKING[name] ?? name),
    translation,
  );

/** 'heute', 'morgen', 'Sa, 21. Nov.', and with the year when it is not this one's. */
function dayWords(day: string, { _, locale, today }: Translation): string {
  if (day === today) return _(msg`Heute`);
  if (day === addDays(today, 1)) return _(msg`Morgen`);
  return formatDay(day, locale, day.slice(0, 4) === today.slice(0, 4) ? 'short' : 'shortWithYear');
}

/** 'Heute, 19:30 Uhr · danach 3 Termine'; for what is over, its last day. */
export function whenWords(event: OwnEvent, translation: Translation): string {
  const { nextDate, nextTime, lastDate, appointmentCount, publishStatus } = event;
  const { _ } = translation;
  if (!nextDate) {
    if (!lastDate) return publishStatus === 'draft' ? _(msg`Noch kein Termin`) : '';
    const day = dayWords(lastDate, translation);
    return _(msg`zuletzt: ${day}`);
  }
  const day = dayWords(nextDate, translation);
  const words = nextTime ? _(msg`${day}, ${nextTime} Uhr`) : day;
  if (appointmentCount < 2) return words;
  const dates = _(msg`${plural(appointmentCount, { one: '# Termin', other: '# Termine' })}`);
  return `${words}\u00a0· ${dates}`;
}
