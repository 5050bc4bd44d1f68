import type { WrittenEvent } from '../../../model/answers/event-record';
import type { EventPayload } from '../../../model/payloads/event-payload';
import type { EventContent } from '../../../model/records/event-content';
import { emptyContent } from '../../../model/records/event-from-payload';
import { eventPayload } from '../../../model/records/event-to-payload';
import { plainContentOf } from '../../../model/records/plain-fields';
import {
  besideOf,
  contentOfPicks,
  idOf,
  NOTHING_BESIDE,
  numberOf,
  type Picked,
  picksOf,
  type RecordDraft,
  sentState,
  trimmed,
} from '../record-form/record-draft';
import { filledDates } from './dates/new-rows';

/** Grows when the shape of the draft changes: see `DraftOptions`. */
export const EVENT_SCHEMA = 1;

/** An event on its way from the record to what is sent; an unfinished one is a legal value. */
export type EventDraft = RecordDraft &
  Omit<EventContent, keyof RecordDraft | 'rubrics'> & {
    /** Id of the main rubric, '' until one is chosen. */
    rubric: string;
    addRubrics: readonly Picked[];
  };

/** The name of a rubric by its id. */
export type RubricName = (id: number) => string;

/** The form's beginning for an event that is not stored yet. */
export const emptyDraft = (): EventDraft => draftOf(emptyContent(), NOTHING_BESIDE, String);

/** @param host base address of the pictures */
export const eventDraft = (event: WrittenEvent, { host, nameOf }: { host: string; nameOf: RubricName }): EventDraft =>
  draftOf(event.content, besideOf(event, host), nameOf);

function draftOf(content: EventContent, beside: ReturnType<typeof besideOf>, nameOf: RubricName): EventDraft {
  const { rubrics, ...same } = content;
  const [rubric, ...others] = rubrics;
  return {
    ...same,
    ...picksOf(content, beside),
    rubric: idOf(rubric),
    addRubrics: others.map((id) => ({ key: String(id), label: nameOf(id) })),
  };
}

/** What the rules and the server know of a draft. A picture that has not arrived yet is left out. */
export function contentOfDraft(draft: EventDraft): EventContent {
  // A draft that was kept before there were these fields has none.
  const { state: _, rubric, addRubrics, accessFeatures = [], ...same } = draft;
  const all = [rubric, ...addRubrics.map(({ key }) => key)];
  return trimmed({
    ...same,
    ...{ ...plainContentOf(same), accessFeatures },
    ...contentOfPicks(draft),
    ...filledDates(same),
    rubrics: all.flatMap((id) => numberOf(id) ?? []),
  });
}

/** What the server takes of a draft. */
export const payloadOf = (draft: EventDraft): EventPayload => ({
  ...eventPayload(contentOfDraft(draft), 'draft'),
  ...sentState(draft.state),
});
