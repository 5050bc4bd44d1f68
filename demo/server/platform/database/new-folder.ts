import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Prepares the folder of an embedded database and returns a function to call once the database is complete. The folder
 * of an interrupted first start (full disk, killed process) is deleted and created again.
 *
 * @throws {Error} in one line, when the folder holds other files: they would be overwritten
 */
export function prepareFolder(folder: string): () => void {
  const markerFile = `${folder.replace(/\/+$/, '')}.unfinished`;
  const complete = () => rmSync(markerFile, { force: true });
  // The user may have put a backup in the place of the unfinished folder: only that very folder is deleted.
  if (existsSync(markerFile) && existsSync(folder) && readFileSync(markerFile, 'utf8') === identityOf(folder)) {
    rmSync(folder, { recursive: true });
  }
  mkdirSync(folder, { recursive: true });
  if (existsSync(join(folder, 'PG_VERSION'))) return complete;
  if (readdirSync(folder).length > 0) {
    throw new Error(
      `The folder ${folder} holds files, but no complete database: PG_VERSION is missing. Put back a backup, or move the folder away to begin anew.`,
    );
  }
  writeFileSync(markerFile, identityOf(folder));
  return complete;
}

/** Identifies a folder among others at the same path; the inode alone is not enough, as file systems reuse it. */
function identityOf(folder: string): string {
  const { ino, birthtimeMs } = statSync(folder);
  return `${ino} ${birthtimeMs}`;
}
