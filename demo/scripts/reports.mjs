import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './processes.mjs';

/** The runner of each part, whose report has the name of the part. */
const RUNNERS = { unit: 'vitest', readers: 'vitest', server: 'vitest', e2e: 'playwright' };

/** Returns the results of `read` for the existing reports of the parts. @param reports the folder of the reports */
export const inReports = (reports, read) =>
  Object.entries(RUNNERS).flatMap(([part, runner]) => read(runner, join(reports, `${part}.json`)));

/** Reads the report of a runner; undefined if it is missing or incomplete. */
export function reportIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Return the path of a file of tests within the repository, from each runner's report. */
export const fileOf = { vitest: ({ name }) => relative(root, name), playwright: ({ file }) => `tests/e2e/${file}` };

/** Returns all tests in a suite of Playwright's report and in nested ones, each as `{ title, tests }`. */
export const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)];
