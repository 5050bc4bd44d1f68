// `npm run test:cms`: packs the kits, and tries the WordPress plugin in a real WordPress with its own database. Needs
// Debian's packages, which it gets if it has the rights.
import { join } from 'node:path';
import { ensureBrowser, ensureShell } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { checkNode, ensureInstalled } from './install.mjs';
import { root, run } from './processes.mjs';
import { ensureWordPress } from './wordpress.mjs';

checkNode();
if (!(await ensureInstalled())) process.exit(1);
const chromium = await ensureBrowser();
const wordpress = await ensureWordPress();
if (!chromium || !wordpress) process.exit(1);
if (!(await ensureBuilt())) process.exit(1);
const packed = await run(process.execPath, ['--import', 'tsx', join(root, 'dist-config/cms/main.ts')], {
  quiet: false,
});
if (packed.code !== 0) process.exit(packed.code);
const { code } = await run(
  process.execPath,
  ['--import', 'tsx', join(root, 'tests/cms/main.ts'), ...process.argv.slice(2)],
  { quiet: false, env: { CHROMIUM_PATH: (await ensureShell()) ?? chromium, WORDPRESS_PATH: wordpress } },
);
process.exit(code);
