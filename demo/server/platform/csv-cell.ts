/** A number, which a spreadsheet may compute with. */
const NUMBER = /^-?\d+(?:,\d+)?$/;

/**
 * Returns a quoted cell. A text that a spreadsheet would take for a formula begins with an apostrophe, so that it stays
 * a text.
 */
export function csvCell(text: string): string {
  const isFormula = /^[\s]*[=+\-@\t\r]/.test(text) && !NUMBER.test(text);
  return `"${(isFormula ? `'${text}` : text).replaceAll('"', '""')}"`;
}

/** Formats cents in euros, as in '1234,50'. */
export const csvAmount = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');

export type Separator = ';' | ',' | '\t';
export type Cells = readonly string[];

/** The byte order mark, by which a program detects UTF-8. */
export const CSV_MARK = '\uFEFF';

/** The end of each row. */
export const CSV_END = '\r\n';

/** Returns a row without its end. */
export const csvRow = (cells: Cells, separator: Separator = ';'): string => cells.map(csvCell).join(separator);

/**
 * Returns a table, by default for a German spreadsheet: semicolons, UTF-8 with byte order mark.
 *
 * @param hasMark true for the byte order mark
 */
export const csvOf = (
  rows: readonly Cells[],
  { separator = ';', hasMark = true }: { separator?: Separator; hasMark?: boolean } = {},
): string => (hasMark ? CSV_MARK : '') + rows.map((cells) => csvRow(cells, separator)).join(CSV_END) + CSV_END;
