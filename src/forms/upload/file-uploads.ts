import type { StoredFile } from '../../model/stored-file';
import { createTurns } from './concurrency-limit';
import {
  type FileStatus,
  newAttempt,
  newEntry,
  newKey,
  type RefusedFile,
  type UploadEnd,
  type UploadEntry,
  type UploadParts,
} from './upload-attempt';
import { canRetry, isUnderWay, nextState, type UploadStep } from './upload-state';

/** The uploads of a form, by the paths of their rows. They go on while their rows are not on the screen. */
export type FileUploads = {
  statusOf(path: string): FileStatus | undefined;
  subscribe(hear: () => void): () => void;
  /** Sends a file. @param onStored puts the stored file into the row; returns false when the row is gone */
  add(path: string, file: File, onStored: (stored: StoredFile) => boolean, onRefused?: UploadEntry['onRefused']): void;
  /** The files that were refused since the list was told to forget them; the same array until that changes. */
  refused(list: string): readonly RefusedFile[];
  forgetRefused(list: string): void;
  abort(path: string): void;
  retry(path: string): void;
  /** Gives up the file of a row that is removed; it can be put back until the next one is removed. */
  remove(path: string): void;
  putBack(path: string): void;
  /**
   * Looks for the file of a row that came back without it, and goes on sending it. A form whose file is gone cannot be
   * saved.
   */
  resume(path: string, onStored: UploadEntry['onStored'], onRefused?: UploadEntry['onRefused']): void;
  /** Whether it was looked for in vain. */
  isGone(path: string): boolean;
  /** Whether no file comes into a row unless somebody tries again: it has failed, was given up or is gone. */
  hasFailed(path: string): boolean;
  /**
   * Gives up all running uploads, because the user has left the form. The server removes stored files that nothing
   * uses.
   */
  end(): void;
};

const AT_ONCE = 2;

/** @param parts what differs between the product and a test */
export function createFileUploads({ prepare, send, discard, keeper, ends }: UploadParts): FileUploads {
  const store = createEntries();
  const { entries, statusOf, subscribe, step } = store;
  const turns = createTurns(AT_ONCE);
  let removed: { path: string; wasUnderWay: boolean } | undefined;

  const { begin, add } = createSender({
    keeper,
    ends,
    store,
    attempt: newAttempt({ prepare, send, discard, turns, step }),
  });
  const device = onDevice({ keeper, ends, store, add });

  function giveUp(entry: UploadEntry) {
    step(entry, { name: 'abort' });
    entry.attempt.abort();
  }

  function retry(path: string) {
    const entry = entries.get(path);
    if (!entry) return;
    // A file that was given up may be deleted at the server by now: with the same key the server would answer with a
    // picture that is gone.
    if (entry.status.state.name === 'aborted') entry.key = newKey();
    step(entry, { name: 'retry' });
    if (entry.status.state.name === 'idle') begin(path, entry);
  }

  function forget(path: string) {
    const entry = entries.get(path);
    if (!entry) return;
    entries.delete(path);
    giveUp(entry);
    URL.revokeObjectURL(entry.status.picture);
  }

  function forgetRemoved() {
    const stored = removed && entries.get(removed.path)?.stored;
    if (removed) {
      forget(removed.path);
      void keeper?.forget(removed.path);
    }
    if (stored) void discard(stored).catch(() => undefined);
    removed = undefined;
  }

  return {
    statusOf,
    subscribe,
    add: (path, file, onStored, onRefused) => void device.keep(path, add(path, file, onStored, onRefused)),
    refused: store.refused,
    forgetRefused: store.forgetRefused,
    abort(path) {
      const entry = entries.get(path);
      if (entry) giveUp(entry);
    },
    retry,
    remove(path) {
      forgetRemoved();
      const entry = entries.get(path);
      removed = { path, wasUnderWay: entry !== undefined && isUnderWay(entry.status.state) };
      if (entry) giveUp(entry);
      device.leave(path);
      ends.forget(path);
    },
    putBack(path) {
      const again = removed?.path === path && removed.wasUnderWay;
      removed = undefined;
      device.putBack(path);
      if (again) retry(path);
      else if (entries.get(path)?.status.state.name === 'error') ends.watch(path, Promise.resolve('failed'));
    },
    resume: device.resume,
    isGone: store.isGone,
    hasFailed(path) {
      const name = statusOf(path)?.state.name;
      return name === 'error' || name === 'aborted' || (name === undefined && store.isGone(path));
    },
    end() {
      device.leaveAll();
      forgetRemoved();
      for (const path of entries.keys()) forget(path);
    },
  };
}

type Hearing = [onStored: UploadEntry['onStored'], onRefused?: UploadEntry['onRefused']];

type Sender = Pick<UploadParts, 'keeper' | 'ends'> & {
  store: ReturnType<typeof createEntries>;
  attempt: ReturnType<typeof newAttempt>;
};

/** Sends files, and forgets on the device what the server has. */
function createSender({ keeper, ends, store: { entries, refuse }, attempt }: Sender) {
  function begin(path: string, entry: UploadEntry) {
    entry.attempt = new AbortController();
    const { signal } = entry.attempt;
    const end = attempt(entry, signal);
    ends.watch(path, end);
    void end.then((how) => {
      if (how === 'failed' && refuse(path, entry)) {
        ends.forget(path);
        void keeper?.forget(path);
      }
      // A file that failed or was given up is sent again on wish, also by the next page.
      if (how === 'stored' || (how === 'given-up' && !signal.aborted)) void keeper?.forget(path);
    });
  }

  function add(path: string, file: File, ...hearing: Hearing): UploadEntry {
    const entry = newEntry(file, ...hearing);
    entries.set(path, entry);
    begin(path, entry);
    return entry;
  }

  return { begin, add };
}

type OnDevice = Pick<UploadParts, 'keeper' | 'ends'> & {
  store: ReturnType<typeof createEntries>;
  add(path: string, file: File, ...hearing: Hearing): UploadEntry;
};

/** The files that are kept on the device, and those of an earlier page that are looked for there. */
function onDevice({ keeper, ends, store: { entries, miss, tell }, add }: OnDevice) {
  const looking = new Set<string>();

  function keptAs(path: string, entry: UploadEntry) {
    entry.isKept = true;
    ends.keep(path);
  }

  async function look(path: string, hearing: Hearing): Promise<UploadEnd> {
    const file = await keeper?.find(path);
    // Its row is gone meanwhile.
    if (!looking.delete(path)) return 'given-up';
    if (file) {
      keptAs(path, add(path, file, ...hearing));
      tell();
    } else miss(path);
    return 'failed';
  }

  return {
    async keep(path: string, entry: UploadEntry) {
      if (!keeper) return;
      if (await keeper.keep(path, entry.file)) {
        keptAs(path, entry);
        return;
      }
      entry.status = { ...entry.status, isOnlyHere: true };
      tell();
    },
    resume(path: string, ...hearing: Hearing) {
      if (entries.has(path) || looking.has(path)) return;
      looking.add(path);
      ends.watch(path, look(path, hearing));
    },
    leave: (path: string) => void looking.delete(path),
    /** A row that is removed is forgotten, with what is known of its file. */
    putBack: (path: string) => void (entries.get(path)?.isKept && ends.keep(path)),
    leaveAll: () => looking.clear(),
  };
}

const NONE: readonly RefusedFile[] = [];

const listOf = (path: string) => path.slice(0, path.lastIndexOf('.'));

/** The state of all files, and the listeners to it. */
function createEntries() {
  const entries = new Map<string, UploadEntry>();
  const gone = new Set<string>();
  const refused = new Map<string, readonly RefusedFile[]>();
  const hearers = new Set<() => void>();
  function tell() {
    for (const hear of hearers) hear();
  }
  return {
    entries,
    refused: (list: string) => refused.get(list) ?? NONE,
    forgetRefused(list: string) {
      if (refused.delete(list)) tell();
    },
    /** Takes a file out of its row that no attempt can bring. @returns whether it was one */
    refuse(path: string, { status, onRefused }: UploadEntry): boolean {
      const { state, name, picture } = status;
      if (state.name !== 'error' || canRetry(state) || !onRefused) return false;
      const list = listOf(path);
      const { code, params } = state;
      const typed = onRefused();
      refused.set(list, [...(refused.get(list) ?? []), { path, name, code, ...(params && { params }), typed }]);
      entries.delete(path);
      URL.revokeObjectURL(picture);
      tell();
      return true;
    },
    isGone: (path: string) => gone.has(path),
    miss(path: string) {
      gone.add(path);
      tell();
    },
    tell,
    statusOf: (path: string) => entries.get(path)?.status,
    subscribe(hear: () => void) {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
    step(entry: UploadEntry, next: UploadStep) {
      const state = nextState(entry.status.state, next);
      if (state === entry.status.state) return;
      entry.status = { ...entry.status, state };
      tell();
    },
  };
}
