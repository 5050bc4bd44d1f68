import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { budgetRows, checkBudgets } from '../budgets';
import { accountFigures } from './accounts';
import { backendFigures } from './backend';
import { type Bench, openBrowser } from './browser';
import { crashFigures } from './crashes';
import { CACHE, drawPictures, embeddedWith, ROOT, serve } from './data';
import { type Figure, tableOf } from './figures';
import { bundle, writePages } from './floors/build-floors';
import { heapFigures } from './heap';
import { interactionFigures, longListFigures } from './interactions';
import { loadingFigures, manyFigures, type Site } from './loading';
import { mailFigures } from './mails';
import { overloadFigures } from './overload';
import { printModules } from './sizes';
import { printWaterfall } from './waterfall';

/*
 * Measures the product beside floors that are built on the spot: only ratios within a run count. Nothing here fails
 * because something is slow.
 *
 *   npm run bench -- [--only pages|backend|overload|accounts|mails|sizes] [--part loading,many,heap,interactions,long] [--runs 5]
 *                    [--against another/dist] [--waterfall]
 *   npm run bench -- --only crashes [--kills 50] [--seed 7]
 */

const { values: flags } = parseArgs({
  options: {
    only: { type: 'string' },
    part: { type: 'string' },
    runs: { type: 'string', default: '5' },
    kills: { type: 'string', default: '50' },
    seed: { type: 'string', default: String(Date.now()) },
    against: { type: 'string' },
    waterfall: { type: 'boolean', default: false },
  },
});
const runs = Math.max(1, Number(flags.runs) || 1);
const isAsked = (what: string) => !flags.only || flags.only === what;
const isPart = (part: string) => !flags.part || flags.part.split(',').includes(part);

const SHORT = 24;
const LONG = 10_000;

process.chdir(ROOT);
if (isAsked('sizes') || isAsked('pages')) build();
const figures: Figure[] = [];
if (isAsked('sizes')) await sizes();
if (isAsked('pages')) await pages();
if (isAsked('backend')) await collect('backend', backendFigures);
if (isAsked('overload')) await collect('overload', overloadFigures);
if (isAsked('accounts')) await collect('accounts', accountFigures);
if (isAsked('mails')) await collect('mails', mailFigures);
// Takes minutes and measures nothing: only when it is asked for.
if (flags.only === 'crashes')
  await collect('crashes', () => crashFigures(Math.max(1, Number(flags.kills) || 1), flags.seed));
if (figures.length > 0)
  console.info(`\n${tableOf(figures)}\n\nMedians of ${runs} runs; the floor stands after the bar.`);
process.exit(process.exitCode ?? 0);

/** Builds unless the bundle is that of the sources already; one that is over its budget is measured all the same. */
function build(): void {
  const script = `import('./demo/scripts/build.mjs').then(({ ensureBuilt }) => ensureBuilt())`;
  execFileSync(process.execPath, ['-e', script], { stdio: 'inherit' });
  if (!existsSync('dist/event-portal.js')) throw new Error('There is no bundle to measure.');
}

async function sizes(): Promise<void> {
  if (flags.only) await printModules();
  try {
    checkBudgets('dist');
  } catch (error) {
    console.info(error instanceof Error ? error.message : error);
  }
  const [loader] = budgetRows('dist');
  if (loader) figures.push({ what: 'loader', value: loader.kilobytes, unit: 'KB', goal: loader.budget });
}

async function pages(): Promise<void> {
  const demoFolder = join(CACHE, 'demo');
  await writePages(demoFolder);
  const data = await embeddedWith(SHORT);
  const builds = ['dist', ...(flags.against ? [flags.against] : [])];
  const servers = [];
  for (const distFolder of builds) servers.push(await serve(data, { distFolder, demoFolder }));
  const sites: Site[] = servers.map(({ url }, place) => ({ url, name: place === 0 ? '' : ` [${builds[place]}]` }));
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
  for (const one of sites) if (flags.waterfall) await printWaterfall(bench, one, 'list');
  if (isPart('loading')) await collect('loading', () => loadingFigures(bench, sites, runs));
  for (const one of sites) {
    if (isPart('many')) await collect('many', () => manyFigures(bench, one, runs), one.name);
    if (isPart('heap')) await collect('heap', () => heapFigures(bench, one), one.name);
    if (isPart('interactions')) await collect('interactions', () => interactionFigures(bench, one, runs), one.name);
  }
  if (isPart('long')) await collect('long', () => longList(bench, site, demoFolder));
}

/** Keeps the figures of one part; a part that breaks is said and does not take the others with it. */
async function collect(part: string, work: () => Promise<Figure[]>, ofBuild = ''): Promise<void> {
  try {
    figures.push(...(await work()).map((figure) => ({ ...figure, what: figure.what + ofBuild })));
  } catch (error) {
    console.error(`${part}${ofBuild} could not be measured.`, error);
    process.exitCode = 1;
  }
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
