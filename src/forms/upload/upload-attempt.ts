import { randomHex } from '../../lib/random-hex';
import type { StoredFile } from '../../model/stored-file';
import type { Turns } from './concurrency-limit';
import { UploadFailure } from './upload-failure';
import type { UploadState, UploadStep } from './upload-state';

/** How one file is sent. */
export type Sending = {
  name: string;
  /** The same for repeated attempts, as the server may have seen one of them already. */
  key: string;
  signal: AbortSignal;
  /** Told how much is sent: 0 to 1. */
  onShare(share: number): void;
};

/** Files of rows that the server does not have yet, by the paths of their rows. Nothing of it rejects. */
export type FileKeeper = {
  /** @returns whether it outlives this page */
  keep(path: string, file: File): Promise<boolean>;
  find(path: string): Promise<File | undefined>;
  forget(path: string): Promise<void>;
};

/** What uploads need from outside. */
export type UploadParts = {
  /** Checks a file and prepares it for sending. Rejects with an UploadFailure. */
  prepare(file: File): Promise<Blob>;
  /** Rejects with an UploadFailure. */
  send(file: Blob, sending: Sending): Promise<StoredFile>;
  /** Deletes a stored file that nobody wants. If the call fails, the server deletes the file by itself later. */
  discard(stored: StoredFile): Promise<void>;
  /** Keeps files on the device until the server has them, so that they outlive a closed page. */
  keeper?: FileKeeper | undefined;
  /** Is told how each upload ends; see the form's `Uploads`. */
  ends: {
    watch(path: string, end: Promise<UploadEnd>): void;
    forget(path: string): void;
    /** Is told that the device keeps a file. */
    keep(path: string): void;
  };
};

/** How an upload ends: the file is stored and in its row, the upload has failed, or the user gave it up. */
export type UploadEnd = 'stored' | 'failed' | 'given-up';

/** A file as its row shows it; a new object after each change. */
export type FileStatus = {
  name: string;
  bytes: number;
  /** Address of the file in this page. */
  picture: string;
  state: UploadState;
  /** Whether there was no room for it on the device: it is lost with the page. */
  isOnlyHere?: boolean;
};

/** A file that cannot be used, whatever is done: it has no row, and is told once. */
export type RefusedFile = {
  /** Of its row, which is gone. */
  path: string;
  name: string;
  code: string;
  params?: Readonly<Record<string, unknown>>;
  /** What the user had typed in its row, for the next file. */
  typed?: object | undefined;
};

/** A file that the user has chosen. */
export type UploadEntry = {
  status: FileStatus;
  file: File;
  onStored(stored: StoredFile): boolean;
  /** Takes the row of a refused file out of its list, where that can be done. @returns what the user had typed there */
  onRefused?: (() => object | undefined) | undefined;
  key: string;
  /** Whether the device keeps it until the server has it. */
  isKept?: boolean;
  /** The prepared file; every attempt sends the same. */
  prepared?: Blob;
  stored?: StoredFile;
  attempt: AbortController;
};

/** 128 random bits. */
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

type AttemptParts = Omit<UploadParts, 'ends' | 'keeper'> & {
  turns: Turns;
  step(entry: UploadEntry, next: UploadStep): void;
};

/** One attempt to send a file, including its wait for a turn; it never rejects. */
export function newAttempt({ prepare, send, discard, turns, step }: AttemptParts) {
  async function bring(entry: UploadEntry, signal: AbortSignal): Promise<UploadEnd> {
    step(entry, { name: 'begin' });
    entry.prepared ??= await prepare(entry.file);
    signal.throwIfAborted();
    step(entry, { name: 'send' });
    const onShare = (share: number) => signal.aborted || step(entry, { name: 'progress', share });
    const stored = await send(entry.prepared, { name: entry.file.name, key: entry.key, signal, onShare });
    if (signal.aborted || !entry.onStored(stored)) {
      // If this call fails, the server deletes the file by itself later.
      void discard(stored).catch(() => undefined);
      return 'given-up';
    }
    entry.stored = stored;
    step(entry, { name: 'arrive' });
    return 'stored';
  }

  return async (entry: UploadEntry, signal: AbortSignal): Promise<UploadEnd> => {
    let giveBack: (() => void) | undefined;
    try {
      giveBack = await turns.take(signal);
      return await bring(entry, signal);
    } catch (error) {
      if (signal.aborted) return 'given-up';
      const { code, params } = error instanceof UploadFailure ? error : new UploadFailure('unknown');
      step(entry, { name: 'fail', code, ...(params && { params }) });
      return 'failed';
    } finally {
      giveBack?.();
    }
  };
}
