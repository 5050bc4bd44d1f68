import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { newDraft } from './drafts';
import { type FileStore, StoreFailure } from './file-store';

const PATH_SEGMENT = /^(?!\.{1,2}$)[\w.~!'()*%-]{1,250}$/;

/**
 * Creates a store of files below a folder, which several processes may share.
 *
 * @param draftFolder on the same disk: a file is written there and then renamed atomically
 */
export function diskStore(folder: string, draftFolder: string): FileStore {
  const pathOf = (name: string) => {
    const segments = name.split('/').map(encodeURIComponent);
    if (!segments.every((segment) => PATH_SEGMENT.test(segment))) throw new RangeError(`No file can be called ${name}`);
    return join(folder, ...segments);
  };

  async function put(name: string, bytes: Uint8Array) {
    const path = pathOf(name);
    const draft = await newDraft(draftFolder);
    try {
      await writeSynced(draft, bytes);
      await mkdir(dirname(path), { recursive: true });
      await rename(draft, path);
    } finally {
      await rm(draft, { force: true });
    }
  }

  async function get(name: string) {
    try {
      return await readFile(pathOf(name));
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
      throw error;
    }
  }

  return {
    put: (name, bytes) => put(name, bytes).catch(fail),
    get: (name) => get(name).catch(fail),
    delete: (name) => rm(pathOf(name), { recursive: true, force: true }).catch(fail),
  };
}

/** Syncs the file to the disk: a stored file must survive a power cut. */
async function writeSynced(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

function fail(error: unknown): never {
  throw new StoreFailure(error);
}
