import { stripVTControlCharacters } from 'node:util';
import { fileOf, inReports, reportIn, specsIn } from './reports.mjs';

const WORDS_AT_MOST = 300;

/**
 * Returns the failed tests of any part, as lines with file, name and the beginning of the reason. They are the end of
 * the output, where a reader finds them first.
 *
 * @param reports the folder of the reports
 */
export const failures = (reports) => inReports(reports, failuresOf).map(inOneLine);

function failuresOf(runner, report) {
  const told = reportIn(report);
  if (told === undefined) return [];
  return runner === 'vitest' ? told.testResults.flatMap(ofVitest) : ofPlaywright(told);
}

function ofVitest(result) {
  const file = fileOf.vitest(result);
  const failed = result.assertionResults.filter(({ status }) => status === 'failed');
  if (result.status === 'failed' && failed.length === 0) return [[file, '', result.message]];
  return failed.map(({ fullName, failureMessages = [] }) => [file, fullName, failureMessages[0]]);
}

function ofPlaywright({ suites = [], errors = [] }) {
  const tests = suites.flatMap((suite) =>
    specsIn(suite)
      .filter((spec) => spec.tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
      .map((spec) => [fileOf.playwright(suite), spec.title, reasonOf(spec)]),
  );
  return [...tests, ...errors.map(({ message }) => ['tests/e2e', '', message])];
}

const reasonOf = ({ tests }) =>
  tests.flatMap(({ results }) => results).find(({ error }) => error !== undefined)?.error.message;

const inOneLine = ([file, name, reason = 'no reason in the report']) => {
  const words = stripVTControlCharacters(reason).replace(/\s+/g, ' ').trim().slice(0, WORDS_AT_MOST);
  return [`failed: ${file}`, name, words].filter(Boolean).join(' › ');
};
