import { useMemo, useState } from 'react';
import { useQuery } from '../../../../app/use-query';
import { lazyModule } from '../../../../lib/lazy-module';
import {
  FileProblem,
  type ImportedEvent,
  type ImportedFile,
  type ReadingRules,
} from '../../../../model/event-import/imported-event';

/** The lazy readers of calendars and pages, loaded with the first file. */
const eventFileReader = lazyModule(
  async () => (await import('../../../../model/event-import/read-event-file')).readEventFile,
);

/** A file with its state: being read, refused, or read, with its chosen event. */
export type ImportFile = {
  name: string;
  state: 'reading' | 'refused' | 'choosing' | 'chosen';
  /** The number of events found so far. */
  count?: number;
  problem?: FileProblem['code'];
  found?: ImportedFile;
  event?: ImportedEvent;
};

/** Reads the chosen file; a single event in it is chosen automatically. */
export function useImportFile(rules: ReadingRules) {
  const [request, setRequest] = useState<{ file: File; attempt: number }>();
  const [count, setCount] = useState<number>();
  const [eventIndex, setEventIndex] = useState<number>();
  const query = request && {
    key: ['file', request.attempt],
    async load(signal: AbortSignal) {
      const readEventFile = await eventFileReader.load();
      const bytes = new Uint8Array(await request.file.arrayBuffer());
      return readEventFile(bytes, rules, { signal, onProgress: (found) => signal.aborted || setCount(found) });
    },
  };
  const { step, value: found, error } = useQuery<ImportedFile>(query, { quiet: true });
  const name = request?.file.name;
  const file = useMemo((): ImportFile | undefined => {
    if (name === undefined) return undefined;
    if (found) return { name, found, ...chosenOf(found, found.events.length === 1 ? 0 : eventIndex) };
    if (step === 'loading') return { name, state: 'reading', ...(count !== undefined && { count }) };
    return { name, state: 'refused', problem: error instanceof FileProblem ? error.code : 'unreadable' };
  }, [name, step, found, error, count, eventIndex]);

  function startReading(next: File | undefined) {
    setRequest(next && { file: next, attempt: (request?.attempt ?? 0) + 1 });
    setCount(undefined);
    setEventIndex(undefined);
  }
  return {
    file,
    read: startReading,
    /** Cancels the reading and returns to the choice of a file. */
    stop: () => startReading(undefined),
    choose: setEventIndex,
    /** Returns to the list of events, or to the choice of a file. */
    back: () =>
      file?.state === 'chosen' && (found?.events.length ?? 0) > 1 ? setEventIndex(undefined) : startReading(undefined),
  };
}

function chosenOf(found: ImportedFile, eventIndex: number | undefined): Omit<ImportFile, 'name'> {
  if (eventIndex === undefined) return { state: 'choosing' };
  try {
    const event = found.events[eventIndex]?.read();
    if (event) return { state: 'chosen', event };
  } catch {
    // Fall through to the error for unreadable files.
  }
  return { state: 'refused', problem: 'unreadable' };
}
