import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { livingHolder } from '../server/platform/process-mark.mjs';

/**
 * Deletes the embedded database and the pictures, and nothing else in the data folder. Ends the process with one line
 * if a running server still uses the folder.
 */
export function deleteData(folder) {
  const holder = holders(folder)[0];
  if (holder !== undefined) {
    console.error(`The data folder is in use by process ${holder}: end that server before you start with --fresh.`);
    process.exit(1);
  }
  for (const name of ['database', 'database.unfinished', 'media', 'incoming'])
    rmSync(join(folder, name), { recursive: true, force: true });
}

/** Returns the living processes in the server's lock files beside each database folder. */
function holders(folder) {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .filter((name) => name.endsWith('.lock'))
    .map((name) => livingHolder(readFileSync(join(folder, name), 'utf8')))
    .filter((processId) => processId !== undefined);
}
