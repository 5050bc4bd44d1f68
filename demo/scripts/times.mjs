import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './processes.mjs';

const MOST = 20;
/** The runner of each part, whose report has the name of the part. */
const RUNNERS = { unit: 'vitest', readers: 'vitest', server: 'vitest', e2e: 'playwright' };

/** The files of tests that took longest, as lines with their seconds. @param reports the folder of the reports */
export function slowest(reports) {
  return Object.entries(RUNNERS)
    .flatMap(([part, runner]) => secondsOf(runner, join(reports, `${part}.json`)))
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST)
    .map(([file, seconds]) => `${seconds.toFixed(0).padStart(5)} s  ${file}`);
}

/** Each file of a report with its seconds, as [file, seconds]; nothing where a part has left no report. */
export function secondsOf(runner, report) {
  try {
    const told = JSON.parse(readFileSync(report, 'utf8'));
    return runner === 'vitest' ? ofVitest(told) : ofPlaywright(told);
  } catch {
    return [];
  }
}

const ofVitest = ({ testResults }) =>
  testResults.map(({ name, startTime, endTime }) => [relative(root, name), (endTime - startTime) / 1000]);

const ofPlaywright = ({ suites }) =>
  suites.map((suite) => [`tests/e2e/${suite.file}`, sum(testsIn(suite).map(({ duration }) => duration)) / 1000]);

/** The runs of all tests of a suite and of those in it. */
const testsIn = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results)),
  ...suites.flatMap(testsIn),
];

const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);
