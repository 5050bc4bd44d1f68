import { readFileSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Claims the embedded database's folder for this process and returns the function that gives it back.
 * The mark lies beside the folder, because the database insists on a folder of its own.
 *
 * @throws {Error} in one line, when a living process holds it
 */
export function takeFolder(folder: string): () => void {
  const mark = `${folder.replace(/\/+$/, '')}.lock`;
  if (!claim(mark)) {
    const holder = Number(readFileSync(mark, 'utf8'));
    if (holder !== process.pid && isRunning(holder)) {
      throw new Error(
        `The database folder ${folder} is in use by process ${holder}: stop that one, or set DATABASE_URL to a PostgreSQL.`,
      );
    }
    // Left behind by a process that was killed.
    writeFileSync(mark, String(process.pid));
  }
  const release = () => rmSync(mark, { force: true });
  process.once('exit', release);
  return () => {
    process.removeListener('exit', release);
    release();
  };
}

function claim(mark: string): boolean {
  try {
    writeFileSync(mark, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
