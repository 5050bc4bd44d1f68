import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesIn } from '../../demo/server/app';

/** Where an app of a test keeps its files; they go when the process of the test ends. */
export function temporaryFiles(): ReturnType<typeof filesIn> & { folder: string } {
  const folder = mkdtempSync(join(tmpdir(), 'portal-files-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return { ...filesIn(folder), folder };
}
