// `npm run dev`: Vite serves the sources and sends each change into open pages; the demo server behind it restarts
// when its own code changes. Nothing is built, so neither budgets nor missing translations stop it.
import { join } from 'node:path';
import { hostOf } from '../server/platform/environment.mjs';
import { copyVendor } from './build.mjs';
import { checkNode, ensureInstalled } from './install.mjs';
import { demoEnvironment, freePort, liveWith, needFreePort, root, start } from './processes.mjs';

const tsx = join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs');

checkNode();
const { address, port, publicUrl, drainMs } = demoEnvironment();
await needFreePort(port);
if (!(await ensureInstalled())) process.exit(1);

// The following sources are TypeScript.
const { register } = await import('tsx/esm/api');
register();
const { DEV_FILES, layOutDevFiles, READY } = await import('../../dist-config/dev/dev-files.ts');
const { startDevServer } = await import('../../dist-config/dev/dev-server.ts');

layOutDevFiles();
copyVendor(DEV_FILES);
const url = publicUrl ?? `http://${hostOf(address)}:${port}`;
const demoPort = await freePort();
const vite = await startDevServer({ address, port, demoPort });
const demoServer = start(process.execPath, [tsx, 'watch', '--clear-screen=false', 'demo/scripts/serve-dev.ts'], {
  stdio: ['ignore', 'pipe', 'inherit'],
  env: { ADDRESS: '127.0.0.1', PORT: String(demoPort), PUBLIC_URL: url },
});
liveWith([demoServer], drainMs);
let isFirst = true;
demoServer.stdout.setEncoding('utf8').on('data', (text) => {
  process.stdout.write(text);
  if (!text.includes(READY)) return;
  if (isFirst) console.log(`${url}/ – open pages show each change. Ctrl+C ends it.`);
  else vite.ws.send({ type: 'full-reload' });
  isFirst = false;
});
