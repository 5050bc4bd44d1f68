import { type DraftOwner, filesOfDrafts } from '../../app/drafts/drafts';
import type { FileKeeper } from '../upload/upload-attempt';

/** The maximum total size of a person's files on a device, in bytes: a dozen large photos of a phone. */
const MAX_BYTES = 60 * 1_048_576;
/** The maximum age of a stored file in ms; older ones must be chosen again. */
const KEPT_MS = 14 * 86_400_000;
const STORE = 'files';

type Kept = { file: File /** The time when it was chosen, in ms since 1970. */; at: number };

/** Stores the files of a draft on the device, each until its upload ends or its owner logs out. */
export function draftFiles(owner: DraftOwner & { personId: string }, draftName: string): FileKeeper {
  const name = filesOfDrafts(owner);
  const keyOf = (path: string) => `${draftName}/${path}`;

  const forget = (path: string) =>
    within(name, 'readwrite', (files) => answered(files.delete(keyOf(path)))).catch(() => undefined);

  return {
    forget,
    find: (path) =>
      within(name, 'readonly', async (files) => {
        const kept: Kept | undefined = await answered(files.get(keyOf(path)));
        return kept && isFresh(kept) ? kept.file : undefined;
      }).catch(() => undefined),
    async keep(path, file) {
      const isKept = await within(name, 'readwrite', async (files) => {
        const others = await tidied(files, keyOf(path));
        const isRoom = others + file.size <= MAX_BYTES;
        if (isRoom) await answered(files.put({ file, at: Date.now() } satisfies Kept, keyOf(path)));
        return isRoom;
      }).catch(() => false);
      // A file stored at this path before belongs to a removed row.
      if (!isKept) await forget(path);
      return isKept;
    },
  };
}

/** Moves the files of a draft to another draft, for example when a new record has got its id. */
export const moveFiles = (owner: DraftOwner & { personId: string }, from: string, to: string): Promise<void> =>
  within(filesOfDrafts(owner), 'readwrite', async (files) => {
    const keys = (await answered(files.getAllKeys())).filter((key) => String(key).startsWith(`${from}/`));
    for (const key of keys) {
      await answered(files.put(await answered(files.get(key)), `${to}${String(key).slice(from.length)}`));
      await answered(files.delete(key));
    }
  }).catch(() => undefined);

const isFresh = ({ at }: Kept) => at > Date.now() - KEPT_MS;

/** Deletes files that are too old. @returns the total size in bytes of the others, without that of the given key */
async function tidied(files: IDBObjectStore, own: string): Promise<number> {
  const keys = await answered(files.getAllKeys());
  const all: Kept[] = await answered(files.getAll());
  let bytes = 0;
  for (const [place, key] of keys.entries()) {
    const kept = all[place];
    if (!kept || !isFresh(kept)) files.delete(key);
    else if (key !== own) bytes += kept.file.size;
  }
  return bytes;
}

const answered = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Opens the database for a single transaction, so that a log-out in any tab can delete it. */
async function within<Result>(
  name: string,
  mode: IDBTransactionMode,
  work: (files: IDBObjectStore) => Promise<Result>,
): Promise<Result> {
  const opening = indexedDB.open(name, 1);
  opening.onupgradeneeded = () => void opening.result.createObjectStore(STORE);
  const database = await answered(opening);
  database.onversionchange = () => database.close();
  try {
    const transaction = database.transaction(STORE, mode);
    const ended = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    const [result] = await Promise.all([work(transaction.objectStore(STORE)), ended]);
    return result;
  } finally {
    database.close();
  }
}
