import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Returns the path of a new incomplete file. Its creator removes it; after a crash `removeOldDrafts` does. */
export async function newDraft(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  return join(folder, randomUUID());
}

/** Removes the files of killed processes from before a moment of the disk's clock. */
export async function removeOldDrafts(folder: string, before: Date): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    // Another process may be cleaning up as well.
    const stats = await stat(path).catch(() => undefined);
    if (stats && stats.mtime < before) await rm(path, { force: true });
  }
}
