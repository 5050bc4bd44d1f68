import { createContext, useContext } from 'react';
import type { Person } from '../../../model/person';
import type { Rubric } from '../../../model/rubric';
import type { FilesOf } from './use-record-files';

/** What the sections of the form need beside its fields. */
export type EventFormContent = {
  rubrics: readonly Rubric[];
  person: Person;
  files: FilesOf;
  /** The event at the server; undefined before the first save. */
  id: string | undefined;
};

const EventFormContext = createContext<EventFormContent | undefined>(undefined);

export const EventFormProvider = EventFormContext.Provider;

/** @throws {Error} outside the form of an event */
export function useEventFormContent(): EventFormContent {
  const content = useContext(EventFormContext);
  if (!content) throw new Error('No form');
  return content;
}
