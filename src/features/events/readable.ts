/** Reads the rows of an answer. A row that cannot be read is left out and reported; the others are shown. */
export function readable<T>(rows: readonly unknown[], toRow: (row: unknown) => T): T[] {
  return rows.flatMap((row) => {
    try {
      return [toRow(row)];
    } catch (error) {
      console.warn('[event-portal] A row of an answer could not be read and is left out.', error);
      return [];
    }
  });
}
