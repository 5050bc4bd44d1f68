// `npm test`: installs and builds what is missing, then runs every check and test. `--only unit|server|e2e` runs one part.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser, ensureOldLibraries, sayIfPostgresIsMissing } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { checkNode, ensureInstalled } from './install.mjs';
import { runCheck, runPlaywright, runVitest } from './runners.mjs';

const parts = ['unit', 'server', 'e2e'];

checkNode();
const only = askedPart();
const wants = (part) => only === undefined || only === part;
if (!(await ensureInstalled())) endWith({ passed: 0, failed: 1, skipped: 0 });
const chromium = wants('e2e') ? await ensureBrowser() : undefined;
if (wants('e2e')) await ensureOldLibraries();
if (wants('server')) sayIfPostgresIsMissing();
if (wants('e2e') && !(await ensureBuilt())) endWith({ passed: 0, failed: 1, skipped: 0 });

const reports = mkdtempSync(join(tmpdir(), 'event-portal-tests-'));
const runs = [
  { name: 'types', wanted: only === undefined, work: () => runCheck(['typescript', 'bin', 'tsc'], ['--noEmit']) },
  { name: 'lint', wanted: only === undefined, work: () => runCheck(['@biomejs', 'biome', 'bin', 'biome'], ['check']) },
  { name: 'unit', wanted: wants('unit'), work: () => runVitest('unit', 'tests/unit', reports) },
  { name: 'server', wanted: wants('server'), work: () => runVitest('server', 'tests/server', reports) },
  {
    name: 'e2e',
    wanted: wants('e2e'),
    work: () => runPlaywright('e2e', 'tests/e2e/playwright.config.ts', reports, browserEnv()),
  },
];
const total = { passed: 0, failed: 0, skipped: 0 };
for (const { name, work } of runs.filter((entry) => entry.wanted)) {
  console.log(`\n── ${name}`);
  const counts = await work();
  for (const key of Object.keys(total)) total[key] += counts[key];
}
rmSync(reports, { recursive: true, force: true });
endWith(total);

/** The last line of every run, and its exit code. */
function endWith({ passed, failed, skipped }) {
  console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  process.exit(failed > 0 ? 1 : 0);
}

function askedPart() {
  const at = process.argv.indexOf('--only');
  if (at < 0) return undefined;
  const part = process.argv[at + 1];
  if (parts.includes(part)) return part;
  console.error(`--only takes one of ${parts.join(', ')}.`);
  process.exit(1);
}

function browserEnv() {
  return chromium === undefined ? {} : { CHROMIUM_PATH: chromium };
}
