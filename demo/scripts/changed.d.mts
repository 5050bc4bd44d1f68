/** A file of tests and the places that it looks after. */
export type Row = { file: string; places: string[] };

/** The rows of the table in tests/README.md. */
export function readRows(text: string): Row[];

/** The files of a part that look after what has changed; undefined for all of them. */
export function chooseTests(
  part: 'server' | 'e2e',
  changed: readonly string[],
  rows: readonly Row[],
): string[] | undefined;
