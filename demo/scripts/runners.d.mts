/** What a part has come to. */
export type Counts = { passed: number; failed: number; skipped: number };

/** What a runner has shown; one that crashed, was killed or ran nothing has failed. */
export function counted(
  name: string,
  code: number,
  counts: Counts | undefined,
  how: { tell: (line: string) => void; mayBeNone?: boolean },
): Counts;

/** What a report of a runner says; undefined where there is none. */
export function countsOf(runner: 'vitest' | 'playwright', file: string): Counts | undefined;
