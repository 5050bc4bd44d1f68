/** Stands for a value that threw when it was read; no struct accepts it, so it is reported as any wrong value. */
const UNREADABLE = Symbol('unreadable');

/** Whether something has keys of its own to read; false also for what cannot even be asked. */
export function isObject(value: unknown): value is object {
  try {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

/** The object's own value under a key, never an inherited one; a symbol where reading it throws. */
export function ownProperty(object: object, key: string): unknown {
  try {
    return Object.hasOwn(object, key) ? Reflect.get(object, key) : undefined;
  } catch {
    return UNREADABLE;
  }
}
