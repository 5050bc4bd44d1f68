// `npm test`: installs and builds missing parts, then runs every check and test. `--only unit`, `server` or `e2e` runs
// one part, `--changed` the tests that a change concerns; `--times` lists the slowest files. `--coverage`
// runs units and server alone and lists the files with low coverage.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  ensureBrowser,
  ensureOldLibraries,
  ensureOtherBrowsers,
  ensurePython,
  ensureShell,
  sayIfPostgresIsMissing,
} from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureDocs } from './build-docs.mjs';
import { touchedTests } from './changed.mjs';
import { littleCovered } from './coverage.mjs';
import { failures } from './failures.mjs';
import { checkNode, ensureInstalled } from './install.mjs';
import { ensureNginx } from './nginx.mjs';
import { FAILED, inWords, runCheck, runPlaywright, runVitest, sum } from './runners.mjs';
import { slowest } from './times.mjs';

const parts = ['unit', 'server', 'e2e'];

checkNode();
const only = askedPart();
if (!(await ensureInstalled())) endWith(FAILED);
const touched = process.argv.includes('--changed') ? touchedTests() : undefined;
const wanted = parts.filter((part) => (only === undefined || only === part) && touched?.[part]?.length !== 0);
if (touched) sayWhatIsTouched();

const reports = mkdtempSync(join(tmpdir(), 'event-portal-tests-'));
const isCovering = process.argv.includes('--coverage');
const isBusy = wanted.length > 1 && !isCovering;
const usual = [
  [
    // One checker reads each type once; more of them would take the processor from the other row.
    [
      'types',
      only === undefined,
      (tell) => runCheck(['typescript', 'bin', 'tsc'], ['--noEmit', '--checkers', '1'], tell),
    ],
    ['lint', only === undefined, (tell) => runCheck(['@biomejs', 'biome', 'bin', 'biome'], ['check'], tell)],
    ['unit', wanted.includes('unit'), runUnits],
    ['server', wanted.includes('server'), runServer],
  ],
  [['e2e', wanted.includes('e2e'), runInBrowser]],
];
const rows = isCovering ? [[['unit and server', true, runCovered]]] : usual;
if (isBusy) console.log(`${wanted.join(', ')}: side by side; what each part has to say comes when it has ended.`);
// Before the rows: each of them may install something, and only one can do so at a time.
if (wanted.includes('server')) await ensureNginx();
if (wanted.includes('server') || wanted.includes('e2e')) await ensurePython();
// Two rows in parallel: while servers and browsers start in one, the other one uses the processor.
const total = sum((await Promise.all(rows.map(runRow))).flat());
if (process.argv.includes('--times')) console.log(`\n── the slowest files\n${slowest(reports).join('\n')}`);
const failed = failures(reports);
if (failed.length > 0) console.log(`\n── what failed\n${failed.join('\n')}`);
rmSync(reports, { recursive: true, force: true });
endWith(total);

async function runRow(row) {
  const counts = [];
  for (const [name, isWanted, work] of row) if (isWanted) counts.push(await runPart(name, work));
  return counts;
}

/** Runs one part; a part that throws counts as failed, and the others go on. */
async function runPart(name, work) {
  const began = Date.now();
  const lines = [];
  if (!isBusy) console.log(`\n── ${name}`);
  const counts = await work(isBusy ? (line) => lines.push(line) : console.log).catch((error) => {
    lines.push(error?.stack ?? String(error));
    return FAILED;
  });
  if (isBusy) console.log(`\n── ${name}`);
  for (const line of lines) console.log(line);
  console.log(`${name}: ${inWords(counts)} in ${Math.round((Date.now() - began) / 1000)} s`);
  return counts;
}

async function runUnits(tell) {
  if (!touched) return runVitest('unit', ['tests/unit/'], { reports, tell });
  // Vitest follows imports only: tests that read files from the disk are listed one by one.
  const { base, readers } = touched;
  const importers = ['tests/unit/', '--changed', base, '--passWithNoTests'];
  const counts = await runVitest('unit', importers, { reports, tell, mayBeNone: true });
  return sum([counts, await runVitest('readers', readers, { reports, tell })]);
}

/** Runs units and server in one run, so that the coverage of one counts for both. */
async function runCovered(tell) {
  const folders = ['unit', 'server'].filter((part) => wanted.includes(part)).map((part) => `tests/${part}/`);
  if (folders.length === 0) throw new Error('--coverage is of units and server.');
  if (wanted.includes('server')) sayIfPostgresIsMissing();
  const counts = await runVitest('unit', [...folders, '--coverage'], { reports, tell });
  console.log(`\n── less than 70 % of the lines run\n${littleCovered().join('\n')}`);
  return counts;
}

function runServer(tell) {
  sayIfPostgresIsMissing();
  return runVitest('server', touched?.server ?? ['tests/server/'], { reports, tell });
}

async function runInBrowser(tell) {
  const chromium = await ensureBrowser();
  await ensureOldLibraries();
  await ensureOtherBrowsers();
  if (!(await ensureBuilt()) || !(await ensureDocs())) return FAILED;
  const shell = await ensureShell();
  const env = { ...(chromium && { CHROMIUM_PATH: chromium }), ...(shell && { CHROMIUM_SHELL_PATH: shell }) };
  return runPlaywright('e2e', touched?.e2e ?? [], { reports, tell, env });
}

function sayWhatIsTouched() {
  const { base, changed, readers, server, e2e } = touched;
  const said = (files) => (files ? files.map((file) => `\n  ${file}`).join('') || ' nothing' : ' everything');
  console.log(`${changed.length} files have changed since ${base}.`);
  console.log(`unit: what imports them, and what reads files (${readers.length} files of tests)`);
  console.log(`server:${said(server)}\ne2e:${said(e2e)}`);
}

/** Prints the last line of the run and sets its exit code. */
function endWith(counts) {
  console.log(`\n${inWords(counts)}`);
  process.exit(counts.failed > 0 ? 1 : 0);
}

function askedPart() {
  const at = process.argv.indexOf('--only');
  if (at < 0) return undefined;
  const part = process.argv[at + 1];
  if (parts.includes(part)) return part;
  console.error(`--only takes one of ${parts.join(', ')}.`);
  process.exit(1);
}
