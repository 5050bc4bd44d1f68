import { isRow, withPathsOf } from '../../lib/value-at';
import type { FieldDefinitions, Structure } from '../engine/field-definitions';
import { writeOnlyPathsOf } from '../engine/form-paths';

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Checks whether stored values have the shape of the form's values; where these are undefined, any value fits. */
export function fits(definitions: FieldDefinitions, stored: unknown, current: unknown): boolean {
  if (current === undefined || stored === undefined) return true;
  if (Array.isArray(current)) return Array.isArray(stored);
  if (!isGroup(current)) return typeof stored === typeof current;
  if (!isGroup(stored)) return false;
  return Object.entries(current).every(([key, value]) => {
    const { fields = {}, rows } = definitions[key] ?? {};
    const list = stored[key];
    return rows ? Array.isArray(list) && list.every(isRow) : fits(fields, list, value);
  });
}

/**
 * Merges the values of a draft into those of a form. JSON omits undefined, so a key missing in the draft means no
 * value. Drafts contain no secrets.
 *
 * @returns undefined if the draft does not fit
 */
export function withDraft<Values extends object>(
  structure: Structure,
  initial: Values,
  stored: object,
): Values | undefined {
  if (!fits(structure.fields, stored, initial)) return undefined;
  const emptied = Object.fromEntries(Object.keys(initial).map((key) => [key, undefined]));
  return withPathsOf({ ...initial, ...emptied, ...stored }, initial, writeOnlyPathsOf(structure));
}

/** Returns all texts in a value, one per line, for copying. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(textOf).filter(Boolean).join('\n');
}
