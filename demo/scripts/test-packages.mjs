// `npm run test:packages`: packs the package, installs it into small applications of each bundler and framework, and
// tests them; names of applications run only these. Needs the npm registry.
import { join } from 'node:path';
import { ensureBrowser, ensureShell } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { checkNode, ensureInstalled } from './install.mjs';
import { root, run } from './processes.mjs';

checkNode();
if (!(await ensureInstalled())) process.exit(1);
const chromium = await ensureBrowser();
if (!(await ensureBuilt())) process.exit(1);
const browser = (await ensureShell()) ?? chromium;
const { code } = await run(
  process.execPath,
  ['--import', 'tsx', join(root, 'tests/packages/main.ts'), ...process.argv.slice(2)],
  { quiet: false, env: { ...(browser && { CHROMIUM_PATH: browser }) } },
);
process.exit(code);
