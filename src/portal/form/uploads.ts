import type { FieldProblem } from '../../ui/form/form-problems';
import type { UploadEnd } from '../../ui/upload/upload-attempt';

/** The files of a form that are on their way, beside the rows that show them. */
export type Uploads = {
  /** Watches an upload to its end. @param path of the row; another upload there takes the place of the one before */
  watch(path: string, end: Promise<UploadEnd>): void;
  /** Forgets a file, as when its row is removed. */
  forget(path: string): void;
  /** Whether any is on its way now. */
  isBusy(): boolean;
  /** Waits for whatever is on its way. @returns what keeps the form from being saved: files that did not arrive */
  maySave(): Promise<FieldProblem[]>;
};

export function createUploads(): Uploads {
  const pending = new Map<string, Promise<UploadEnd>>();
  const failed = new Set<string>();

  function forget(path: string) {
    pending.delete(path);
    failed.delete(path);
  }

  return {
    watch(path, end) {
      forget(path);
      const safe = end.catch((): UploadEnd => 'failed');
      pending.set(path, safe);
      void safe.then((how) => {
        if (pending.get(path) !== safe) return;
        forget(path);
        if (how === 'failed') failed.add(path);
      });
    },
    forget,
    isBusy: () => pending.size > 0,
    async maySave() {
      // More may have been added while it waited.
      while (pending.size > 0) await Promise.race(pending.values());
      return [...failed].map((path) => ({ path, code: 'upload_failed' }));
    },
  };
}
