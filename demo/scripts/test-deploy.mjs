// `npm run test:deploy`: runs the commands of demo/docs/en/deploying.md and the steps of demo/deploy/Dockerfile. Needs the
// npm registry, unless `--quick` takes the packages of this repository.
import { join } from 'node:path';
import { ensureBrowser, ensureShell } from './browser.mjs';
import { checkNode, ensureInstalled } from './install.mjs';
import { ensureNginx } from './nginx.mjs';
import { root, run } from './processes.mjs';

checkNode();
if (!(await ensureInstalled())) process.exit(1);
const chromium = await ensureBrowser();
const browser = (await ensureShell()) ?? chromium;
await ensureNginx();
const { code } = await run(
  process.execPath,
  ['--import', 'tsx', join(root, 'tests/deploy/main.ts'), ...process.argv.slice(2)],
  { quiet: false, env: { ...(browser && { CHROMIUM_PATH: browser }) } },
);
process.exit(code);
