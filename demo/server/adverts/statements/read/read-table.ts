import Papa from 'papaparse';
import { type Columns, columnsOf } from './columns';

/** A row of a table with the line on which it begins. */
export type TableRow = { row: number; cells: readonly string[] };

/** The rows of a table behind its head. */
type TablePart = { columns: Columns; rows: TableRow[] };

/** The text of a statement as tables: one, or several of several accounts. */
export type ReadTable = { parts: TablePart[] } | { problem: 'no_head' } | { problem: 'unclosed_quote'; row: number };

const SEPARATORS = [';', ',', '\t', '|'] as const;
/** The number of rows and characters up to the head, which say what account and period it is. */
const MAX_PREAMBLE_ROWS = 60;
const MAX_PREAMBLE_LENGTH = 60_000;

/** Reads the rows of a text with the separator with which it has the head of a statement. @param text with plain line ends */
export function readTable(text: string): ReadTable {
  // A line before the head may have a single quotation mark, which must not take in the head.
  for (const quoteChar of ['"', '\0'])
    for (const separator of SEPARATORS) {
      if (!hasHead(text, separator, quoteChar)) continue;
      const { rows, brokenRow } = parse(text, separator, quoteChar);
      const start = rows.findIndex(({ cells }) => columnsOf(cells));
      const head = rows[start];
      if (!head) continue;
      if (quoteChar === '\0')
        return head.row > 1 ? fromHead(text, head.row) : { problem: 'unclosed_quote', row: head.row };
      if (brokenRow !== undefined && brokenRow >= head.row) return { problem: 'unclosed_quote', row: brokenRow };
      return { parts: partsOf(rows.slice(start)) };
    }
  return { problem: 'no_head' };
}

/** Checks whether the begin of a text has a head, without reading all of it for each separator. */
const hasHead = (text: string, separator: string, quoteChar: string): boolean =>
  parse(text.slice(0, MAX_PREAMBLE_LENGTH), separator, quoteChar, MAX_PREAMBLE_ROWS).rows.some(({ cells }) =>
    columnsOf(cells),
  );

/** Reads a text from its head on. */
function fromHead(text: string, headRow: number): ReadTable {
  const rest = readTable(
    text
      .split('\n')
      .slice(headRow - 1)
      .join('\n'),
  );
  if ('parts' in rest)
    return {
      parts: rest.parts.map(({ columns, rows }) => ({
        columns,
        rows: rows.map(({ row, cells }) => ({ row: row + headRow - 1, cells })),
      })),
    };
  return rest.problem === 'unclosed_quote' ? { ...rest, row: rest.row + headRow - 1 } : rest;
}

function parse(
  text: string,
  delimiter: string,
  quoteChar: string,
  maxRows = Number.POSITIVE_INFINITY,
): { rows: TableRow[]; brokenRow: number | undefined } {
  const rows: TableRow[] = [];
  let [start, row] = [0, 1];
  let brokenRow: number | undefined;
  Papa.parse<string[]>(text, {
    ...{ delimiter, quoteChar, newline: '\n' },
    step: ({ data, errors, meta }, parser) => {
      if (errors.some(({ type }) => type === 'Quotes')) brokenRow ??= row;
      const cells = data.map((cell) => cell.trim());
      if (cells.some((cell) => cell !== '')) rows.push({ row, cells });
      for (; start < meta.cursor; start += 1) if (text[start] === '\n') row += 1;
      if (rows.length >= maxRows) parser.abort();
    },
  });
  return { rows, brokenRow };
}

/** Splits rows at each head. */
function partsOf(rows: readonly TableRow[]): TablePart[] {
  const parts: TablePart[] = [];
  for (const row of rows) {
    const columns = columnsOf(row.cells);
    if (columns) parts.push({ columns, rows: [] });
    else parts.at(-1)?.rows.push(row);
  }
  return parts;
}
