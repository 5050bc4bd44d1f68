import type { StoredFile } from '../../model/stored-file';
import { createConcurrencyLimit } from './concurrency-limit';
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

/** The uploads of a form, by the paths of their rows. They continue while their rows are not mounted. */
export type FileUploads = {
  statusOf(path: string): FileStatus | undefined;
  subscribe(hear: () => void): () => void;
  /** Uploads a file. @param onStored puts the stored file into the row; returns false if the row is gone */
  add(path: string, file: File, onStored: (stored: StoredFile) => boolean, onRefused?: UploadEntry['onRefused']): void;
  /** Returns the files rejected since the last `forgetRefused`; the array is stable until it changes. */
  refused(list: string): readonly RefusedFile[];
  forgetRefused(list: string): void;
  abort(path: string): void;
  retry(path: string): void;
  /** Aborts the upload of a removed row; it can be restored until another row is removed. */
  remove(path: string): void;
  putBack(path: string): void;
  /**
   * Restores the file of a row without one from the device, and continues its upload. Without the file, the form cannot
   * be saved.
   */
  resume(path: string, onStored: UploadEntry['onStored'], onRefused?: UploadEntry['onRefused']): void;
  /** Returns true if the file was not found on the device. */
  isGone(path: string): boolean;
  /** Returns true if the row gets no file without a retry: its upload failed or was aborted, or the file is gone. */
  hasFailed(path: string): boolean;
  /** Aborts all uploads when the user leaves the form. The server deletes unused files. */
  end(): void;
};

const AT_ONCE = 2;

/** Creates the uploads of a form. @param parts the functions that tests replace */
export function createFileUploads({ prepare, send, discard, keeper, ends }: UploadParts): FileUploads {
  const store = createEntries();
  const { entries, statusOf, subscribe, step } = store;
  const turns = createConcurrencyLimit(AT_ONCE);
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
    // The server may have deleted the file after an abort; with the same key, it would answer with the deleted picture.
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

/** Creates the functions that upload files, and delete them from the device once the server has them. */
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
      // A file that failed or was aborted stays on the device for a retry, also after a reload.
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

/** Creates the functions that store files on the device, and restore those of an earlier page. */
function onDevice({ keeper, ends, store: { entries, miss, tell }, add }: OnDevice) {
  const looking = new Set<string>();

  function keptAs(path: string, entry: UploadEntry) {
    entry.isKept = true;
    ends.keep(path);
  }

  async function look(path: string, hearing: Hearing): Promise<UploadEnd> {
    const file = await keeper?.find(path);
    // The row was removed meanwhile.
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
    /** Marks the file as stored again, since removing its row has cleared the mark. */
    putBack: (path: string) => void (entries.get(path)?.isKept && ends.keep(path)),
    leaveAll: () => looking.clear(),
  };
}

const NONE: readonly RefusedFile[] = [];

const listOf = (path: string) => path.slice(0, path.lastIndexOf('.'));

/** Creates the state of all files, with its listeners. */
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
    /** Removes a file that no retry can upload from its row. @returns true if it was removed */
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
