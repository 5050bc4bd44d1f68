/** The middle value; of an even number, the lower of the two. */
export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** The smallest value that `percent` of all values do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}

/** One line of the report. */
export type Figure = {
  what: string;
  value: number;
  unit: 'ms' | 'KB' | 'bytes' | '/s' | '';
  /** The same of what it is compared with. */
  floor?: number;
  /** What the value, or its ratio to the floor where there is one, should not exceed. */
  goal?: number;
};

const DIGITS = { ms: 0, KB: 1, bytes: 0, '/s': 1, '': 3 };

/** The figure as it is judged. */
const judged = ({ value, floor }: Figure) => (floor === undefined ? value : value / floor);

/** All figures as one table. */
export function tableOf(figures: readonly Figure[]): string {
  const head = ['figure', 'value', 'floor', 'ratio', 'goal', ''];
  const rows = figures.map((figure) => {
    const { what, value, unit, floor, goal } = figure;
    const written = (number: number) => `${number.toFixed(unit === 'ms' && number < 100 ? 1 : DIGITS[unit])}`;
    const mark = goal === undefined ? '' : judged(figure) <= goal ? '✓' : '✗';
    return [
      what,
      `${written(value)} ${unit}`.trimEnd(),
      floor === undefined ? '' : written(floor),
      floor === undefined ? '' : judged(figure).toFixed(2),
      goal === undefined ? '' : `≤ ${goal}`,
      mark,
    ];
  });
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)));
  return [head, ...rows]
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
