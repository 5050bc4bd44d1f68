import { record, string, type, unknown } from 'superstruct';
import { parse } from '../../lib/parse';

/** Reads all stored data of a person. @throws {ShapeError} */
export const toExport = (answer: unknown): Record<string, unknown> =>
  parse(answer, record(string(), unknown()), 'Export');

/** Reads the instant of an account's deletion, ISO 8601. @throws {ShapeError} */
export const toDeletionDue = (answer: unknown): string =>
  parse(answer, type({ deletionDue: string() }), 'Deletion').deletionDue;
