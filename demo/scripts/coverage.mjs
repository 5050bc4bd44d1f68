import { join, relative } from 'node:path';
import { root } from './processes.mjs';
import { reportIn } from './reports.mjs';

const ENOUGH = 70;

/** Returns the files whose tests run too few lines, as lines of text, the least covered first. */
export const littleCovered = () =>
  Object.entries(reportIn(join(root, 'coverage/coverage-summary.json')) ?? {})
    .filter(([name, { lines }]) => name !== 'total' && lines.pct < ENOUGH)
    .sort(([, one], [, other]) => one.lines.pct - other.lines.pct)
    .map(([name, { lines }]) => `${lines.pct.toFixed(0).padStart(3)} % of ${lines.total}  ${relative(root, name)}`);
