import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Prepares the folder of an embedded database and returns a function to call once the database is complete. If a first
 * start was cut off, because the disk was full or the process was killed, its folder is deleted and begun anew.
 *
 * @throws {Error} in one line, when the folder holds files that are no database: they would be written over
 */
export function prepareFolder(folder: string): () => void {
  const unfinished = `${folder.replace(/\/+$/, '')}.unfinished`;
  const complete = () => rmSync(unfinished, { force: true });
  // The user may have put a backup in the place of the unfinished folder: only that very folder is deleted.
  if (existsSync(unfinished) && existsSync(folder) && readFileSync(unfinished, 'utf8') === nameOf(folder)) {
    rmSync(folder, { recursive: true });
  }
  mkdirSync(folder, { recursive: true });
  if (existsSync(join(folder, 'PG_VERSION'))) return complete;
  if (readdirSync(folder).length > 0) {
    throw new Error(
      `The folder ${folder} holds files, but no complete database: PG_VERSION is missing. Put back a backup, or move the folder away to begin anew.`,
    );
  }
  writeFileSync(unfinished, nameOf(folder));
  return complete;
}

/** Tells a folder from others at the same path; the number alone would not do, as file systems use it again. */
function nameOf(folder: string): string {
  const { ino, birthtimeMs } = statSync(folder);
  return `${ino} ${birthtimeMs}`;
}
