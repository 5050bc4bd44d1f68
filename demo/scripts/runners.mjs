import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './processes.mjs';

const bin = (...path) => join(root, 'node_modules', ...path);

/**
 * A counted result: `{ passed, failed, skipped }`. A runner that found no test, left no report, or ended with an error
 * that none of its tests explains counts as one failure.
 */
function counted(name, code, counts) {
  const { passed, failed, skipped } = counts ?? { passed: 0, failed: 0, skipped: 0 };
  if (counts === undefined) console.error(`${name}: no report; the runner crashed (exit code ${code}).`);
  else if (passed + failed === 0) console.error(`${name}: no test ran.`);
  else if (code !== 0 && failed === 0) console.error(`${name}: ended with exit code ${code} although no test failed.`);
  else return { passed, failed, skipped };
  return { passed, failed: failed + 1, skipped };
}

/** A check without tests of its own (types, lint): one test, passed when it ends with 0. */
export async function runCheck(file, args) {
  const { code } = await run(process.execPath, [bin(...file), ...args], { quiet: false });
  return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
}

/** Vitest on one folder of tests. */
export async function runVitest(name, folder, reportFolder) {
  const report = join(reportFolder, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await run(process.execPath, [bin('vitest', 'vitest.mjs'), 'run', `${folder}/`, ...reporters], {
    quiet: false,
  });
  return counted(name, code, readReport(report, vitestCounts));
}

/** Playwright with the configuration of the end-to-end tests. */
export async function runPlaywright(name, config, reportFolder, env) {
  const report = join(reportFolder, `${name}.json`);
  const { code } = await run(
    process.execPath,
    [bin('playwright', 'cli.js'), 'test', '-c', config, '--reporter=line,json'],
    {
      quiet: false,
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    },
  );
  return counted(name, code, readReport(report, playwrightCounts));
}

/** A file that could not be loaded has no tests in the report, but it failed. */
function vitestCounts({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  const brokenFiles = testResults.filter((file) => file.status === 'failed' && !file.assertionResults.some(hasFailed));
  return {
    passed: numPassedTests,
    failed: numFailedTests + brokenFiles.length,
    skipped: numPendingTests + numTodoTests,
  };
}

const hasFailed = (test) => test.status === 'failed';

/** Errors outside of any test (a configuration, a server that did not start) count as one failure. */
function playwrightCounts({ stats, errors }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + (errors.length > 0 ? 1 : 0),
    skipped: stats.skipped,
  };
}

function readReport(file, toCounts) {
  try {
    return toCounts(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}
