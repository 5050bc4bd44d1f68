import { fileOf, inReports, reportIn, specsIn } from './reports.mjs';

const MAX = 20;

/** Returns the slowest files of tests, as lines with their seconds. @param reports the folder of the reports */
export function slowest(reports) {
  return inReports(reports, secondsOf)
    .sort(([, one], [, other]) => other - one)
    .slice(0, MAX)
    .map(([file, seconds]) => `${seconds.toFixed(0).padStart(5)} s  ${file}`);
}

/** Returns each file of a report with its seconds, as [file, seconds]; nothing without a report. */
export function secondsOf(runner, report) {
  const told = reportIn(report);
  if (told === undefined) return [];
  return runner === 'vitest' ? told.testResults.map(ofVitest) : told.suites.map(ofPlaywright);
}

const ofVitest = (result) => [fileOf.vitest(result), (result.endTime - result.startTime) / 1000];

const ofPlaywright = (suite) => [
  fileOf.playwright(suite),
  sum(specsIn(suite).flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)))) /
    1000,
];

const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);
