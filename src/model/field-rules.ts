import { isSafeRegexp, MAX_TESTED_LENGTH } from '../lib/regexp-safety';
import { warnOnce } from '../lib/warn';

/** The client's rule for a field (settings `fieldSettings.profile`, spec section 5). */
export type FieldRule = {
  required: boolean;
  /** '' for none. */
  regex: string;
  /** Least length in characters. */
  min?: number;
  /** Greatest length in characters; 0 for no limit. */
  max?: number;
};

/** A problem of a field; `params` are { min } or { max }. */
export type RuleProblem = { path: string; code: string; params?: Record<string, number> };

/** A function that tests a text against a pattern of the client; `setting` is the pattern's name. */
export type Matches = (text: string, pattern: string, setting: string) => boolean;

const patterns = new Map<string, RegExp | undefined>();

/**
 * Returns the client's compiled pattern; undefined without one. An invalid or dangerous pattern is reported once and
 * then ignored.
 */
function patternOf(source: string, setting: string): RegExp | undefined {
  if (source === '') return undefined;
  if (!patterns.has(source)) patterns.set(source, compile(source, setting));
  return patterns.get(source);
}

function compile(source: string, setting: string): RegExp | undefined {
  try {
    const pattern = new RegExp(source);
    if (isSafeRegexp(source)) return pattern;
    warnOnce(`setting ${setting}: this regular expression could take very long; it is left to the server.`);
  } catch {
    warnOnce(`setting ${setting}: this is no regular expression; it is ignored.`);
  }
  return undefined;
}

/**
 * Tests a text against the client's pattern, a long one only up to `MAX_TESTED_LENGTH`; an unusable pattern matches
 * everything.
 */
const isMatch: Matches = (value, source, setting) =>
  patternOf(source, setting)?.test(value.slice(0, MAX_TESTED_LENGTH)) ?? true;

/**
 * Validates a text by the client's rule: presence, length, pattern. Leading and trailing blanks do not count.
 *
 * @param path path of the problem
 * @param setting name of the rule, for the report of an unusable pattern
 * @param matches tests patterns, if that needs more care
 */
export function fieldProblems(
  path: string,
  value: string,
  rule: FieldRule,
  setting = path,
  matches: Matches = isMatch,
): RuleProblem[] {
  const text = value.trim();
  const { required, regex, min = 0, max = 0 } = rule;
  if (text === '') return required ? [{ path, code: 'required' }] : [];
  if (text.length < min) return [{ path, code: 'too_short', params: { min } }];
  if (max > 0 && text.length > max) return [{ path, code: 'too_long', params: { max } }];
  return matches(text, regex, `${setting}.regex`) ? [] : [{ path, code: 'regex' }];
}
