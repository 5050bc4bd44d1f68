/** The marker for a value whose getter threw; no struct accepts it, so it is reported like any wrong value. */
const UNREADABLE = Symbol('unreadable');

/** Checks whether a value is an object with keys to read; false also for a revoked proxy. */
export function isObject(value: unknown): value is object {
  try {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

/** Returns the object's own value of a key, never an inherited one; a symbol if reading it throws. */
export function ownProperty(object: object, key: string): unknown {
  try {
    return Object.hasOwn(object, key) ? Reflect.get(object, key) : undefined;
  } catch {
    return UNREADABLE;
  }
}

/**
 * Returns the settings that the page has written for all elements. An element or a frame with that id or name does not
 * count: HTML from elsewhere may contain one, and reading a frame of another origin throws.
 */
export const pageSettings = (): unknown => ownProperty(window, 'eventPortalSettings');
