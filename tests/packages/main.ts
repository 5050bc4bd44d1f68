import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright/test';
import { startServer } from '../support/start-server';
import { goThrough, type Journey, serveFolder } from './journey';
import { APPS, npm, pack, runNode, scriptsOf, weighInstalled } from './packed';

/*
 * `npm run test:packages`: installs the package as it would be published into small applications, each with its own
 * bundler or framework, checks their types, builds them, and goes with a browser from the list over a search to a detail.
 */

/** Applications without a page: what tools say of the package. */
const CHECKS = 'checks';

type Row = { name: string; install: string; types: string; build: string } & Partial<Journey>;

const asked = process.argv.slice(2);
const names = readdirSync(APPS).filter((name) => name !== CHECKS && (asked.length === 0 || asked.includes(name)));
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'event-portal-packages-')));
cpSync(APPS, folder, { recursive: true });
const packed = pack('--pack-destination', folder);
renameSync(join(folder, packed.filename), join(folder, 'event-portal.tgz'));

const FAILED = 'FAILED';
const failures: string[] = [];
/** Runs a step and returns its duration. A failure is reported at the end; the other steps run nevertheless. */
async function step(name: string, work: () => unknown): Promise<string> {
  const began = performance.now();
  try {
    await work();
    return `${((performance.now() - began) / 1000).toFixed(1)} s`;
  } catch (error) {
    failures.push(`── ${name}\n${error instanceof Error ? error.message : error}`);
    return FAILED;
  }
}

const install = (place: string) =>
  npm(['install', '--no-audit', '--no-fund', '--no-package-lock', '--prefer-offline', '--loglevel=error'], place);

/** A build must have nothing to say of the package. */
function build(place: string): void {
  const { stdout, stderr } = npm(['run', '--silent', 'build'], place);
  const said = `${stdout}${stderr}`;
  if (/\bwarn(?:ing)?\b|\berror\b|\(!\)|\[[A-Z]+_[A-Z_]+\]/i.test(said)) throw new Error(said);
}

async function tryOut(name: string, demo: string): Promise<Row> {
  const place = join(folder, name);
  const row: Row = { name, install: '', types: '–', build: '' };
  row.install = await step(`${name}: install`, () => install(place));
  if (row.install === FAILED) return row;
  if (scriptsOf(place).includes('types')) {
    row.types = await step(`${name}: types`, () => npm(['run', '--silent', 'types'], place));
  }
  row.build = await step(`${name}: build`, () => build(place));
  if (row.build === FAILED) return row;
  await step(`${name}: list, words, detail`, async () => {
    const { url, stop } = await serveFolder(place);
    const page = existsSync(join(place, 'index.html')) && !existsSync(join(place, 'dist/index.html')) ? '' : 'dist/';
    try {
      Object.assign(row, await goThrough(browser, `${url}/${page}index.html`, `${demo}/clients/stadt`));
    } finally {
      stop();
    }
  });
  return row;
}

const { urls, stop } = await startServer('tests/support/demo-process.ts');
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});
const rows: Row[] = [];
for (const name of names) {
  console.log(`${name} …`);
  rows.push(await tryOut(name, urls[0] ?? ''));
}
await browser.close();
await stop();

const checks: [name: string, result: string][] = [];
if (asked.length === 0) {
  const place = join(folder, CHECKS);
  checks.push(['install of the tools', await step('tools: install', () => install(place))]);
  for (const name of scriptsOf(place)) {
    checks.push([name, await step(name, () => npm(['run', '--silent', name], place))]);
  }
  checks.push(['import and renderToString on a server', await step('server', onServer)]);
}

/** Nothing may be said but what is rendered. */
function onServer(): void {
  const { stdout, stderr } = runNode(['server.js'], join(folder, 'vite-react'));
  const rendered = '<event-list host="https://events.example" limit="6"></event-list>';
  if (stdout !== rendered || stderr !== '') throw new Error(`${stdout}\n${stderr}`);
}

const alone = join(folder, 'alone');
mkdirSync(alone);
writeFileSync(
  join(alone, 'package.json'),
  '{"private":true,"dependencies":{"event-portal":"file:../event-portal.tgz"}}',
);
const installTime = await step('install of the package alone', () => install(alone));
const { packages, bytes } = weighInstalled(join(alone, 'node_modules'));

const kilobytes = (size: number) => `${Math.round(size / 1024).toLocaleString('en')} KB`;
const ms = (time: number | undefined) => (time === undefined ? FAILED : `${time} ms`);
const line = (cells: unknown[]) => `| ${cells.join(' | ')} |`;
const head = ['application', 'install', 'types', 'build', 'list', 'words', 'detail', 'scripts'];
console.log(
  [
    '',
    line(head),
    line(head.map(() => '---')),
    ...rows.map((row) =>
      line([
        ...[row.name, row.install, row.types, row.build, ms(row.list), ms(row.words), ms(row.detail)],
        row.files === undefined ? '–' : `${row.files}, ${kilobytes(row.bytes ?? 0)}`,
      ]),
    ),
    '',
    ...checks.map(([name, result]) => `${name}: ${result}`),
    `packed ${kilobytes(packed.size)}, unpacked ${kilobytes(packed.unpackedSize)} in ${packed.files.length} files`,
    `installed alone in ${installTime}: ${packages} packages, ${kilobytes(bytes)}`,
    ...failures,
    failures.length === 0 ? 'all passed' : `${failures.length} failed`,
  ].join('\n'),
);
rmSync(folder, { recursive: true, force: true });
process.exit(failures.length === 0 ? 0 : 1);
