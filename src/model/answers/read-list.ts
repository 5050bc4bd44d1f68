import { array, unknown } from 'superstruct';
import { parse } from '../../lib/parse';

/** What a call has answered, unread. */
export type AnswerBody = { data?: unknown; meta?: unknown };

/** Reads the entries of an answer. One that cannot be read is left out and reported; the others are shown. */
export const readable = <Entry>(entries: readonly unknown[], toEntry: (entry: unknown) => Entry): Entry[] =>
  entries.flatMap((entry) => {
    try {
      return [toEntry(entry)];
    } catch (error) {
      console.warn('[event-portal] An entry of an answer could not be read and is left out.', error);
      return [];
    }
  });

/** @throws {ShapeError} when it is no list; entries that cannot be read are left out */
export const readList = <Entry>(data: unknown, entity: string, toEntry: (entry: unknown) => Entry): Entry[] =>
  readable(parse(data, array(unknown()), entity), toEntry);

/** Rows that can be reached by page number; the server refuses pages beyond them. */
const MAX_PAGED = 10_000;

/** Pages that can be reached by their number. */
export const pagesOf = (total: number, pageSize: number): number =>
  Math.max(1, Math.min(Math.ceil(total / pageSize), Math.floor(MAX_PAGED / pageSize)));
