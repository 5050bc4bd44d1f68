import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { berlinDay } from '../../demo/server/platform/berlin-day';
import { budgetRows } from '../budgets';
import { accountFigures } from './accounts';
import { advertPageFigures, placeAdvert } from './advert-pages';
import { backendFigures } from './backend';
import { backupFigures } from './backups';
import { type Bench, openBrowser } from './browser';
import { calendarFigures } from './calendars';
import { crashFigures } from './crashes';
import { CACHE, drawPictures, embeddedWith, ROOT, serve } from './data';
import { eventFormFigures } from './event-form';
import { feedFigures } from './feeds';
import type { Figure } from './figures';
import { bundle, writePages } from './floors/build-floors';
import { heapFigures } from './heap';
import { interactionFigures, longListFigures } from './interactions';
import { QUIET_SHARE, waitForQuietMachine, watchLoad } from './load';
import { loadingFigures } from './loading';
import { mailFigures } from './mails';
import { manyFigures } from './many';
import { orderStepFigures } from './order-steps';
import { orderFigures } from './orders';
import { overloadFigures } from './overload';
import type { Site } from './page-load';
import { postmasters } from './postgres';
import { recordingFigures } from './recording';
import { replicaFigures } from './replicas';
import { commitNow, loadResults, printedResults, saveResult, withResults } from './results';
import { routeFigures } from './routes';
import { printModules } from './sizes';
import { printTrace, readableBuild } from './trace';
import { viewFigures } from './views';
import { visitFigures } from './visits';
import { printWaterfall } from './waterfall';

/*
 * Measures the product beside floors that are built with it: only ratios within a run count. A slow result is
 * no failure. Each part waits up to `--patience` seconds for a quiet machine; figures that were taken while others used
 * the processors are marked. The results of a part are stored at once, and the table at the end joins them with stored
 * ones: a run may be interrupted, or done in parts. The backend is measured with up to `--events` events; the first run
 * generates a million of them, which takes minutes.
 *
 *   npm run bench -- [--only pages,backend,…] [--part loading,visits,…] [--runs 7] [--patience 120] [--events 1000000]
 *                    [--missing] [--against another/dist] [--waterfall list,whole-portal] [--trace list]
 *   npm run bench -- --table     prints the stored results; --docs writes those without sizes into performance.md
 *   npm run bench -- --only replicas,mails,orders,crashes,backups [--kills 50] [--seed 7]     never measured unless named
 */

const { values: flags } = parseArgs({
  options: {
    only: { type: 'string' },
    part: { type: 'string' },
    runs: { type: 'string', default: '7' },
    kills: { type: 'string', default: '50' },
    seed: { type: 'string', default: String(Date.now()) },
    against: { type: 'string' },
    waterfall: { type: 'string' },
    trace: { type: 'string' },
    patience: { type: 'string', default: '120' },
    events: { type: 'string', default: '1000000' },
    missing: { type: 'boolean', default: false },
    table: { type: 'boolean', default: false },
    docs: { type: 'boolean', default: false },
  },
});
const runs = Math.max(1, Number(flags.runs) || 1);
const isIn = (names: string | undefined, name: string) => !names || names.split(',').includes(name);
const isLookedInto = Boolean(flags.waterfall || flags.trace);
const isAsked = (what: string) => (isLookedInto ? what === 'pages' : isIn(flags.only, what));

const PERFORMANCE = ['demo/docs/de/performance.md', 'demo/docs/en/performance.md'];
const SHORT = 24;
const LONG = 10_000;
/** The route of the event form and its heavy parts: each is weighed without the files that are already loaded. */
const WITH_HEAVY_PARTS = [
  'route recording/event-form',
  'lazy forms/editor/rich-text-editor.tsx',
  'lazy features/recording/record-form/pictures/crop-dialog.tsx',
];

process.chdir(ROOT);
const commit = commitNow();
if (!flags.table && !flags.docs) await measureAll();
if (isLookedInto) process.exit();
const kept = loadResults();
if (flags.docs) {
  const { sizes: _, ...measured } = kept;
  for (const page of PERFORMANCE) writeFileSync(page, withResults(readFileSync(page, 'utf8'), measured));
}
if (!flags.docs && Object.keys(kept).length > 0) console.info(`\n${printedResults(kept)}`);
process.exit(process.exitCode ?? 0);

async function measureAll(): Promise<void> {
  if (isAsked('sizes') || isAsked('pages')) build();
  if (isAsked('sizes')) await collect('sizes', sizes);
  if (isAsked('pages')) await pages();
  if (isAsked('backend')) await collect('backend', () => backendFigures(Number(flags.events)));
  if (isAsked('feeds')) await collect('feeds', feedFigures);
  if (isAsked('calendars')) await collect('calendars', calendarFigures);
  if (isAsked('overload')) await collect('overload', overloadFigures);
  if (isAsked('accounts')) await collect('accounts', accountFigures);
  if (isAsked('recording')) await collect('recording', recordingFigures);
  // These run on request only: they take minutes, and measure losses more than speed, or need several machines.
  const isNamed = (part: string) => flags.only !== undefined && isAsked(part);
  if (isNamed('replicas')) await collect('replicas', replicaFigures);
  if (isNamed('mails')) await collect('mails', mailFigures);
  if (isNamed('backups')) await collect('backups', backupFigures);
  if (isNamed('orders')) await collect('orders', orderFigures);
  if (isNamed('crashes'))
    await collect('crashes', () => crashFigures(Math.max(1, Number(flags.kills) || 1), flags.seed));
}

/** Builds unless the bundle is up to date; one over its budget is measured, too. */
function build(): void {
  const script = `import('./demo/scripts/build.mjs').then(({ ensureBuilt }) => ensureBuilt())`;
  execFileSync(process.execPath, ['-e', script], { stdio: 'inherit' });
  if (!existsSync('dist/event-portal.js')) throw new Error('There is no bundle to measure.');
}

async function sizes(): Promise<Figure[]> {
  if (flags.only === 'sizes') await printModules();
  const rows = budgetRows('dist');
  const figures = rows.map(
    ({ name, value, unit, budget }): Figure =>
      unit === 'KB'
        ? { what: `bytes, ${name}`, value, unit, goal: budget }
        : { what: name, value, unit: '', goal: budget },
  );
  const value = WITH_HEAVY_PARTS.reduce((sum, part) => {
    const row = rows.find(({ name }) => name === part);
    if (!row) throw new Error(`There is no part ${part}.`);
    return sum + row.value;
  }, 0);
  return [...figures, { what: 'bytes, form of an event with editor and crop', value, unit: 'KB' }];
}

async function pages(): Promise<void> {
  const demoFolder = join(CACHE, 'demo');
  await writePages(demoFolder);
  const data = await embeddedWith(SHORT);
  await placeAdvert(data.database, berlinDay(data.now()));
  const builds = [flags.trace ? await readableBuild() : 'dist', ...(flags.against ? [flags.against] : [])];
  const servers = [];
  for (const distFolder of builds) servers.push(await serve(data, { distFolder, demoFolder }));
  const sites: Site[] = servers.map(({ url }, index) => ({ url, name: index === 0 ? '' : ` [${builds[index]}]` }));
  const [site] = sites;
  const bench = await openBrowser(await bundle('../in-page/probe.ts'), await bundle('../in-page/acts.ts'));
  try {
    for (const server of servers) await drawPictures(server);
    if (site) await measure(bench, site, sites, demoFolder);
  } finally {
    await bench.close();
    for (const server of servers) await server.close();
    await data.database.close();
  }
}

async function measure(bench: Bench, site: Site, sites: Site[], demoFolder: string): Promise<void> {
  for (const page of flags.waterfall?.split(',') ?? []) for (const one of sites) await printWaterfall(bench, one, page);
  for (const page of flags.trace?.split(',') ?? []) for (const one of sites) await printTrace(bench, one, page);
  if (isLookedInto) return;
  const part = async (name: string, work: () => Promise<Figure[]>, ofBuild = '') => {
    if (isIn(flags.part, name)) await collect(name, work, ofBuild);
  };
  await part('loading', () => loadingFigures(bench, sites, runs));
  await part('visits', () => visitFigures(bench, site, runs));
  await part('routes', () => routeFigures(bench, site, runs));
  await part('event-form', () => eventFormFigures(bench, site, runs));
  await part('adverts', () => advertPageFigures(bench, site, runs));
  await part('views', () => viewFigures(bench, site, runs));
  await part('order-steps', () => orderStepFigures(bench, site, runs));
  for (const one of sites) {
    await part('many', () => manyFigures(bench, one, runs), one.name);
    await part('heap', () => heapFigures(bench, one), one.name);
    await part('interactions', () => interactionFigures(bench, one, runs), one.name);
  }
  await part('long', () => longList(bench, site, demoFolder));
}

/** Measures and stores the figures of one part; a failed part is reported and does not stop the others. */
async function collect(part: string, work: () => Promise<Figure[]>, ofBuild = ''): Promise<void> {
  const name = part + ofBuild;
  if (flags.missing && loadResults()[name]?.commit === commit) return;
  try {
    await waitForQuietMachine(Number(flags.patience) * 1000, console.info);
    const began = performance.now();
    const figures = (await undisturbed(work)).map((figure) => ({ ...figure, what: figure.what + ofBuild }));
    const seconds = (performance.now() - began) / 1000;
    saveResult(name, { figures, at: new Date().toISOString(), commit, runs, seconds });
    console.info(`${name}: ${seconds.toFixed(0)} s`);
  } catch (error) {
    console.error(`${name} could not be measured.`, error);
    process.exitCode = 1;
  }
}

/** Marks figures that were taken while others used the processors. */
async function undisturbed(work: () => Promise<Figure[]>): Promise<Figure[]> {
  const load = watchLoad(() => [process.pid, ...postmasters]);
  const taken = await work();
  const noise = load.stop();
  return noise === undefined || noise <= QUIET_SHARE ? taken : taken.map((figure) => ({ noise, ...figure }));
}

async function longList(bench: Bench, short: Site, demoFolder: string): Promise<Figure[]> {
  const data = await embeddedWith(LONG);
  const server = await serve(data, { distFolder: 'dist', demoFolder });
  try {
    await drawPictures(server);
    return await longListFigures(bench, { name: 'long', url: server.url }, short, runs);
  } finally {
    await server.close();
    await data.database.close();
  }
}
