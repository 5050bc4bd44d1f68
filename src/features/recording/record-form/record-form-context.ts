import { createContext, useContext } from 'react';
import type { EditableRecord } from '../../../model/answers/event-record';
import type { Person } from '../../../model/answers/person';
import type { Rubric } from '../../../model/answers/rubric';
import type { Versioned } from '../written-api';
import type { ForWhomNeeds } from './for-whom/for-whom-draft';
import type { Picked } from './record-draft';
import type { FilesOf } from './use-record-files';

/** A value that the form has proposed. */
export type Proposed<Value> = { value(): Value; set(next: Value): void };

/** Creates the memory of a proposed value. */
export function proposedValue<Value>(first: Value): Proposed<Value> {
  let current = first;
  return {
    value: () => current,
    set(next) {
      current = next;
    },
  };
}

/** The data that sections of the form need beside its fields. */
export type RecordFormContent = {
  /** The rubrics of the client; empty in forms without a rubric. */
  rubrics: readonly Rubric[];
  person: Person;
  /** The questions to a person who has no role relation to choose. */
  needs: ForWhomNeeds;
  files: FilesOf;
  /** The tags that the form has proposed and the author has not edited. */
  proposed: Proposed<readonly Picked[]>;
  /** The id of the stored record; undefined before the first save. */
  id: string | undefined;
  /** Loads the current record. */
  load(id: string, signal: AbortSignal): Promise<Versioned<EditableRecord<unknown>>>;
  /** Updates the form with the current state of the record; unsaved input stays. */
  updateForm(current: Versioned<unknown>): void;
};

const RecordFormContext = createContext<RecordFormContent | undefined>(undefined);

export const RecordFormProvider = RecordFormContext.Provider;

/** Returns the content for sections of the form. @throws {Error} outside the form of a record */
export function useRecordFormContent(): RecordFormContent {
  const content = useContext(RecordFormContext);
  if (!content) throw new Error('No form');
  return content;
}
