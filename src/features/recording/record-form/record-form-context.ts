import { createContext, useContext } from 'react';
import type { Written } from '../../../model/answers/event-record';
import type { Person } from '../../../model/answers/person';
import type { Rubric } from '../../../model/answers/rubric';
import type { Known } from '../written-api';
import type { FilesOf } from './use-record-files';

/** What the sections of the form need beside its fields. */
export type RecordFormContent = {
  /** Of the client, where the form asks for them. */
  rubrics: readonly Rubric[];
  person: Person;
  files: FilesOf;
  /** The record at the server; undefined before the first save. */
  id: string | undefined;
  /** Asks for the record as it is at the server now. */
  load(id: string, signal: AbortSignal): Promise<Known<Written<unknown>>>;
};

const RecordFormContext = createContext<RecordFormContent | undefined>(undefined);

export const RecordFormProvider = RecordFormContext.Provider;

/** @throws {Error} outside the form of a record */
export function useRecordFormContent(): RecordFormContent {
  const content = useContext(RecordFormContext);
  if (!content) throw new Error('No form');
  return content;
}
