import type { FieldProblem } from '../engine/form-problems';
import type { UploadEnd } from '../upload/upload-attempt';

/** The files of a form in transfer, independent of the rows that show them. */
export type Uploads = {
  /** Tracks an upload until it ends. @param path of the row; a later upload there replaces the earlier one */
  watch(path: string, end: Promise<UploadEnd>): void;
  /** Stops tracking a file, for example when its row is removed. */
  forget(path: string): void;
  /** Records that the device stores a file until its upload ends. */
  keep(path: string): void;
  /** Returns true while a file is in transfer (`isBusy`), or if the device stores all such files (`isKept`). */
  isBusy(): boolean;
  isKept(): boolean;
  /** Waits for all files in transfer. @returns the problems that prevent saving: files that failed to upload */
  maySave(): Promise<FieldProblem[]>;
};

export function createUploads(): Uploads {
  const pending = new Map<string, Promise<UploadEnd>>();
  const failed = new Set<string>();
  const kept = new Set<string>();

  function settle(path: string) {
    pending.delete(path);
    failed.delete(path);
  }

  return {
    watch(path, end) {
      settle(path);
      const safe = end.catch((): UploadEnd => 'failed');
      pending.set(path, safe);
      void safe.then((how) => {
        if (pending.get(path) !== safe) return;
        settle(path);
        if (how === 'failed') failed.add(path);
      });
    },
    forget(path) {
      settle(path);
      kept.delete(path);
    },
    keep: (path) => void kept.add(path),
    isBusy: () => pending.size > 0,
    isKept: () => [...pending.keys()].every((path) => kept.has(path)),
    async maySave() {
      // Further uploads may have started meanwhile.
      while (pending.size > 0) await Promise.race(pending.values());
      return [...failed].map((path) => ({ path, code: 'upload_failed' }));
    },
  };
}
