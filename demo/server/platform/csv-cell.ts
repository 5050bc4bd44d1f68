/** A figure of ours, which a spreadsheet may compute with. */
const FIGURE = /^-?\d+(?:,\d+)?$/;

/** A cell in quotes; what a spreadsheet would take for a formula begins with an apostrophe, so that it stays a text. */
export function csvCell(text: string): string {
  const isFormula = /^[\s]*[=+\-@\t\r]/.test(text) && !FIGURE.test(text);
  return `"${(isFormula ? `'${text}` : text).replaceAll('"', '""')}"`;
}

export type Separator = ';' | ',' | '\t';
export type Cells = readonly string[];

/** The mark by which a program sees that a table is UTF-8. */
export const CSV_MARK = '\uFEFF';

/** What stands between two rows, and behind the last. */
export const CSV_END = '\r\n';

/** A row without its end. */
export const csvRow = (cells: Cells, separator: Separator = ';'): string => cells.map(csvCell).join(separator);

/**
 * Rows of cells, as a German spreadsheet reads them where nothing else is said: semicolons, UTF-8 with mark.
 *
 * @param hasMark whether a program is to see that it is UTF-8
 */
export const csvOf = (
  rows: readonly Cells[],
  { separator = ';', hasMark = true }: { separator?: Separator; hasMark?: boolean } = {},
): string => (hasMark ? CSV_MARK : '') + rows.map((cells) => csvRow(cells, separator)).join(CSV_END) + CSV_END;
