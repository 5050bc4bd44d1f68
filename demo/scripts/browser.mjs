import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram, root, run } from './processes.mjs';

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const debianPostgres = '/usr/lib/postgresql';
const playwrightCli = join(root, 'node_modules', 'playwright', 'cli.js');

/** The path of a Chromium that starts, installed first if need be and possible; undefined, and said how to get one, if not. */
export async function ensureBrowser() {
  const found = await findBrowser();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log('No Chromium found: installing the one of Debian.');
    await run('apt-get', ['update'], { quiet: true });
    await run('apt-get', ['install', '-y', 'chromium'], { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } });
  }
  const installed = await findBrowser();
  if (installed) return installed;
  console.log('No Chromium found: letting Playwright load one.');
  await run(process.execPath, [playwrightCli, 'install', 'chromium'], { quiet: false });
  const loaded = await findBrowser();
  if (!loaded) {
    console.error(
      'The browser tests need a Chromium. Install one (Debian: apt-get install chromium) or name it: CHROMIUM_PATH=/path/to/chromium npm test',
    );
  }
  return loaded;
}

/** Says that the PostgreSQL part is skipped when its programs are not on this machine. */
export function sayIfPostgresIsMissing() {
  const versions = existsSync(debianPostgres) ? readdirSync(debianPostgres) : [];
  const folders = versions.map((version) => join(debianPostgres, version, 'bin'));
  if (findProgram('initdb', folders) && findProgram('postgres', folders)) return;
  console.log(
    'PostgreSQL is not installed (initdb, postgres): its part of the server tests is skipped, PGlite is tested.',
  );
}

async function findBrowser() {
  const own = await playwrightBrowser();
  for (const path of [process.env.CHROMIUM_PATH, ...systemBrowsers, own]) {
    if (path && existsSync(path) && (await run(path, ['--version'])).code === 0) return path;
  }
  return undefined;
}

async function playwrightBrowser() {
  const { chromium } = await import('playwright');
  return chromium.executablePath();
}
