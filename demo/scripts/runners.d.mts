/** How many tests of a part passed, failed and were skipped. */
export type Counts = { passed: number; failed: number; skipped: number };

/** The counts of a runner; a runner that crashed, was killed or ran no test counts as one failure. */
export function counted(
  name: string,
  code: number,
  counts: Counts | undefined,
  how: { tell: (line: string) => void; mayBeNone?: boolean },
): Counts;

/** The counts in the report of a runner; undefined if there is no report. */
export function countsOf(runner: 'vitest' | 'playwright', file: string): Counts | undefined;
