/** The numbers of passed, failed and skipped tests of a part. */
export type Counts = { passed: number; failed: number; skipped: number };

/** Returns the counts of a runner; a runner that crashed, was killed or ran no test counts as one failure. */
export function counted(
  name: string,
  code: number,
  counts: Counts | undefined,
  how: { tell: (line: string) => void; mayBeNone?: boolean },
): Counts;

/** Reads the counts in the report of a runner; undefined if there is no report. */
export function countsOf(runner: 'vitest' | 'playwright', file: string): Counts | undefined;
