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
const shellOfDebian = '/usr/bin/chromium-headless-shell';
/** The Debian packages of the browsers for smoke journeys, each with the program that it installs. */
const otherBrowsers = [
  { name: 'Firefox', packages: ['firefox-esr'], programs: ['/usr/bin/firefox-esr'] },
  { name: 'WebKit', packages: ['webkit2gtk-driver', 'xvfb'], programs: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'] },
];
const debianScripts = '/usr/share/javascript';
const debianPostgres = '/usr/lib/postgresql';
const playwrightCli = join(root, 'node_modules', 'playwright', 'cli.js');

/**
 * Returns the path of a Chromium that starts; installs one if needed. If that fails, prints the remedy and returns
 * undefined.
 */
export async function ensureBrowser() {
  const found = await findBrowser();
  if (found) return found;
  if (canInstall()) {
    console.log('No Chromium found: installing the one of Debian.');
    await install('chromium');
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

/**
 * Returns the path of a headless Chromium: the same engine, but without tabs, bars and histories a page needs a third
 * less of the processor. Undefined if there is none, or if the environment names the browser.
 */
export async function ensureShell() {
  if (process.env.CHROMIUM_PATH) return undefined;
  if (!existsSync(shellOfDebian) && canInstall()) await install('chromium-headless-shell');
  return (await starts(shellOfDebian)) ? shellOfDebian : undefined;
}

/** Installs Firefox and WebKit if allowed; without one of them its journeys are skipped. */
export async function ensureOtherBrowsers() {
  const missing = () => otherBrowsers.filter(({ programs }) => !programs.every(existsSync));
  const packages = missing().flatMap((browser) => browser.packages);
  if (packages.length > 0 && canInstall()) await install('--no-install-recommends', ...packages);
  for (const { name } of missing()) console.log(`${name} is not installed: its journeys are skipped.`);
}

/** Fetches the old libraries that some host pages of the tests use; without them those pages are skipped. */
export async function ensureOldLibraries() {
  if (['prototype', 'mootools'].every((name) => existsSync(join(debianScripts, name)))) return;
  if (canInstall()) await install('libjs-prototype', 'libjs-mootools');
  else
    console.log(
      'Prototype and MooTools are not installed: their host pages are skipped, those that act alike are tested.',
    );
}

/** Installs Python if allowed: the example backend needs no more. Without it the tests with this backend are skipped. */
export async function ensurePython() {
  if (!findProgram('python3') && canInstall()) await install('--no-install-recommends', 'python3', 'tzdata');
  if (!findProgram('python3')) console.log('Python is not installed: the tests of the example backend are skipped.');
}

/** Prints that the PostgreSQL part is skipped when its programs are missing. */
export function sayIfPostgresIsMissing() {
  const versions = existsSync(debianPostgres) ? readdirSync(debianPostgres) : [];
  const folders = versions.map((version) => join(debianPostgres, version, 'bin'));
  if (findProgram('initdb', folders) && findProgram('postgres', folders)) return;
  console.log(
    'PostgreSQL is not installed (initdb, postgres): its part of the server tests is skipped, PGlite is tested.',
  );
}

const canInstall = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

async function install(...packages) {
  await run('apt-get', ['update'], { quiet: true });
  await run('apt-get', ['install', '-y', ...packages], { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } });
}

async function findBrowser() {
  const own = await playwrightBrowser();
  for (const path of [process.env.CHROMIUM_PATH, ...systemBrowsers, own]) {
    if (await starts(path)) return path;
  }
  return undefined;
}

const starts = async (path) => Boolean(path) && existsSync(path) && (await run(path, ['--version'])).code === 0;

async function playwrightBrowser() {
  const { chromium } = await import('playwright');
  return chromium.executablePath();
}
