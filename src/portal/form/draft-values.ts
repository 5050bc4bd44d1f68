import { withPathsOf } from '../../lib/value-at';

/** Whether stored values have the shape of a form's own; what the form leaves undefined may be anything. */
export function fits(stored: unknown, own: unknown): boolean {
  if (own === undefined || stored === undefined) return true;
  if (Array.isArray(own)) return Array.isArray(stored);
  if (typeof own !== 'object' || own === null) return typeof stored === typeof own;
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return false;
  const held: Record<string, unknown> = { ...stored };
  return Object.entries(own).every(([key, value]) => fits(held[key], value));
}

/**
 * A form's values with those of a draft in their place. JSON does not write undefined down, so that a draft without a
 * value means that there is none.
 *
 * @param omit paths that no draft holds
 * @returns undefined when the draft does not fit
 */
export function withDraft<Values extends object>(
  initial: Values,
  stored: object,
  omit: readonly string[],
): Values | undefined {
  if (!fits(stored, initial)) return undefined;
  const emptied = Object.fromEntries(Object.keys(initial).map((key) => [key, undefined]));
  return withPathsOf({ ...initial, ...emptied, ...stored }, initial, omit);
}

/** What somebody has written, one text on a line, for copying. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(textOf).filter(Boolean).join('\n');
}
