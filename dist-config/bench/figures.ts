import { percentOf } from './load';

/** Returns the median; of an even number, the lower of the two. */
export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** Returns the smallest value that `percent` of all values do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}

/** A line of the report. */
export type Figure = {
  what: string;
  value: number;
  unit: 'ms' | 'KB' | 'bytes' | '/s' | '';
  /** The same figure of the floor. */
  floor?: number;
  /** The maximum of the value, or of its ratio to the floor if there is one. */
  goal?: number;
  /** The share of the processors that other processes used meanwhile, from 0 to 1, if it was too high. */
  noise?: number;
};

const DIGITS = { ms: 0, KB: 1, bytes: 0, '/s': 1, '': 3 };

/** Returns the compared value of a figure. */
const comparedValue = ({ value, floor }: Figure) => (floor === undefined ? value : value / floor);

/** Checks whether a figure misses its goal; one that could not be measured does. */
export const isMissed = (figure: Figure): boolean =>
  figure.goal !== undefined && !(comparedValue(figure) <= figure.goal);

const HEAD = ['figure', 'value', 'floor', 'ratio', 'goal', 'met', 'noise'];

/** Returns the cells of a figure's row. */
function cellsOf(figure: Figure): string[] {
  const { what, value, unit, floor, goal, noise } = figure;
  const format = (number: number) =>
    Number.isInteger(number) ? String(number) : number.toFixed(unit === 'ms' && number < 100 ? 1 : DIGITS[unit]);
  return [
    what,
    `${format(value)} ${unit}`.trimEnd(),
    floor === undefined ? '' : format(floor),
    floor === undefined ? '' : comparedValue(figure).toFixed(2),
    goal === undefined ? '' : `≤ ${goal}`,
    goal === undefined ? '' : isMissed(figure) ? 'no' : 'yes',
    noise === undefined ? '' : percentOf(noise),
  ];
}

/** Sorts figures, missed goals first. */
const missesFirst = (figures: readonly Figure[]) => [
  ...figures.filter(isMissed),
  ...figures.filter((figure) => !isMissed(figure)),
];

/** Formats all figures as a table for a terminal, missed goals first. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = missesFirst(figures).map(cellsOf);
  const widths = HEAD.map((title, column) => Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)));
  return [HEAD, ...rows]
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Formats all figures as a table in Markdown, missed goals first. */
export function markdownOf(figures: readonly Figure[]): string {
  const row = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [HEAD, HEAD.map((_, column) => (column === 0 ? '---' : '---:')), ...missesFirst(figures).map(cellsOf)]
    .map(row)
    .join('\n');
}

/** Returns the number of reached goals, and the figures that do not count because the machine was busy. */
export function summaryOf(figures: readonly Figure[]): string {
  const withGoal = figures.filter(({ goal }) => goal !== undefined);
  const missed = withGoal.filter(isMissed).length;
  const noisy = figures.filter(({ noise }) => noise !== undefined).length;
  const reached = `${withGoal.length - missed} of ${withGoal.length} goals are reached.`;
  if (noisy === 0) return reached;
  return `${reached}\nThis run is noisy: other programs used the processors during ${noisy} of ${figures.length} figures, which do not count.`;
}
