import { randomHex } from '../../lib/random-hex';
import type { StoredFile } from '../../model/stored-file';
import type { ConcurrencyLimit } from './concurrency-limit';
import { UploadFailure } from './upload-failure';
import type { UploadState, UploadStep } from './upload-state';

/** The parameters of an upload. */
export type UploadRequest = {
  name: string;
  /** The idempotency key, the same for each retry, because the server may have received an earlier attempt. */
  key: string;
  signal: AbortSignal;
  /** Called with the share sent so far: 0 to 1. */
  onShare(share: number): void;
};

/** The storage on the device for files in transfer, by the paths of their rows. Its promises never reject. */
export type FileStorage = {
  /** Stores a file. @returns true if it survives a reload */
  store(path: string, file: File): Promise<boolean>;
  find(path: string): Promise<File | undefined>;
  forget(path: string): Promise<void>;
};

/** The dependencies of uploads. */
export type UploadDependencies = {
  /** Checks a file and prepares it for upload. Rejects with an UploadFailure. */
  prepare(file: File): Promise<Blob>;
  /** Sends a file. Rejects with an UploadFailure. */
  send(file: Blob, sending: UploadRequest): Promise<StoredFile>;
  /** Deletes a stored file that is unused. If the call fails, the server deletes the file later. */
  discard(stored: StoredFile): Promise<void>;
  /** The storage on the device, so that files survive a closed page until their upload ends. */
  fileStorage?: FileStorage | undefined;
  /** The form's `Uploads`, which tracks how each upload ends. */
  tracker: {
    watch(path: string, end: Promise<UploadEnd>): void;
    forget(path: string): void;
    /** Records that the device stores a file. */
    markStored(path: string): void;
  };
};

/** The end of an upload: the file is stored and in its row, the upload failed, or the user aborted it. */
export type UploadEnd = 'stored' | 'failed' | 'given-up';

/** The file of a row, as the row shows it; a new object after each change. */
export type FileStatus = {
  name: string;
  bytes: number;
  /** The object URL of the file. */
  picture: string;
  state: UploadState;
  /** True if the device had no space for the file, which is lost with the page. */
  isOnlyHere?: boolean;
};

/** A file that cannot be used at all; it has no row, and is reported once. */
export type RefusedFile = {
  /** The path of its removed row. */
  path: string;
  name: string;
  code: string;
  params?: Readonly<Record<string, unknown>>;
  /** The input in its row, for the next file. */
  input?: object | undefined;
};

/** The upload of a chosen file. */
export type UploadEntry = {
  status: FileStatus;
  file: File;
  onStored(stored: StoredFile): boolean;
  /** Removes the row of a rejected file from its list, if possible. @returns the input in the row */
  onRefused?: (() => object | undefined) | undefined;
  key: string;
  /** True if the device stores the file until its upload ends. */
  isOnDevice?: boolean;
  /** The prepared file, the same for each attempt. */
  prepared?: Blob;
  stored?: StoredFile;
  attempt: AbortController;
};

/** Returns an idempotency key of 128 random bits. */
export const newKey = (): string => randomHex(16);

export const newEntry = (
  file: File,
  onStored: UploadEntry['onStored'],
  onRefused?: UploadEntry['onRefused'],
): UploadEntry => ({
  status: { name: file.name, bytes: file.size, picture: URL.createObjectURL(file), state: { name: 'idle' } },
  file,
  onStored,
  onRefused,
  key: newKey(),
  attempt: new AbortController(),
});

type AttemptDependencies = Omit<UploadDependencies, 'tracker' | 'fileStorage'> & {
  limit: ConcurrencyLimit;
  step(entry: UploadEntry, next: UploadStep): void;
};

/** Creates the function that attempts one upload, including its wait for a slot. Its promise never rejects. */
export function newAttempt({ prepare, send, discard, limit, step }: AttemptDependencies) {
  async function upload(entry: UploadEntry, signal: AbortSignal): Promise<UploadEnd> {
    step(entry, { name: 'begin' });
    entry.prepared ??= await prepare(entry.file);
    signal.throwIfAborted();
    step(entry, { name: 'send' });
    const onShare = (share: number) => signal.aborted || step(entry, { name: 'progress', share });
    const stored = await send(entry.prepared, { name: entry.file.name, key: entry.key, signal, onShare });
    if (signal.aborted || !entry.onStored(stored)) {
      // If this call fails, the server deletes the file later.
      void discard(stored).catch(() => undefined);
      return 'given-up';
    }
    entry.stored = stored;
    step(entry, { name: 'arrive' });
    return 'stored';
  }

  return async (entry: UploadEntry, signal: AbortSignal): Promise<UploadEnd> => {
    let release: (() => void) | undefined;
    try {
      release = await limit.acquire(signal);
      return await upload(entry, signal);
    } catch (error) {
      if (signal.aborted) return 'given-up';
      const { code, params } = error instanceof UploadFailure ? error : new UploadFailure('unknown');
      step(entry, { name: 'fail', code, ...(params && { params }) });
      return 'failed';
    } finally {
      release?.();
    }
  };
}
