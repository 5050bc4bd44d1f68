import { isRow, withPathsOf } from '../../lib/value-at';
import type { FieldDefinitions, Structure } from '../engine/field-definitions';
import { secretsOf } from '../engine/form-paths';

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether stored values have the shape of a form's own; what the form leaves undefined may be anything. */
export function fits(plans: FieldDefinitions, stored: unknown, own: unknown): boolean {
  if (own === undefined || stored === undefined) return true;
  if (Array.isArray(own)) return Array.isArray(stored);
  if (!isGroup(own)) return typeof stored === typeof own;
  if (!isGroup(stored)) return false;
  return Object.entries(own).every(([key, value]) => {
    const { fields = {}, rows } = plans[key] ?? {};
    const list = stored[key];
    return rows ? Array.isArray(list) && list.every(isRow) : fits(fields, list, value);
  });
}

/**
 * A form's values with those of a draft in their place. JSON does not write undefined down, so that a draft without a
 * value means that there is none. Secrets are in no draft.
 *
 * @returns undefined when the draft does not fit
 */
export function withDraft<Values extends object>(
  structure: Structure,
  initial: Values,
  stored: object,
): Values | undefined {
  if (!fits(structure.fields, stored, initial)) return undefined;
  const emptied = Object.fromEntries(Object.keys(initial).map((key) => [key, undefined]));
  return withPathsOf({ ...initial, ...emptied, ...stored }, initial, secretsOf(structure));
}

/** What somebody has written, one text on a line, for copying. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(textOf).filter(Boolean).join('\n');
}
