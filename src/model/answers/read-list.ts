import { array, unknown } from 'superstruct';
import { parse } from '../../lib/parse';

/** The body of an answer before parsing. */
export type AnswerBody = { data?: unknown; meta?: unknown };

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

/** The number of rows reachable by page number; the server refuses pages beyond. */
const MAX_PAGED = 10_000;

/** Returns the number of pages reachable by their number. */
export const pagesOf = (total: number, pageSize: number): number =>
  Math.max(1, Math.min(Math.ceil(total / pageSize), Math.floor(MAX_PAGED / pageSize)));
