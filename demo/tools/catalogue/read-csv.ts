import Papa from 'papaparse';
import { lineCounter } from '../line-counter';

/** A row of a CSV file with the line on which it begins; `cells` by the names of the columns. */
export type CsvRow = { line: number; cells: Readonly<Record<string, string>> };

/** A CSV file: its columns in their order, its rows, and mistakes in its form. */
export type Csv = { columns: string[]; rows: CsvRow[]; mistakes: { line: number; mistake: string }[] };

/**
 * Reads CSV with a row of names, separated by `;`, `,` or tabs, with or without quotes. Empty rows are ignored. Names of
 * columns may have capitals and spaces.
 */
export function readCsv(text: string): Csv {
  const lineAt = lineCounter(text);
  const found: { line: number; cells: string[] }[] = [];
  const mistakes: Csv['mistakes'] = [];
  let start = 0;
  Papa.parse<string[]>(text, {
    delimiter: separatorOf(text),
    step: ({ data, errors, meta }) => {
      const line = lineAt(start);
      start = meta.cursor;
      for (const { type, message } of errors) if (type === 'Quotes') mistakes.push({ line, mistake: message });
      if (data.some((cell) => cell.trim() !== '')) found.push({ line, cells: data.map((cell) => cell.trim()) });
    },
  });
  const [head, ...rows] = found;
  const columns = (head?.cells ?? []).map((name) => name.toLowerCase().replace(/[\s-]+/g, '_'));
  for (const { line, cells } of rows)
    if (cells.length > columns.length)
      mistakes.push({ line, mistake: `${cells.length} cells, but there are ${columns.length} columns` });
  return {
    columns,
    rows: rows.map(({ line, cells }) => ({
      line,
      cells: Object.fromEntries(columns.map((name, index) => [name, cells[index] ?? ''])),
    })),
    mistakes,
  };
}

/** Returns the separator, which is the most frequent one in the row of names. */
function separatorOf(text: string): string {
  const head = /^[^\n\r]*/.exec(text.trimStart())?.[0] ?? '';
  const counts = [';', ',', '\t'].map((separator) => ({ separator, count: head.split(separator).length }));
  return counts.sort((one, other) => other.count - one.count)[0]?.separator ?? ';';
}
