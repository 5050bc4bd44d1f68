/** A file of tests and the folders and files that it covers. */
export type Row = { file: string; places: string[] };

/** Reads the rows of the table in tests/README.md. */
export function readRows(text: string): Row[];

/** Returns the test files of a part that cover the changes; undefined stands for all of them. */
export function chooseTests(
  part: 'server' | 'e2e',
  changed: readonly string[],
  rows: readonly Row[],
): string[] | undefined;
