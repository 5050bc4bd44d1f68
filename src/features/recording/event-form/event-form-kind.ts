import { msg } from '@lingui/core/macro';
import { loadRubrics } from '../../../app/catalogue/rubrics';
import { lazyDialog } from '../../../forms/layout/lazy-dialog';
import type { Locale } from '../../../i18n/locale';
import { isSame } from '../../../lib/value-at';
import { type EditableEvent, toEditableEvent } from '../../../model/answers/event-record';
import type { Rubric } from '../../../model/answers/rubric';
import type { EventContent } from '../../../model/records/event-content';
import { rubricText } from '../../../model/rubric-text';
import { draftProblems, publishProblems } from '../../../model/rules/event-problems';
import { eventKind } from '../event-kind';
import type { FormKind } from '../record-form/form-kind';
import type { RecordRules } from '../record-kind';
import { alignStatus } from './align-status';
import { EventAside } from './aside/event-aside';
import { eventCompleteness } from './aside/event-completeness';
import { filledDates, withFirstDate } from './dates/new-rows';
import { describeEvent } from './describe-event';
import { EVENT_SCHEMA, type EventDraft, emptyEventDraft, eventDraft, eventPayloadOf } from './event-draft';
import { toEventFormField } from './event-problems';
import { EVENT_FORM_TEXTS } from './event-words';
import { HeadActions } from './head-actions';
import { ReadOnlyEvent } from './read-only-event';
import { eventFormSections } from './section-definitions';

/** The lazy preview dialog, which shows the event as visitors will see it. */
const PreviewDialog = lazyDialog(async () => (await import('./preview/event-preview-dialog')).EventPreviewDialog);

const withDate = (draft: EventDraft, { eventRecording }: RecordRules) =>
  withFirstDate(draft, eventRecording.eventAppointmentType);

/** Returns the name of a rubric, or its id if it no longer exists. */
function rubricName(rubrics: readonly Rubric[], id: number, locale: Locale): string {
  const rubric = rubrics.find((one) => one.id === id);
  return rubric ? rubricText(rubric, locale).children : String(id);
}

const EMPTY: Readonly<Record<string, unknown>> = emptyEventDraft();

/** The configuration of the event form. */
export const eventForm: FormKind<EventDraft, EventContent, EditableEvent> = {
  kind: eventKind,
  texts: EVENT_FORM_TEXTS,
  findRubrics: loadRubrics,
  read: toEditableEvent,
  schema: EVENT_SCHEMA,
  emptyDraft: (rules, prefill) => withDate({ ...emptyEventDraft(), ...prefill }, rules),
  draftOf: (event, { rules, host, locale, rubrics }) =>
    withDate(eventDraft(event, { host, nameOf: (rubric) => rubricName(rubrics, rubric, locale) }), rules),
  payloadOf: eventPayloadOf,
  align: alignStatus,
  describe: describeEvent,
  checks: { draftProblems, publishProblems },
  toFormField: toEventFormField,
  sections: eventFormSections,
  HeadActions,
  Aside: EventAside,
  percentOf: (draft, rules) => eventCompleteness(draft, rules).percent,
  isFilled: (draft, name) => !isSame({ ...draft, ...filledDates(draft) }[name as keyof EventDraft], EMPTY[name]),
  pathOf(name, { dates: free, series, status }) {
    const dates = free.length === 0 && series.length > 0 ? 'series' : 'dates';
    if (name === 'rubrics') return 'rubric';
    if (name === 'dates') return dates;
    // Without a status to show, the form has that field at the dates.
    if (name === 'status') return status === 'scheduled' ? dates : name;
    return name;
  },
  Preview: PreviewDialog,
  ReadOnlyView: ReadOnlyEvent,
  appearsOn: () => undefined,
  next: { label: msg`Weiteren Termin ergänzen`, path: 'dates' },
  savedEvent: (eventId) => ({ type: 'portal-event-saved', detail: { eventId } }),
};
