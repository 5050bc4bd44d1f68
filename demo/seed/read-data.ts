import { readFileSync } from 'node:fs';
import type { Struct } from 'superstruct';
import { parse } from '../../src/lib/parse';

/**
 * Reads data of the demo from a JSON file, and checks its shape.
 *
 * @param path from this folder, as in 'tables/venues'
 * @throws {ShapeError} that names the file and its fault
 */
export const readData = <T, S>(path: string, schema: Struct<T, S>): T =>
  parse(JSON.parse(readFileSync(new URL(`./${path}.json`, import.meta.url), 'utf8')), schema, path);
