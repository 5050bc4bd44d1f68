import { join } from 'node:path';
import { root, run } from './processes.mjs';
import { reportIn } from './reports.mjs';

const bin = (...path) => join(root, 'node_modules', ...path);

/** The counts of parts without a test. */
export const NOTHING = { passed: 0, failed: 0, skipped: 0 };
export const FAILED = { ...NOTHING, failed: 1 };

export const sum = (counts) =>
  counts.reduce(
    (all, { passed, failed, skipped }) => ({
      passed: all.passed + passed,
      failed: all.failed + failed,
      skipped: all.skipped + skipped,
    }),
    NOTHING,
  );

export const inWords = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/**
 * Returns a counted result. One failure is added for a runner without any test, without a report after a crash, or with
 * an error that none of its tests explains.
 *
 * @param how `tell` receives the line about it; `mayBeNone` allows a run without any test, as after a small change
 */
export function counted(name, code, counts, { tell, mayBeNone = false }) {
  const { passed, failed } = counts ?? NOTHING;
  if (counts === undefined) tell(`${name}: no report; the runner crashed (exit code ${code}).`);
  else if (passed + failed === 0 && !mayBeNone) tell(`${name}: no test ran.`);
  else if (code !== 0 && failed === 0) tell(`${name}: ended with exit code ${code} although no test failed.`);
  else return counts;
  return sum([counts ?? NOTHING, FAILED]);
}

/** Runs a check without tests of its own (types, lint): one test, passed when it ends with 0. */
export async function runCheck(file, args, tell) {
  const { code } = await runNode([bin(...file), ...args], tell);
  return code === 0 ? { ...NOTHING, passed: 1 } : FAILED;
}

/** Runs Vitest on folders or files. */
export async function runVitest(name, args, { reports, tell, mayBeNone }) {
  const report = join(reports, `${name}.json`);
  const lines = isTerminal(tell) ? 'default' : 'dot';
  const reporters = [`--reporter=${lines}`, '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await runNode([bin('vitest', 'vitest.mjs'), 'run', ...args, ...reporters], tell);
  return counted(name, code, countsOf('vitest', report), { tell, mayBeNone });
}

/** Runs Playwright on folders or files, with the configuration of the end-to-end tests. */
export async function runPlaywright(name, files, { reports, tell, env }) {
  const report = join(reports, `${name}.json`);
  const lines = isTerminal(tell) ? 'line' : 'dot';
  const args = ['test', '-c', 'tests/e2e/playwright.config.ts', ...files, `--reporter=${lines},json`];
  const { code } = await runNode([bin('playwright', 'cli.js'), ...args], tell, {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  return counted(name, code, countsOf('playwright', report), { tell });
}

/**
 * Checks whether output goes to the terminal. A part that runs alone prints there at once; the lines of parallel parts
 * are printed when the part has ended.
 */
const isTerminal = (tell) => tell === console.log;

/** Runs a Node.js script; its output goes to `tell` once the script has ended, or at once to the terminal. */
async function runNode(args, tell, env) {
  const quiet = !isTerminal(tell);
  // Collected lines may go to a file, where colours would be escape sequences in the text.
  const result = await run(process.execPath, args, { quiet, env: quiet ? { ...env, NO_COLOR: '1' } : env });
  if (result.output) tell(result.output.trimEnd());
  return result;
}

/** Returns the counts of Vitest's report. A file that could not be loaded has no tests in the report, but it failed. */
function vitestCounts({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  const brokenFiles = testResults.filter((file) => file.status === 'failed' && !file.assertionResults.some(hasFailed));
  return {
    passed: numPassedTests,
    failed: numFailedTests + brokenFiles.length,
    skipped: numPendingTests + numTodoTests,
  };
}

const hasFailed = (test) => test.status === 'failed';

/**
 * Returns the counts of Playwright's report. Errors outside of any test (a configuration, a server that did not start)
 * count as one failure.
 */
function playwrightCounts({ stats, errors }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + (errors.length > 0 ? 1 : 0),
    skipped: stats.skipped,
  };
}

/** Reads the counts in the report of a runner; undefined if there is no report. */
export function countsOf(runner, file) {
  const report = reportIn(file);
  if (report === undefined) return undefined;
  return runner === 'vitest' ? vitestCounts(report) : playwrightCounts(report);
}
