import { spawnSync } from 'node:child_process';
import { ROOT } from '../packages/packed';

/** Builds the documentation that the demo serves, unless nothing has changed since the last build. */
export function buildDocs(): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['demo/scripts/docs.mjs'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The documentation cannot be built.\n${stdout}${stderr}`);
}
