import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE } from './data';
import { type Figure, markdownOf, summaryOf, tableOf } from './figures';

/** The result of one part of the benchmark: `at` in UTC, `runs` is the number of runs in the medians. */
export type Result = { figures: Figure[]; at: string; commit: string; runs: number; seconds: number };
/** The results by the name of their part, in the order of measuring. */
export type Results = Record<string, Result>;

const FILE = join(CACHE, 'results.json');
const START = '<!-- bench: made by npm run bench -- --docs -->';
const END = '<!-- end of bench -->';

/** Returns the last commit of the measured sources; later changes are marked. */
export const commitNow = (): string =>
  execFileSync('git', ['describe', '--always', '--dirty', '--abbrev=7', '--exclude', '*'], { encoding: 'utf8' }).trim();

/** Reads the results of earlier runs. */
export const loadResults = (): Results => (existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {});

/** Stores the result of a part at once, so that an interrupted run is not lost. */
export function saveResult(part: string, result: Result): void {
  mkdirSync(CACHE, { recursive: true });
  const text = JSON.stringify({ ...loadResults(), [part]: result }, null, 2);
  writeFileSync(FILE, `${text}\n`);
}

const figuresOf = (results: Results) => Object.values(results).flatMap(({ figures }) => figures);

const whenOf = ({ at }: Result) => at.slice(0, 16).replace('T', ' ');

/** Formats all results as one table for a terminal, with the origin of each part. */
export function printedResults(results: Results): string {
  const figures = figuresOf(results);
  const parts = Object.entries(results).map(
    ([part, result]) =>
      `${part.padEnd(14)} ${whenOf(result)}  ${result.commit}  medians of ${result.runs}  ${result.seconds.toFixed(0)} s`,
  );
  return [tableOf(figures), parts.join('\n'), `The floor is named after the bar. ${summaryOf(figures)}`].join('\n\n');
}

/**
 * Returns a text with the results between the marks of the benchmark.
 *
 * @throws {Error} when the text has no such marks
 */
export function withResults(text: string, results: Results): string {
  const [start, end] = [text.indexOf(START), text.indexOf(END)];
  if (start < 0 || end < start) throw new Error(`There is no ${START} … ${END}.`);
  const parts = Object.entries(results).map(
    ([part, result]) => `${part} (${whenOf(result)}, ${result.commit}, medians of ${result.runs})`,
  );
  const figures = figuresOf(results);
  const made = [markdownOf(figures), `${summaryOf(figures)} Measured: ${parts.join(', ')}.`].join('\n\n');
  return `${text.slice(0, start + START.length)}\n\n${made}\n\n${text.slice(end)}`;
}
