import { useEffect, useRef, useState } from 'react';
import { lazily } from '../../../../lib/lazily';
import {
  FileProblem,
  type FoundEvent,
  type FoundFile,
  type ReadingRules,
} from '../../../../model/event-import/found-event';
import { useIsShown } from '../../../../ui/use-is-shown';

/** The readers of calendars and pages, which come with the first file. */
const eventFileReader = lazily(
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
  const [file, setFile] = useState<ImportFile>();
  const isShown = useIsShown();
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);

  async function read(chosen: File) {
    const { name } = chosen;
    reading.current?.abort();
    const abort = new AbortController();
    reading.current = abort;
    setFile({ name, state: 'reading' });
    const onProgress = (count: number) =>
      isShown() && !abort.signal.aborted && setFile({ name, state: 'reading', count });
    const next = await readingOf(chosen, rules, { signal: abort.signal, onProgress });
    if (isShown() && !abort.signal.aborted) setFile({ name, ...next });
  }
  /** Ends the reading, back to the choice of a file. */
  function stop() {
    reading.current?.abort();
    setFile(undefined);
  }
  function choose(place: number) {
    setFile((now) => now && { ...now, ...chosenOf(now.found, place) });
  }
  /** Back to the list of events, or to the choice of a file. */
  function back() {
    setFile((now) =>
      now?.state === 'chosen' && (now.found?.events.length ?? 0) > 1 ? { ...now, state: 'choosing' } : undefined,
    );
  }
  return { file, read, stop, choose, back };
}

type Progress = { signal: AbortSignal; onProgress(count: number): void };

async function readingOf(file: File, rules: ReadingRules, progress: Progress): Promise<Omit<ImportFile, 'name'>> {
  try {
    const readEventFile = await eventFileReader.load();
    const found = await readEventFile(new Uint8Array(await file.arrayBuffer()), rules, progress);
    return found.events.length === 1 ? { found, ...chosenOf(found, 0) } : { found, state: 'choosing' };
  } catch (error) {
    return { state: 'refused', problem: error instanceof FileProblem ? error.code : 'unreadable' };
  }
}

function chosenOf(found: FoundFile | undefined, place: number): Omit<ImportFile, 'name'> {
  try {
    const event = found?.events[place]?.read();
    if (event) return { state: 'chosen', event };
  } catch {
    // The same words as for a file that cannot be read at all.
  }
  return { state: 'refused', problem: 'unreadable' };
}
