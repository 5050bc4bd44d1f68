import type { FieldProblem } from '../engine/form-problems';
import type { UploadEnd } from '../upload/upload-attempt';

/** The files of a form in transfer, independent of the rows that show them. */
export type Uploads = {
  /** Tracks an upload until it ends. @param path of the row; a later upload there replaces the earlier one */
  watch(path: string, end: Promise<UploadEnd>): void;
  /** Stops tracking a file, for example when its row is removed. */
  forget(path: string): void;
  /** Records that the device stores a file until its upload ends. */
  markStored(path: string): void;
  /** Returns true while a file is in transfer (`isBusy`), or if the device stores all such files (`areAllStored`). */
  isBusy(): boolean;
  areAllStored(): boolean;
  /** Waits for all files in transfer. @returns the problems that prevent saving: files that failed to upload */
  untilEnded(): Promise<FieldProblem[]>;
};

export function createUploads(): Uploads {
  const pending = new Map<string, Promise<UploadEnd>>();
  const failed = new Set<string>();
  const storedPaths = new Set<string>();

  function clear(path: string) {
    pending.delete(path);
    failed.delete(path);
  }

  return {
    watch(path, end) {
      clear(path);
      const safe = end.catch((): UploadEnd => 'failed');
      pending.set(path, safe);
      void safe.then((result) => {
        if (pending.get(path) !== safe) return;
        clear(path);
        if (result === 'failed') failed.add(path);
      });
    },
    forget(path) {
      clear(path);
      storedPaths.delete(path);
    },
    markStored: (path) => void storedPaths.add(path),
    isBusy: () => pending.size > 0,
    areAllStored: () => [...pending.keys()].every((path) => storedPaths.has(path)),
    async untilEnded() {
      // Further uploads may have started meanwhile.
      while (pending.size > 0) await Promise.race(pending.values());
      return [...failed].map((path) => ({ path, code: 'upload_failed' }));
    },
  };
}
