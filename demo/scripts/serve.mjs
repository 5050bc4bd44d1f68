// `npm run serve`: installs and builds missing parts, then serves for real use. `--prepare` ends before the start.
import { readEnvironment } from '../server/platform/environment.mjs';
import { ensureBuilt } from './build.mjs';
import { checkNode, ensureInstalled } from './install.mjs';
import { endWithParent, needFreePort } from './processes.mjs';
import { productionProblems } from './production-problems.mjs';

checkNode();
const isPreparing = process.argv.includes('--prepare');
if (!isPreparing) {
  const problems = productionProblems();
  if (problems.length > 0) {
    for (const problem of problems) console.error(problem);
    process.exit(1);
  }
  await needFreePort(readEnvironment().port, 'npm run serve');
}
if (!(await ensureInstalled()) || !(await ensureBuilt({ isDemo: false }))) process.exit(1);
if (!isPreparing) {
  endWithParent();
  // The following sources are TypeScript.
  const { register } = await import('tsx/esm/api');
  register();
  await import('./serve-production.ts');
}
