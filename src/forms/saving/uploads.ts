import type { FieldProblem } from '../engine/form-problems';
import type { UploadEnd } from '../upload/upload-attempt';

/** The files of a form that are on their way, beside the rows that show them. */
export type Uploads = {
  /** Watches an upload to its end. @param path of the row; another upload there takes the place of the one before */
  watch(path: string, end: Promise<UploadEnd>): void;
  /** Forgets a file, as when its row is removed. */
  forget(path: string): void;
  /** Hears that the device keeps a file until the server has it. */
  keep(path: string): void;
  /** Whether any is on its way now, and whether the device keeps all that are. */
  isBusy(): boolean;
  isKept(): boolean;
  /** Waits for whatever is on its way. @returns what keeps the form from being saved: files that did not arrive */
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
      // More may have been added while it waited.
      while (pending.size > 0) await Promise.race(pending.values());
      return [...failed].map((path) => ({ path, code: 'upload_failed' }));
    },
  };
}
