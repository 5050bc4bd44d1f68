import { randomHex } from '../../lib/random-hex';
import type { Turns } from './turns';
import { UploadFailure } from './upload-failure';
import type { UploadState, UploadStep } from './upload-state';

/** A file that the server has: plain data, as a row of a form and its draft keep it. */
export type StoredFile = {
  /** The server's name for it. */
  id: string;
  name: string;
  /** Address of the picture, as small as a row shows it. */
  picture: string;
};

/** How one file is sent. */
export type Sending = {
  name: string;
  /** The same for every attempt of which the server may have seen one before. */
  key: string;
  signal: AbortSignal;
  /** Told how much is sent: 0 to 1. */
  onShare(share: number): void;
};

/** What uploads need from outside. */
export type UploadParts = {
  /** Checks a file, and makes of it what is sent. Rejects with an UploadFailure. */
  prepare(file: File): Promise<Blob>;
  /** Rejects with an UploadFailure. */
  send(file: Blob, sending: Sending): Promise<StoredFile>;
  /** Deletes what the server has and nobody wants. What it cannot delete, it forgets by itself. */
  discard(stored: StoredFile): Promise<void>;
  /** Hears how each upload ends; see the form's `Uploads`. */
  ends: { watch(path: string, end: Promise<UploadEnd>): void; forget(path: string): void };
};

/** How the upload of a file ends: its row carries what the server has made of it, it has failed, or nobody wants it. */
export type UploadEnd = 'stored' | 'failed' | 'given-up';

/** A file as its row shows it; another object whenever something of it is another. */
export type FileStatus = {
  name: string;
  bytes: number;
  /** Address of the file in this page. */
  picture: string;
  state: UploadState;
};

/** What is known of a file that was chosen. */
export type UploadEntry = {
  status: FileStatus;
  file: File;
  onStored(stored: StoredFile): boolean;
  key: string;
  /** What is sent, once it is made: every attempt sends the same. */
  prepared?: Blob;
  stored?: StoredFile;
  attempt: AbortController;
};

/** 128 random bits. */
export const newKey = (): string => randomHex(16);

export const newEntry = (file: File, onStored: UploadEntry['onStored']): UploadEntry => ({
  status: { name: file.name, bytes: file.size, picture: URL.createObjectURL(file), state: { name: 'idle' } },
  file,
  onStored,
  key: newKey(),
  attempt: new AbortController(),
});

type AttemptParts = Omit<UploadParts, 'ends'> & { turns: Turns; step(entry: UploadEntry, next: UploadStep): void };

/** One attempt to send a file, from its waiting to its end; it never rejects. */
export function newAttempt({ prepare, send, discard, turns, step }: AttemptParts) {
  async function bring(entry: UploadEntry, signal: AbortSignal): Promise<UploadEnd> {
    step(entry, { name: 'begin' });
    entry.prepared ??= await prepare(entry.file);
    signal.throwIfAborted();
    step(entry, { name: 'send' });
    const onShare = (share: number) => signal.aborted || step(entry, { name: 'progress', share });
    const stored = await send(entry.prepared, { name: entry.file.name, key: entry.key, signal, onShare });
    if (signal.aborted || !entry.onStored(stored)) {
      // The server forgets by itself what it could not be told of.
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
