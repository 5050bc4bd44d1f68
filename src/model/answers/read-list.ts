import { array, unknown } from 'superstruct';
import { maybe, parse } from '../../lib/parse';
import { warnOnce } from '../../lib/warn';
import { NumberIdAnswer } from './lenient';

/** The body of an answer before parsing. */
export type AnswerBody = { data?: unknown; meta?: unknown };

/**
 * Returns the body of an answer; a bare list counts as its data, and is named once. Other bodies are unchanged.
 *
 * @param url address of the call
 */
export function answerBodyOf(body: unknown, url: string): unknown {
  if (!Array.isArray(body)) return body;
  warnOnce(
    `${url.replace(/\?.*/, '')} answers with a bare list; its rows are shown. Send { "data": […], "meta": {…} }.`,
  );
  return { data: body };
}

/** Reads the entries of an answer. An unreadable entry is left out with a warning. */
export const readable = <Entry>(entries: readonly unknown[], toEntry: (entry: unknown) => Entry): Entry[] =>
  entries.flatMap((entry) => {
    try {
      return [toEntry(entry)];
    } catch (error) {
      console.warn('[event-portal] An entry of an answer could not be read and is left out.', error);
      return [];
    }
  });

/** Reads a list; unreadable entries are left out. @throws {ShapeError} when `data` is no list */
export const readList = <Entry>(data: unknown, entity: string, toEntry: (entry: unknown) => Entry): Entry[] =>
  readable(parse(data, array(unknown()), entity), toEntry);

/** Shape of the totals of a list; `totalsOf` names and replaces missing ones. */
export const TotalsAnswer = {
  page: maybe(NumberIdAnswer),
  pageSize: maybe(NumberIdAnswer),
  total: maybe(NumberIdAnswer),
};

/** Returns the totals of a list. Without them the rows of an answer are all that there is. */
export function totalsOf(
  meta: { [Name in keyof typeof TotalsAnswer]?: number | null | undefined },
  rowCount: number,
  entity: string,
): { page: number; pageSize: number; total: number } {
  const missing = ['page', 'pageSize', 'total'].filter((name) => meta[name as keyof typeof meta] == null);
  if (missing.length > 0)
    warnOnce(`${entity}: the answer has no meta.${missing.join(', meta.')}; its rows are taken for all.`);
  return { page: meta.page ?? 1, pageSize: meta.pageSize ?? Math.max(1, rowCount), total: meta.total ?? rowCount };
}

/** The number of rows reachable by page number; the server refuses pages beyond. */
const MAX_PAGED = 10_000;

/** Returns the number of pages reachable by their number. */
export const pagesOf = (total: number, pageSize: number): number =>
  Math.max(1, Math.min(Math.ceil(total / pageSize), Math.floor(MAX_PAGED / pageSize)));
