import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes the folder of an embedded database ready and returns what is to be called once the database is complete. What
 * a first start has left unfinished, because the disk was full or the process was killed, is begun anew.
 *
 * @throws {Error} in one line, when the folder holds files that are no database: they would be written over
 */
export function prepareFolder(folder: string): () => void {
  const unfinished = `${folder.replace(/\/+$/, '')}.unfinished`;
  const complete = () => rmSync(unfinished, { force: true });
  // A backup may have been put in the place of the folder that was begun.
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

/** Tells a folder from others that stood or will stand in its place; file systems give the same number again. */
function nameOf(folder: string): string {
  const { ino, birthtimeMs } = statSync(folder);
  return `${ino} ${birthtimeMs}`;
}
