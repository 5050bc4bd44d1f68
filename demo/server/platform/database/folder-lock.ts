import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { livingHolder, markOf } from '../process-mark.mjs';

/**
 * Claims the embedded database's folder for this process and returns the function that releases it. The mark lies
 * beside the folder, because the database requires a folder of its own.
 *
 * @throws {Error} in one line, when a living process holds it
 */
export function claimFolder(folder: string): () => void {
  const lockFile = `${folder.replace(/\/+$/, '')}.lock`;
  while (!claim(lockFile)) {
    const text = unlessErrorCode('ENOENT', () => readFileSync(lockFile, 'utf8'));
    if (text === undefined) continue;
    const holder = livingHolder(text);
    if (holder !== undefined && holder !== process.pid) {
      throw new Error(
        `The database folder ${folder} is in use by process ${holder}: stop that one, or set DATABASE_URL to a PostgreSQL.`,
      );
    }
    removeStale(lockFile, text);
  }
  const release = () => rmSync(lockFile, { force: true });
  process.once('exit', release);
  return () => {
    process.removeListener('exit', release);
    release();
  };
}

/** Creates the mark; false if there is one already. */
const claim = (lockFile: string): boolean =>
  unlessErrorCode('EEXIST', () => {
    writeFileSync(lockFile, markOf(process.pid), { flag: 'wx' });
    return true;
  }) ?? false;

/** Removes the mark of a killed process; restores it if another process has written a new one meanwhile. */
function removeStale(lockFile: string, text: string): void {
  const movedFile = `${lockFile}.${process.pid}`;
  unlessErrorCode('ENOENT', () => {
    renameSync(lockFile, movedFile);
    if (readFileSync(movedFile, 'utf8') === text) rmSync(movedFile, { force: true });
    else renameSync(movedFile, lockFile);
  });
}

/** Returns the result of `work`; undefined if it fails with this code. */
function unlessErrorCode<Result>(code: string, work: () => Result): Result | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === code) return undefined;
    throw error;
  }
}
