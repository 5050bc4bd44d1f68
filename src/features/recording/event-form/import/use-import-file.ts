import { useMemo, useState } from 'react';
import { useQuery } from '../../../../app/use-query';
import { lazyModule } from '../../../../lib/lazy-module';
import {
  FileProblem,
  type FoundEvent,
  type FoundFile,
  type ReadingRules,
} from '../../../../model/event-import/found-event';

/** The readers of calendars and pages, which come with the first file. */
const eventFileReader = lazyModule(
  async () => (await import('../../../../model/event-import/read-event-file')).readEventFile,
);

/** A file on its way: being read, refused, or read, with the one of its events that was chosen. */
export type ImportFile = {
  name: string;
  state: 'reading' | 'refused' | 'choosing' | 'chosen';
  /** How many events have been found so far. */
  count?: number;
  problem?: FileProblem['code'];
  found?: FoundFile;
  event?: FoundEvent;
};

/** Reads the file that the user chooses; where it holds one event only, that is the chosen one. */
export function useImportFile(rules: ReadingRules) {
  const [asked, setAsked] = useState<{ file: File; turn: number }>();
  const [count, setCount] = useState<number>();
  const [place, setPlace] = useState<number>();
  const query = asked && {
    key: ['file', asked.turn],
    async load(signal: AbortSignal) {
      const readEventFile = await eventFileReader.load();
      const bytes = new Uint8Array(await asked.file.arrayBuffer());
      return readEventFile(bytes, rules, { signal, onProgress: (found) => signal.aborted || setCount(found) });
    },
  };
  const { step, value: found, error } = useQuery<FoundFile>(query, { quiet: true });
  const name = asked?.file.name;
  const file = useMemo((): ImportFile | undefined => {
    if (name === undefined) return undefined;
    if (found) return { name, found, ...chosenOf(found, found.events.length === 1 ? 0 : place) };
    if (step === 'loading') return { name, state: 'reading', ...(count !== undefined && { count }) };
    return { name, state: 'refused', problem: error instanceof FileProblem ? error.code : 'unreadable' };
  }, [name, step, found, error, count, place]);

  function ask(next: File | undefined) {
    setAsked(next && { file: next, turn: (asked?.turn ?? 0) + 1 });
    setCount(undefined);
    setPlace(undefined);
  }
  return {
    file,
    read: ask,
    /** Ends the reading, back to the choice of a file. */
    stop: () => ask(undefined),
    choose: setPlace,
    /** Back to the list of events, or to the choice of a file. */
    back: () => (file?.state === 'chosen' && (found?.events.length ?? 0) > 1 ? setPlace(undefined) : ask(undefined)),
  };
}

function chosenOf(found: FoundFile, place: number | undefined): Omit<ImportFile, 'name'> {
  if (place === undefined) return { state: 'choosing' };
  try {
    const event = found.events[place]?.read();
    if (event) return { state: 'chosen', event };
  } catch {
    // The same words as for a file that cannot be read at all.
  }
  return { state: 'refused', problem: 'unreadable' };
}
