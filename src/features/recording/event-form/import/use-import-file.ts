import { useState } from 'react';
import { useIsShown } from '../../../../ui/use-is-shown';
import { FileProblem, type FoundEvent, type FoundFile, type ReadingRules } from './found-event';
import { MOST_BYTES, readFile } from './read-file';

/** A file on its way: being read, refused, or read, with the one of its events that was chosen. */
export type ImportFile = {
  name: string;
  state: 'reading' | 'refused' | 'choosing' | 'chosen';
  problem?: FileProblem['code'];
  found?: FoundFile;
  event?: FoundEvent;
};

/** Reads the file that the user chooses; where it holds one event only, that is the chosen one. */
export function useImportFile(rules: ReadingRules) {
  const [file, setFile] = useState<ImportFile>();
  const isShown = useIsShown();

  async function read(chosen: File) {
    const { name } = chosen;
    setFile({ name, state: 'reading' });
    const next = await readingOf(chosen, rules);
    if (isShown()) setFile({ name, ...next });
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
  return { file, read, choose, back };
}

async function readingOf(file: File, rules: ReadingRules): Promise<Omit<ImportFile, 'name'>> {
  try {
    if (file.size > MOST_BYTES) throw new FileProblem('too_large');
    const found = readFile(new Uint8Array(await file.arrayBuffer()), rules);
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
