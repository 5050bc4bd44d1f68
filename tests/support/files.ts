import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesIn } from '../../demo/server/app';

let ground: string | undefined;
let count = 0;

/** Creates the file storage of a test's app; it is deleted when the process of the tests ends. */
export function temporaryFiles(): ReturnType<typeof filesIn> & { folder: string } {
  ground ??= groundOfThisProcess();
  count += 1;
  const folder = join(ground, String(count));
  mkdirSync(folder);
  return { ...filesIn(folder), folder };
}

/** Creates one folder for all apps: thousands of exit listeners of the process would be reported as a leak. */
function groundOfThisProcess(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-files-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
