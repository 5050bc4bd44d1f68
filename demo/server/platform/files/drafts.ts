import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The path of a new file that is not whole yet. Its maker removes it; after a crash `forgetOldDrafts` does. */
export async function newDraft(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  return join(folder, randomUUID());
}

/** Removes what processes have left behind that were killed before a moment of the disk's clock. */
export async function forgetOldDrafts(folder: string, before: Date): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    // Another process may be tidying up as well.
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtime < before) await rm(path, { force: true });
  }
}
