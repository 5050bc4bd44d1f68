// `npm start`: installs and builds what is missing, then serves the demo. `--fresh` begins with an empty database.
import { ensureBuilt } from './build.mjs';
import { deleteData } from './data-folder.mjs';
import { checkNode, ensureInstalled } from './install.mjs';
import { demoPort, liveWith, needFreePort, start } from './processes.mjs';

const pollMs = 150;
const pages = {
  Overview: '/',
  'Town website': '/stadt/',
  Newspaper: '/zeitung/',
  'Old CMS': '/altes-cms/',
  'In an iframe': '/rahmen/',
  'The script': '/dist/event-portal.js',
  API: '/clients/stadt/api/events',
  Health: '/health',
};

checkNode();
const port = demoPort();
await needFreePort(port);
if (!(await ensureInstalled()) || !(await ensureBuilt())) process.exit(1);
if (process.argv.includes('--fresh')) deleteData();

const began = Date.now();
const server = start(process.execPath, ['--import', 'tsx', 'demo/scripts/serve.ts'], {
  env: { PORT: String(port) },
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
});
liveWith([server]);
if (await isHealthyAtLast()) {
  console.log(`start server: ${((Date.now() - began) / 1000).toFixed(1)} s\n`);
  for (const [name, path] of Object.entries(pages)) console.log(`  ${name.padEnd(14)}http://localhost:${port}${path}`);
  console.log('\nCtrl+C ends it.');
}

/** Waits until the server answers; false when it has ended instead. */
async function isHealthyAtLast() {
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/health`)
      .then((response) => response.ok)
      .catch(() => false);
  const hasEnded = () => server.exitCode !== null || server.signalCode !== null;
  while (!hasEnded()) {
    if (await answers()) return !hasEnded();
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  return false;
}
