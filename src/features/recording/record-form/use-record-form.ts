import { useMemo, useRef, useState } from 'react';
import { useSpeech } from '../../../i18n/use-speech';
import type { Person } from '../../../model/person';
import type { Rubric } from '../../../model/rubric';
import { rubricText } from '../../../model/rubric-text';
import type { EventReview } from '../../../model/written/event-review';
import { eventPayload } from '../../../model/written/write-content';
import { toWrittenEvent } from '../../../model/written/written-event';
import type { FormControl } from '../../../portal/form/form-control';
import { type Stored, sharedRecord } from '../../../portal/form/shared-record';
import type { Uploads } from '../../../portal/form/uploads';
import { useForm } from '../../../portal/form/use-form';
import { usePortal } from '../../../portal/portal';
import { useLazyPart } from '../../../ui/use-lazy-part';
import { withFirstDate } from '../event-form/dates/new-rows';
import { describeEvent } from '../event-form/describe-event';
import { contentOfDraft, type EventDraft, emptyDraft, eventDraft } from '../event-form/event-draft';
import { atField } from '../event-form/event-problems';
import { eventRules } from '../event-form/event-rules-lazy';
import { useRecordingRules } from '../use-recording-rules';
import { changeOwnEvent, type KnownEvent } from '../written-api';
import { createOwnEvent, saveMedia } from './record-api';
import type { OpenedEvent } from './use-opened-record';
import { type FilesOf, useEventFiles } from './use-record-files';

/** Grows when the shape of the values changes: see `DraftOptions`. */
const SCHEMA = 1;

/** The form of one event, and the files that it sends. */
export type EventForm = {
  control: FormControl<EventDraft>;
  files: FilesOf;
  uploads: Uploads;
  /** The event at the server; undefined before the first save. */
  id: string | undefined;
  /** How its review stands, where it waits for an operator or was rejected. */
  review: EventReview | undefined;
  /** Takes in what has become of the event at the server meanwhile; what was typed stays. */
  learn(known: KnownEvent): void;
};

/** What is known of the event at the server beside its content. */
type Beside = Pick<EventForm, 'id' | 'review'>;

type Options = {
  opened: OpenedEvent;
  person: Person;
  /** Of the draft on this device. */
  draftName: string;
  onSaved(saved: Beside, draft: EventDraft, before: EventDraft): void;
};

/** The form of an event: its rules, how it is saved, and what happens when it was changed elsewhere. */
export function useEventForm({ opened: { known, rubrics }, person, draftName, onSaved }: Options): EventForm {
  const { client } = usePortal();
  const { locale, today } = useSpeech();
  const rules = useRecordingRules();
  const [beside, setBeside] = useState<Beside>(besideOf(known));
  const newest = useRef(beside);
  const hear = useRef<(stored: Stored<EventDraft>) => void>(undefined);
  const { files, uploads } = useEventFiles();
  const { roleRelations } = person;
  const checks = useLazyPart(eventRules, true);
  const description = useMemo(
    () =>
      describeEvent({
        ...{ rules, today, checks },
        statusOf: (one) => roleRelations.find((relation) => relation.id === one)?.status,
      }),
    [rules, today, checks, roleRelations],
  );
  const withDate = (draft: EventDraft) => withFirstDate(draft, rules.eventRecording.eventAppointmentType);
  const nameOf = (rubric: number) => rubricName(rubrics, rubric, locale);
  const storedEvent = ({ event, etag }: KnownEvent): Stored<EventDraft> => ({
    record: withDate(eventDraft(event, { host: client.host, nameOf })),
    version: etag,
  });
  function take(found: KnownEvent) {
    newest.current = besideOf(found);
    setBeside(newest.current);
    return storedEvent(found);
  }

  const control: FormControl<EventDraft> = useForm(description, {
    ...(known ? storedEvent(known) : { record: withDate(emptyDraft()) }),
    shared: sharedRecord({
      watch(tell) {
        hear.current = tell;
        return () => undefined;
      },
      changed: ({ current, etag }) => take({ event: toWrittenEvent(current), etag }),
    }),
    async save(draft, { idempotencyKey, version }, before) {
      await saveMedia(client, draft.media, before.media);
      const payload = eventPayload(contentOfDraft(draft), draft.state);
      const saved =
        newest.current.id === undefined
          ? await createOwnEvent(client, payload, idempotencyKey)
          : await changeOwnEvent(client, newest.current.id, payload, { idempotencyKey, ifMatch: version });
      for (const catalogue of ['events', 'my']) client.answers.forget(catalogue);
      return take(saved);
    },
    onSaved: (draft, before) => onSaved(newest.current, draft, before),
    needsSession: true,
    fieldsOf: ({ fields }) => fields.map((problem) => atField(problem, control.form.values())),
    draft: { name: draftName, schema: SCHEMA, owner: 'person' },
    uploads,
  });
  return { control, files, uploads, learn: (found) => hear.current?.(take(found)), ...beside };
}

const besideOf = (known: KnownEvent | undefined): Beside => ({ id: known?.event.id, review: known?.event.review });

/** What a rubric is called; its number where it is gone. */
function rubricName(rubrics: readonly Rubric[], id: number, locale: 'de' | 'en'): string {
  const rubric = rubrics.find((one) => one.id === id);
  return rubric ? rubricText(rubric, locale).children : String(id);
}
