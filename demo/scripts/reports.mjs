import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './processes.mjs';

/** The runner of each part, whose report has the name of the part. */
const RUNNERS = { unit: 'vitest', readers: 'vitest', server: 'vitest', e2e: 'playwright' };

/** What `read` answers for the report of each part that has left one. @param reports the folder of the reports */
export const inReports = (reports, read) =>
  Object.entries(RUNNERS).flatMap(([part, runner]) => read(runner, join(reports, `${part}.json`)));

/** The report of a runner; undefined if it has left none, or none that is whole. */
export function reportIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** The path of a file of tests within the repository, as its runner names it in a report. */
export const fileOf = { vitest: ({ name }) => relative(root, name), playwright: ({ file }) => `tests/e2e/${file}` };

/** All tests in a suite of Playwright's report and in those within it, each as `{ title, tests }`. */
export const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)];
