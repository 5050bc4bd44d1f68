import { createContext, Script } from 'node:vm';
import { isSafeRegexp, MAX_TESTED_LENGTH } from '../../../src/lib/regexp-safety';

const TIMEOUT_MS = 150;

/** Tests values against patterns of the settings, which are not reviewed. */
export type Patterns = {
  /** Checks whether the value matches. An invalid or possibly slow pattern accepts any value, as in the form. */
  accepts(pattern: string, value: string): boolean;
};

/**
 * Creates patterns that cannot block the server. An ignored pattern is reported once, but not to the person.
 *
 * @param timeoutMs limit for the test of a value
 */
export function createPatterns(onIgnored: (error: Error) => void, timeoutMs = TIMEOUT_MS): Patterns {
  const reported = new Set<string>();
  const safetyByPattern = new Map<string, boolean>();

  function isSafe(pattern: string): boolean {
    const safety = safetyByPattern.get(pattern) ?? isSafeRegexp(pattern);
    safetyByPattern.set(pattern, safety);
    return safety;
  }

  function ignore(pattern: string, reason: string): true {
    if (!reported.has(pattern)) onIgnored(new Error(`A pattern of the settings is ignored (${reason}): ${pattern}`));
    reported.add(pattern);
    return true;
  }

  return {
    accepts: (pattern, value) => {
      if (pattern === '') return true;
      if (!isSafe(pattern)) return ignore(pattern, 'wrong or possibly slow');
      try {
        return matches(pattern, value.slice(0, MAX_TESTED_LENGTH), timeoutMs);
      } catch {
        // Ignored this time only: on a busy machine even a fast pattern may time out.
        return ignore(pattern, 'took too long this time');
      }
    },
  };
}

// Both are data in an empty context and never become code. The time limit is for slow patterns that the check misses.
const test = new Script('new RegExp(pattern).test(value)');

const matches = (pattern: string, value: string, timeout: number): boolean =>
  test.runInContext(createContext({ pattern, value }), { timeout }) === true;
