import { type DraftOwner, filesOfDrafts } from '../../app/drafts/drafts';
import type { FileStorage } from '../upload/upload-attempt';

/** The maximum total size of a person's files on a device, in bytes: a dozen large photos of a phone. */
const MAX_BYTES = 60 * 1_048_576;
/** The maximum age of a stored file in ms; older ones must be chosen again. */
const MAX_AGE_MS = 14 * 86_400_000;
const STORE = 'files';

type FileRecord = { file: File /** The time when it was chosen, in ms since 1970. */; at: number };

/** Stores the files of a draft on the device, each until its upload ends or its owner logs out. */
export function draftFiles(owner: DraftOwner & { personId: string }, draftName: string): FileStorage {
  const name = filesOfDrafts(owner);
  const keyOf = (path: string) => `${draftName}/${path}`;

  const forget = (path: string) =>
    inTransaction(name, 'readwrite', (files) => resultOf(files.delete(keyOf(path)))).catch(() => undefined);

  return {
    forget,
    find: (path) =>
      inTransaction(name, 'readonly', async (files) => {
        const stored: FileRecord | undefined = await resultOf(files.get(keyOf(path)));
        return stored && isFresh(stored) ? stored.file : undefined;
      }).catch(() => undefined),
    async store(path, file) {
      const isStored = await inTransaction(name, 'readwrite', async (files) => {
        const otherBytes = await removeExpired(files, keyOf(path));
        const fits = otherBytes + file.size <= MAX_BYTES;
        if (fits) await resultOf(files.put({ file, at: Date.now() } satisfies FileRecord, keyOf(path)));
        return fits;
      }).catch(() => false);
      // A file stored at this path before belongs to a removed row.
      if (!isStored) await forget(path);
      return isStored;
    },
  };
}

/** Moves the files of a draft to another draft, for example when a new record has got its id. */
export const moveFiles = (owner: DraftOwner & { personId: string }, from: string, to: string): Promise<void> =>
  inTransaction(filesOfDrafts(owner), 'readwrite', async (files) => {
    const keys = (await resultOf(files.getAllKeys())).filter((key) => String(key).startsWith(`${from}/`));
    for (const key of keys) {
      await resultOf(files.put(await resultOf(files.get(key)), `${to}${String(key).slice(from.length)}`));
      await resultOf(files.delete(key));
    }
  }).catch(() => undefined);

const isFresh = ({ at }: FileRecord) => at > Date.now() - MAX_AGE_MS;

/** Deletes files that are too old. @returns the total size in bytes of the others, without that of the given key */
async function removeExpired(files: IDBObjectStore, ownKey: string): Promise<number> {
  const keys = await resultOf(files.getAllKeys());
  const all: FileRecord[] = await resultOf(files.getAll());
  let bytes = 0;
  for (const [index, key] of keys.entries()) {
    const stored = all[index];
    if (!stored || !isFresh(stored)) files.delete(key);
    else if (key !== ownKey) bytes += stored.file.size;
  }
  return bytes;
}

const resultOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Opens the database for a single transaction, so that a log-out in any tab can delete it. */
async function inTransaction<Result>(
  name: string,
  mode: IDBTransactionMode,
  work: (files: IDBObjectStore) => Promise<Result>,
): Promise<Result> {
  const opening = indexedDB.open(name, 1);
  opening.onupgradeneeded = () => void opening.result.createObjectStore(STORE);
  const database = await resultOf(opening);
  database.onversionchange = () => database.close();
  try {
    const transaction = database.transaction(STORE, mode);
    const completion = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    const [result] = await Promise.all([work(transaction.objectStore(STORE)), completion]);
    return result;
  } finally {
    database.close();
  }
}
