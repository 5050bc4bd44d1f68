import type { EditableEvent } from '../../../model/answers/event-record';
import type { EventPayload } from '../../../model/payloads/event-payload';
import type { EventContent } from '../../../model/records/event-content';
import { emptyContent } from '../../../model/records/event-from-payload';
import { eventPayload } from '../../../model/records/event-to-payload';
import { plainContentOf } from '../../../model/records/plain-fields';
import {
  contentOfFormFields,
  formFieldsOf,
  idToText,
  NO_REFERENCES,
  type Picked,
  payloadState,
  type RecordDraft,
  referencesOf,
  textToId,
  trimmed,
} from '../record-form/record-draft';
import { filledDates } from './dates/new-rows';

/** The version of the draft's shape, see `DraftOptions`; to be raised with each change of the shape. */
export const EVENT_SCHEMA = 1;

/** An event as the form holds it, between record and payload; unfinished values are valid. */
export type EventDraft = RecordDraft &
  Omit<EventContent, keyof RecordDraft | 'rubrics'> & {
    /** The id of the main rubric; '' before one is chosen. */
    rubric: string;
    addRubrics: readonly Picked[];
  };

/** Returns the name of a rubric by its id. */
export type RubricName = (id: number) => string;

/** Returns the initial values of the form for a new event. */
export const emptyEventDraft = (): EventDraft => draftOf(emptyContent(), NO_REFERENCES, String);

/** Converts an event of the server to a draft. @param host base address of the pictures */
export const eventDraft = (event: EditableEvent, { host, nameOf }: { host: string; nameOf: RubricName }): EventDraft =>
  draftOf(event.content, referencesOf(event, host), nameOf);

function draftOf(content: EventContent, references: ReturnType<typeof referencesOf>, nameOf: RubricName): EventDraft {
  const { rubrics, ...unchangedFields } = content;
  const [rubric, ...others] = rubrics;
  return {
    ...unchangedFields,
    ...formFieldsOf(content, references),
    rubric: idToText(rubric),
    addRubrics: others.map((id) => ({ key: String(id), label: nameOf(id) })),
  };
}

/** Returns the content of a draft for validation and payload. Pictures that are still in transfer are left out. */
export function eventOfDraft(draft: EventDraft): EventContent {
  // Drafts stored before these fields existed lack them.
  const { state: _, forWhom: __, rubric, addRubrics, accessFeatures = [], ...unchangedFields } = draft;
  const rubricIds = [rubric, ...addRubrics.map(({ key }) => key)];
  return trimmed({
    ...unchangedFields,
    ...{ ...plainContentOf(unchangedFields), accessFeatures },
    ...contentOfFormFields(draft),
    ...filledDates(unchangedFields),
    rubrics: rubricIds.flatMap((id) => textToId(id) ?? []),
  });
}

/** Converts a draft to the payload of the server. */
export const eventPayloadOf = (draft: EventDraft): EventPayload => ({
  ...eventPayload(eventOfDraft(draft), 'draft'),
  ...payloadState(draft.state),
});
