import { string, type } from 'superstruct';
import { parse } from '../../lib/parse';

const PageAnswer = type({ url: string(), text: string() });

/** The text of a page or calendar, with its address after all redirects. */
export type ImportedPage = { url: string; text: string };

/** Reads the answer of POST my/events/import. @throws {ShapeError} */
export const toImportedPage = (answer: unknown): ImportedPage => parse(answer, PageAnswer, 'Page');
