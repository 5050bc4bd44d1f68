import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { livingHolder, markOf } from '../process-mark.mjs';

/**
 * Claims the embedded database's folder for this process and returns the function that releases it. The mark lies
 * beside the folder, because the database requires a folder of its own.
 *
 * @throws {Error} in one line, when a living process holds it
 */
export function takeFolder(folder: string): () => void {
  const mark = `${folder.replace(/\/+$/, '')}.lock`;
  while (!claim(mark)) {
    const text = unless('ENOENT', () => readFileSync(mark, 'utf8'));
    if (text === undefined) continue;
    const holder = livingHolder(text);
    if (holder !== undefined && holder !== process.pid) {
      throw new Error(
        `The database folder ${folder} is in use by process ${holder}: stop that one, or set DATABASE_URL to a PostgreSQL.`,
      );
    }
    removeStale(mark, text);
  }
  const release = () => rmSync(mark, { force: true });
  process.once('exit', release);
  return () => {
    process.removeListener('exit', release);
    release();
  };
}

/** Creates the mark; false if there is one already. */
const claim = (mark: string): boolean =>
  unless('EEXIST', () => {
    writeFileSync(mark, markOf(process.pid), { flag: 'wx' });
    return true;
  }) ?? false;

/** Removes the mark of a killed process; restores it if another process has written a new one meanwhile. */
function removeStale(mark: string, text: string): void {
  const aside = `${mark}.${process.pid}`;
  unless('ENOENT', () => {
    renameSync(mark, aside);
    if (readFileSync(aside, 'utf8') === text) rmSync(aside, { force: true });
    else renameSync(aside, mark);
  });
}

/** Returns the result of `work`; undefined if it fails with this code. */
function unless<Result>(code: string, work: () => Result): Result | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === code) return undefined;
    throw error;
  }
}
