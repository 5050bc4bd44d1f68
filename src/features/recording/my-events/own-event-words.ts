import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { formatDay } from '../../../i18n/formats';
import type { Translation } from '../../../i18n/translation';
import { addDays } from '../../../lib/days';
import type { EventPublishStatus, OwnEvent } from '../../../model/answers/own-event';
import { NO_EDIT_REASONS } from '../no-edit-words';
import { fieldLabelsWith } from '../record-list/field-words';
import { SHARED_PUBLISH_STATUS_LABELS } from '../record-list/publish-status-labels';
import type { NoteTexts } from '../record-list/row-notes';

/** The labels of an event's publish status. */
export const EVENT_STATUS_LABELS: Readonly<Record<EventPublishStatus, MessageDescriptor>> = {
  ...SHARED_PUBLISH_STATUS_LABELS,
  cancelled: msg`Abgesagt`,
  past: msg`Vorbei`,
};

/** Lists the labels of content fields by their names, each once. */
export const eventFieldLabels = fieldLabelsWith({
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

/** The texts of the notes below the row of an event. */
export const EVENT_NOTE_TEXTS: NoteTexts = { fields: eventFieldLabels, noEdit: NO_EDIT_REASONS };

/** The names of missing fields whose label differs from that of an invalid field. */
const LACKED_FIELD_NAMES: Readonly<Record<string, string>> = { media: 'picture' };

/**
 * Lists the labels of empty fields that would help visitors, without those required for publication, which are listed
 * elsewhere.
 */
export const lackedFieldLabels = (
  lacks: readonly string[],
  missing: readonly string[],
  translation: Pick<Translation, '_'>,
): string =>
  eventFieldLabels(
    lacks.filter((name) => !missing.includes(name)).map((name) => LACKED_FIELD_NAMES[name] ?? name),
    translation,
  );

/** Formats a day: 'Heute', 'Morgen', 'Sa, 21. Nov.', with the year if it is not the current one. */
function dayLabel(day: string, { _, locale, today }: Translation): string {
  if (day === today) return _(msg`Heute`);
  if (day === addDays(today, 1)) return _(msg`Morgen`);
  return formatDay(day, locale, day.slice(0, 4) === today.slice(0, 4) ? 'short' : 'shortWithYear');
}

/** Describes the next date and the number of dates: 'Heute, 19:30 Uhr · 3 Termine'; the last day of a past event. */
export function ownEventWhenLabel(event: OwnEvent, translation: Translation): string {
  const { nextDate, nextTime, lastDate, appointmentCount, publishStatus } = event;
  const { _ } = translation;
  if (!nextDate) {
    if (!lastDate) return publishStatus === 'draft' ? _(msg`Noch kein Termin`) : '';
    const day = dayLabel(lastDate, translation);
    return _(msg`zuletzt: ${day}`);
  }
  const day = dayLabel(nextDate, translation);
  const nextDateLabel = nextTime ? _(msg`${day}, ${nextTime} Uhr`) : day;
  if (appointmentCount < 2) return nextDateLabel;
  const dates = _(msg`${plural(appointmentCount, { one: '# Termin', other: '# Termine' })}`);
  return `${nextDateLabel}\u00a0· ${dates}`;
}
