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
    return codeOf(error) === 'ESRCH';
  }
}

/** Writes the lock unless there is one. @returns the lock that is there */
function takeLock(file: string, own: string): string {
  try {
    writeFileSync(file, own, { flag: 'wx' });
    return own;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return readFileSync(file, 'utf8');
    // On a full disk an empty one would be left.
    rmSync(file, { force: true });
    throw error;
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/** Removes a lock by renaming, so that of two deployments that find it one removes it. */
function removeLock(file: string, lock: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    // Another one was faster.
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  // What another one, which was faster, has written since goes back.
  if (readFileSync(aside, 'utf8') === lock) rmSync(aside);
  else renameSync(aside, file);
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
    removeLock(file, current);
    current = takeLock(file, own);
  }
  if (current !== own)
    throw new Error(
      `Another deployment into ${folder} runs (${current}). If its machine has stopped, remove ${file} and start again.`,
    );
  return () => rmSync(file, { force: true });
}
