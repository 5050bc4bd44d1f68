import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** The file that a running deployment keeps in the web folder. */
export const LOCK = 'event-portal-deploy.lock';

/** Checks whether the process of a lock has ended; unknown for one of another machine. */
function hasEnded(lock: string): boolean {
  const [host, pid] = lock.split(' ');
  if (host !== hostname()) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

/** Writes the lock unless there is one. @returns the lock that is there */
function takeLock(file: string, own: string): string {
  try {
    writeFileSync(file, own, { flag: 'wx' });
    return own;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return readFileSync(file, 'utf8');
  }
}

/**
 * Lets one deployment at a time into a web folder. The lock of one that was killed is removed.
 *
 * @returns a function that removes the lock
 * @throws {Error} if another deployment runs
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, LOCK);
  const own = `${hostname()} ${process.pid} ${new Date().toISOString()}`;
  let current = takeLock(file, own);
  if (current !== own && hasEnded(current)) {
    // By renaming, so that of two deployments that find the same lock one removes it.
    const aside = `${file}.${process.pid}`;
    renameSync(file, aside);
    rmSync(aside);
    current = takeLock(file, own);
  }
  if (current !== own)
    throw new Error(
      `Another deployment into ${folder} runs (${current}). If its machine has stopped, remove ${file} and start again.`,
    );
  return () => rmSync(file);
}
