/** A figure of ours, which a spreadsheet may compute with. */
const FIGURE = /^-?\d+(?:,\d+)?$/;

/** A cell in quotes; what a spreadsheet would take for a formula begins with an apostrophe, so that it stays a text. */
export function csvCell(text: string): string {
  const isFormula = /^[\s]*[=+\-@\t\r]/.test(text) && !FIGURE.test(text);
  return `"${(isFormula ? `'${text}` : text).replaceAll('"', '""')}"`;
}

export type Separator = ';' | ',' | '\t';
export type Cells = readonly string[];

/**
 * Rows of cells, as a German spreadsheet reads them where nothing else is said: semicolons, UTF-8 with mark.
 *
 * @param hasMark whether a program is to see that it is UTF-8
 */
export const csvOf = (
  rows: readonly Cells[],
  { separator = ';', hasMark = true }: { separator?: Separator; hasMark?: boolean } = {},
): string => `${hasMark ? '\uFEFF' : ''}${rows.map((cells) => cells.map(csvCell).join(separator)).join('\r\n')}\r\n`;
