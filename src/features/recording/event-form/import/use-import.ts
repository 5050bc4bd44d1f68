import { useMemo, useState } from 'react';
import { usePortal } from '../../../../app/portal';
import { useQuery } from '../../../../app/use-query';
import { withLogin } from '../../../../app/with-login';
import { lazyModule } from '../../../../lib/lazy-module';
import {
  FileProblem,
  type ImportedEvent,
  type ImportedFile,
  type ReadingRules,
} from '../../../../model/event-import/imported-event';
import { loadPage } from './load-page';

/** The lazy readers of calendars and pages, loaded with the first file. */
const eventFileReader = lazyModule(
  async () => (await import('../../../../model/event-import/read-event-file')).readEventFile,
);

/** The source of an import: a file of the device, or a web address. */
export type ImportSource = File | string;

/** An import with its state: being read, refused, or read, with its chosen event. */
export type Import = {
  kind: 'file' | 'page';
  name: string;
  state: 'reading' | 'refused' | 'choosing' | 'chosen';
  /** The number of events found so far. */
  count?: number;
  error?: unknown;
  found?: ImportedFile;
  event?: ImportedEvent;
};

/** Reads the chosen file or page; a single event in it is chosen automatically. */
export function useImport(rules: ReadingRules) {
  const portal = usePortal();
  const [request, setRequest] = useState<{ source: ImportSource; attempt: number }>();
  const [count, setCount] = useState<number>();
  const [eventIndex, setEventIndex] = useState<number>();
  const source = request?.source;
  const query = request && {
    key: ['import', request.attempt],
    async load(signal: AbortSignal) {
      const { bytes, pageUrl } = await contentOf(request.source, signal);
      const readEventFile = await eventFileReader.load();
      const pacing = { signal, onProgress: (found: number) => signal.aborted || setCount(found) };
      return { ...(await readEventFile(bytes, { ...rules, pageUrl }, pacing)), pageUrl };
    },
  };
  async function contentOf(from: ImportSource, signal: AbortSignal) {
    if (typeof from !== 'string') return { bytes: new Uint8Array(await from.arrayBuffer()), pageUrl: undefined };
    const { url, text } = await withLogin(portal, () => loadPage(portal.client, from, signal));
    return { bytes: new TextEncoder().encode(text), pageUrl: url };
  }
  const { step, value: found, error } = useQuery(query, { quiet: true });
  const current = useMemo((): Import | undefined => {
    if (source === undefined) return undefined;
    const kind = typeof source === 'string' ? 'page' : 'file';
    const name = typeof source === 'string' ? nameOfPage(found?.pageUrl ?? source) : source.name;
    if (found) return { kind, name, found, ...chosenOf(found, found.events.length === 1 ? 0 : eventIndex) };
    if (step === 'loading') return { kind, name, state: 'reading', ...(count !== undefined && { count }) };
    return { kind, name, state: 'refused', error };
  }, [source, step, found, error, count, eventIndex]);

  function startReading(next: ImportSource | undefined) {
    setRequest(next === undefined ? undefined : { source: next, attempt: (request?.attempt ?? 0) + 1 });
    setCount(undefined);
    setEventIndex(undefined);
  }
  return {
    current,
    read: startReading,
    /** Cancels the reading and returns to the choice of a source. */
    stop: () => startReading(undefined),
    choose: setEventIndex,
    /** Returns to the list of events, or to the choice of a source. */
    back: () =>
      current?.state === 'chosen' && (found?.events.length ?? 0) > 1
        ? setEventIndex(undefined)
        : startReading(undefined),
  };
}

function chosenOf(found: ImportedFile, eventIndex: number | undefined): Omit<Import, 'kind' | 'name'> {
  if (eventIndex === undefined) return { state: 'choosing' };
  try {
    const event = found.events[eventIndex]?.read();
    if (event) return { state: 'chosen', event };
  } catch {
    // Fall through to the error for unreadable files.
  }
  return { state: 'refused', error: new FileProblem('unreadable') };
}

const MAX_NAME_LENGTH = 60;

/** Returns the address of a page as people name it: without its scheme and query, and not longer than a line. */
function nameOfPage(url: string): string {
  const name = url.replace(/^\w+:\/\/(?:www\.)?|[?#].*$|\/$/g, '');
  return name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH)}…` : name;
}
