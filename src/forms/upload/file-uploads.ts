import type { StoredFile } from '../../model/stored-file';
import { createConcurrencyLimit } from './concurrency-limit';
import {
  type FileStatus,
  newAttempt,
  newEntry,
  newKey,
  type RefusedFile,
  type UploadDependencies,
  type UploadEnd,
  type UploadEntry,
} from './upload-attempt';
import { canRetry, isUnderWay, nextState, type UploadStep } from './upload-state';

/** The uploads of a form, by the paths of their rows. They continue while their rows are not mounted. */
export type FileUploads = {
  statusOf(path: string): FileStatus | undefined;
  subscribe(listener: () => void): () => void;
  /** Uploads a file. @param onStored puts the stored file into the row; returns false if the row is gone */
  add(path: string, file: File, onStored: (stored: StoredFile) => boolean, onRefused?: UploadEntry['onRefused']): void;
  /** Returns the files rejected since the last `forgetRefused`; the array is stable until it changes. */
  refused(list: string): readonly RefusedFile[];
  forgetRefused(list: string): void;
  abort(path: string): void;
  retry(path: string): void;
  /** Aborts the upload of a removed row; it can be restored until another row is removed. */
  remove(path: string): void;
  restore(path: string): void;
  /**
   * Restores the file of a row without one from the device, and continues its upload. Without the file, the form cannot
   * be saved.
   */
  resume(path: string, onStored: UploadEntry['onStored'], onRefused?: UploadEntry['onRefused']): void;
  /** Returns true if the file was not found on the device. */
  isMissing(path: string): boolean;
  /** Returns true if the row gets no file without a retry: its upload failed or was aborted, or the file is gone. */
  hasFailed(path: string): boolean;
  /** Aborts all uploads when the user leaves the form. The server deletes unused files. */
  end(): void;
};

const MAX_CONCURRENT = 2;

/** Creates the uploads of a form. @param dependencies the functions that tests replace */
export function createFileUploads({ prepare, send, discard, fileStorage, tracker }: UploadDependencies): FileUploads {
  const store = createEntries();
  const { entries, statusOf, subscribe, step } = store;
  const limit = createConcurrencyLimit(MAX_CONCURRENT);
  let removed: { path: string; wasUnderWay: boolean } | undefined;

  const { start, add } = createSender({
    fileStorage,
    tracker,
    store,
    attempt: newAttempt({ prepare, send, discard, limit, step }),
  });
  const device = createDeviceStorage({ fileStorage, tracker, store, add });

  function abort(entry: UploadEntry) {
    step(entry, { name: 'abort' });
    entry.attempt.abort();
  }

  function retry(path: string) {
    const entry = entries.get(path);
    if (!entry) return;
    // The server may have deleted the file after an abort; with the same key, it would answer with the deleted picture.
    if (entry.status.state.name === 'aborted') entry.key = newKey();
    step(entry, { name: 'retry' });
    if (entry.status.state.name === 'idle') start(path, entry);
  }

  function removeEntry(path: string) {
    const entry = entries.get(path);
    if (!entry) return;
    entries.delete(path);
    abort(entry);
    URL.revokeObjectURL(entry.status.picture);
  }

  function forgetRemoved() {
    const stored = removed && entries.get(removed.path)?.stored;
    if (removed) {
      removeEntry(removed.path);
      void fileStorage?.forget(removed.path);
    }
    if (stored) void discard(stored).catch(() => undefined);
    removed = undefined;
  }

  return {
    statusOf,
    subscribe,
    add: (path, file, onStored, onRefused) => void device.store(path, add(path, file, onStored, onRefused)),
    refused: store.refused,
    forgetRefused: store.forgetRefused,
    abort(path) {
      const entry = entries.get(path);
      if (entry) abort(entry);
    },
    retry,
    remove(path) {
      forgetRemoved();
      const entry = entries.get(path);
      removed = { path, wasUnderWay: entry !== undefined && isUnderWay(entry.status.state) };
      if (entry) abort(entry);
      device.cancelSearch(path);
      tracker.forget(path);
    },
    restore(path) {
      const shouldRetry = removed?.path === path && removed.wasUnderWay;
      removed = undefined;
      device.restore(path);
      if (shouldRetry) retry(path);
      else if (entries.get(path)?.status.state.name === 'error') tracker.watch(path, Promise.resolve('failed'));
    },
    resume: device.resume,
    isMissing: store.isMissing,
    hasFailed(path) {
      const name = statusOf(path)?.state.name;
      return name === 'error' || name === 'aborted' || (name === undefined && store.isMissing(path));
    },
    end() {
      device.cancelSearches();
      forgetRemoved();
      for (const path of entries.keys()) removeEntry(path);
    },
  };
}

type Callbacks = [onStored: UploadEntry['onStored'], onRefused?: UploadEntry['onRefused']];

type SenderDependencies = Pick<UploadDependencies, 'fileStorage' | 'tracker'> & {
  store: ReturnType<typeof createEntries>;
  attempt: ReturnType<typeof newAttempt>;
};

/** Creates the functions that upload files, and delete them from the device once the server has them. */
function createSender({ fileStorage, tracker, store: { entries, refuse }, attempt }: SenderDependencies) {
  function start(path: string, entry: UploadEntry) {
    entry.attempt = new AbortController();
    const { signal } = entry.attempt;
    const ended = attempt(entry, signal);
    tracker.watch(path, ended);
    void ended.then((result) => {
      if (result === 'failed' && refuse(path, entry)) {
        tracker.forget(path);
        void fileStorage?.forget(path);
      }
      // A file that failed or was aborted stays on the device for a retry, also after a reload.
      if (result === 'stored' || (result === 'given-up' && !signal.aborted)) void fileStorage?.forget(path);
    });
  }

  function add(path: string, file: File, ...callbacks: Callbacks): UploadEntry {
    const entry = newEntry(file, ...callbacks);
    entries.set(path, entry);
    start(path, entry);
    return entry;
  }

  return { start, add };
}

type DeviceDependencies = Pick<UploadDependencies, 'fileStorage' | 'tracker'> & {
  store: ReturnType<typeof createEntries>;
  add(path: string, file: File, ...callbacks: Callbacks): UploadEntry;
};

/** Creates the functions that store files on the device, and restore those of an earlier page. */
function createDeviceStorage({
  fileStorage,
  tracker,
  store: { entries, markMissing, notify },
  add,
}: DeviceDependencies) {
  const searching = new Set<string>();

  function markStored(path: string, entry: UploadEntry) {
    entry.isOnDevice = true;
    tracker.markStored(path);
  }

  async function search(path: string, callbacks: Callbacks): Promise<UploadEnd> {
    const file = await fileStorage?.find(path);
    // The row was removed meanwhile.
    if (!searching.delete(path)) return 'given-up';
    if (file) {
      markStored(path, add(path, file, ...callbacks));
      notify();
    } else markMissing(path);
    return 'failed';
  }

  return {
    async store(path: string, entry: UploadEntry) {
      if (!fileStorage) return;
      if (await fileStorage.store(path, entry.file)) {
        markStored(path, entry);
        return;
      }
      entry.status = { ...entry.status, isOnlyHere: true };
      notify();
    },
    resume(path: string, ...callbacks: Callbacks) {
      if (entries.has(path) || searching.has(path)) return;
      searching.add(path);
      tracker.watch(path, search(path, callbacks));
    },
    cancelSearch: (path: string) => void searching.delete(path),
    /** Marks the file as stored again, since removing its row has cleared the mark. */
    restore: (path: string) => void (entries.get(path)?.isOnDevice && tracker.markStored(path)),
    cancelSearches: () => searching.clear(),
  };
}

const NONE: readonly RefusedFile[] = [];

const listOf = (path: string) => path.slice(0, path.lastIndexOf('.'));

/** Creates the state of all files, with its listeners. */
function createEntries() {
  const entries = new Map<string, UploadEntry>();
  const missing = new Set<string>();
  const refused = new Map<string, readonly RefusedFile[]>();
  const listeners = new Set<() => void>();
  function notify() {
    for (const listener of listeners) listener();
  }
  return {
    entries,
    refused: (list: string) => refused.get(list) ?? NONE,
    forgetRefused(list: string) {
      if (refused.delete(list)) notify();
    },
    /** Removes a file that no retry can upload from its row. @returns true if it was removed */
    refuse(path: string, { status, onRefused }: UploadEntry): boolean {
      const { state, name, picture } = status;
      if (state.name !== 'error' || canRetry(state) || !onRefused) return false;
      const list = listOf(path);
      const { code, params } = state;
      const input = onRefused();
      refused.set(list, [...(refused.get(list) ?? []), { path, name, code, ...(params && { params }), input }]);
      entries.delete(path);
      URL.revokeObjectURL(picture);
      notify();
      return true;
    },
    isMissing: (path: string) => missing.has(path),
    markMissing(path: string) {
      missing.add(path);
      notify();
    },
    notify,
    statusOf: (path: string) => entries.get(path)?.status,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    step(entry: UploadEntry, next: UploadStep) {
      const state = nextState(entry.status.state, next);
      if (state === entry.status.state) return;
      entry.status = { ...entry.status, state };
      notify();
    },
  };
}
