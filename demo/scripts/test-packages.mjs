// `npm run test:packages`: packs the package, installs it into small applications of each bundler and framework, and
// tests them; then the code of the configurator in React and Vue, and the journeys on React's development build. Names
// of applications run only these. Needs the npm registry.
import { join } from 'node:path';
import { ensureBrowser, ensureShell } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { checkNode, ensureInstalled } from './install.mjs';
import { root, run } from './processes.mjs';

const playwrightCli = join(root, 'node_modules/playwright/cli.js');

checkNode();
if (!(await ensureInstalled())) process.exit(1);
const chromium = await ensureBrowser();
if (!(await ensureBuilt())) process.exit(1);
const browser = (await ensureShell()) ?? chromium;
const env = browser && { CHROMIUM_PATH: browser };
const applications = process.argv.slice(2);
const commands = [['--import', 'tsx', join(root, 'tests/packages/main.ts'), ...applications]];
if (applications.length === 0) commands.push([playwrightCli, 'test', '-c', 'tests/packages/playwright.config.ts']);
let failed = 0;
for (const command of commands) failed += (await run(process.execPath, command, { quiet: false, env })).code;
process.exit(failed > 0 ? 1 : 0);
