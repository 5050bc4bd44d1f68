import { format } from 'node:util';
import { expect, it } from 'vitest';

type Test<Row extends readonly unknown[]> = (title: string, check: (...row: Row) => unknown) => void;

/**
 * Checks all rows of a table in one test, where `it.each` creates one test for each: failed rows are reported together,
 * by the title. No hook runs between the rows.
 *
 * @param tidy undoes the effects of a row, before the next one
 */
export function itForAll<Row extends readonly unknown[] | [unknown]>(
  rows: readonly Row[],
  tidy?: () => unknown,
): Test<Row>;
export function itForAll<Row>(rows: readonly Row[], tidy?: () => unknown): Test<[Row]>;
export function itForAll(rows: readonly unknown[], tidy?: () => unknown): Test<unknown[]> {
  return (title, check) => {
    const ofAll = title.replaceAll(/%\w|\$\w+/g, '…');
    it(/\w/.test(ofAll) ? ofAll : 'every row', async () => {
      const failures: string[] = [];
      for (const [index, values] of valuesOf(rows).entries()) {
        if (index > 0) await tidy?.();
        try {
          await check(...values);
        } catch (error) {
          failures.push(`row ${index + 1}, ${named(title, values)}: ${error}`);
        }
      }
      expect(rows).not.toEqual([]);
      if (failures.length > 0) expect.fail(failures.join('\n'));
    });
  };
}

/** Returns the arguments of the check by row: the row itself unless all rows are lists of them. */
const valuesOf = (rows: readonly unknown[]): (readonly unknown[])[] =>
  rows.every((row): row is readonly unknown[] => Array.isArray(row)) ? [...rows] : rows.map((row) => [row]);

/** Returns the title of a row as `it.each` would write it. */
function named(title: string, values: readonly unknown[]): string {
  const count = title.match(/%\w/g)?.length ?? 0;
  const ofRow = title.replaceAll(/\$(\w+)/g, (_, key) => String(Object(values[0])[key]));
  return format(ofRow, ...values.slice(0, count));
}
