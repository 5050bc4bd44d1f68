// `npm start`: installs and builds missing parts, then serves the demo. `--fresh` begins with an empty database.
import { randomBytes } from 'node:crypto';
import { hostOf, isLoopback } from '../server/platform/environment.mjs';
import { accountLines } from '../tools/demo-accounts.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureDocs } from './build-docs.mjs';
import { deleteData } from './data-folder.mjs';
import { checkNode, ensureInstalled } from './install.mjs';
import { demoEnvironment, liveWith, needFreePort, start } from './processes.mjs';

checkNode();
const environment = demoEnvironment();
const { port } = environment;
const url = `http://${hostOf(environment.address)}:${port}`;
const pollMs = 150;
const pages = {
  Overview: '/',
  'Town website': '/stadt/',
  Newspaper: '/zeitung/',
  'Old CMS': '/altes-cms/',
  'In an iframe': '/rahmen/',
  'Form fields': '/kit/',
  Documentation: '/docs/',
  'The script': '/dist/event-portal.js',
  API: '/clients/stadt/api/events',
  Health: '/health',
  ...(hasOutbox(environment) ? { 'Mails written': '/outbox' } : {}),
  'Back office': '/backoffice/',
};
const backOfficePassword = environment.backOfficePassword ?? randomBytes(9).toString('base64url');

const isFresh = process.argv.includes('--fresh');
if (isFresh && environment.databaseUrl) {
  console.error('--fresh empties the embedded database alone, and DATABASE_URL names a PostgreSQL: name an empty one.');
  process.exit(1);
}
await needFreePort(port);
if (!(await ensureInstalled()) || !(await ensureBuilt())) process.exit(1);
if (isFresh) deleteData(environment.dataFolder);

const began = Date.now();
const server = start(process.execPath, ['--import', 'tsx', 'demo/scripts/serve-demo.ts'], {
  env: { PORT: String(port), BACKOFFICE_PASSWORD: backOfficePassword },
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
});
liveWith([server], environment.drainMs);
if (await isHealthyAtLast()) {
  console.log(`start server: ${((Date.now() - began) / 1000).toFixed(1)} s\n`);
  for (const [name, path] of Object.entries(pages)) console.log(`  ${name.padEnd(14)}${url}${path}`);
  console.log(`\n${accountLines(backOfficePassword).join('\n')}\n\nCtrl+C ends it.`);
  // The demo does not wait for its documentation.
  await ensureDocs();
}

/** Checks whether the server shows its mails: it sends none, and only this machine reaches it. */
function hasOutbox({ smtpUrl, behindProxy, publicUrl }) {
  return !smtpUrl && !behindProxy && (publicUrl === undefined || isLoopback(publicUrl));
}

/** Waits until the server answers; false when it has ended instead. */
async function isHealthyAtLast() {
  const answers = () =>
    fetch(`${url}/health/ready`)
      .then((response) => response.ok)
      .catch(() => false);
  const hasEnded = () => server.exitCode !== null || server.signalCode !== null;
  while (!hasEnded()) {
    if (await answers()) return !hasEnded();
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  return false;
}
