import { enums, type Infer, string, type } from 'superstruct';
import { parse } from '../../lib/parse';
import { FREQUENCIES } from '../saved-search';

const ConfirmedSearchAnswer = type({ query: string(), frequency: enums(FREQUENCIES) });

/** A saved search whose mails have been confirmed. */
export type ConfirmedSearch = Infer<typeof ConfirmedSearchAnswer>;

/** Reads a confirmed search. @throws {ShapeError} naming each field that is absent or has a wrong type */
export const toConfirmedSearch = (answer: unknown): ConfirmedSearch =>
  parse(answer, ConfirmedSearchAnswer, 'SavedSearch');
