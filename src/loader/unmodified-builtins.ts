/*
 * Most pages leave the built-in functions alone, which a quick check shows. Only a page with replaced functions loads
 * the code that tests them (broken-builtins.ts).
 */

const NATIVE = /\[native code\]/;
const FUNCTION_TO_STRING = Function.prototype.toString;
const CHECKED_OBJECTS: object[] = [Array, Array.prototype, Object, JSON, String.prototype, Number];

const isNative = (value: unknown) => typeof value !== 'function' || NATIVE.test(FUNCTION_TO_STRING.call(value));

/**
 * Checks whether an object has unmodified built-in functions only. Properties added by a page are skipped: they are
 * enumerable, unlike any built-in function.
 */
export function hasOnlyBuiltins(object: object): boolean {
  const names = Object.getOwnPropertyNames(object);
  for (let index = 0; index < names.length; index += 1) {
    const property = Object.getOwnPropertyDescriptor(object, names[index] as string);
    if (!property?.enumerable && !isNative(property?.value)) return false;
  }
  return true;
}

/** Checks whether a page has replaced none of the built-in functions that the bundle needs. */
export function areBuiltinsUnmodified(): boolean {
  for (let index = 0; index < CHECKED_OBJECTS.length; index += 1) {
    if (!hasOnlyBuiltins(CHECKED_OBJECTS[index] as object)) return false;
  }
  const { bind } = Function.prototype;
  const { remove, closest, matches } = Element.prototype;
  return (
    isNative(bind) &&
    isNative(remove) &&
    isNative(closest) &&
    isNative(matches) &&
    isNative(Map) &&
    isNative(Set) &&
    // Some frameworks bring an equivalent Promise of their own.
    typeof Promise.allSettled === 'function' &&
    // A `toJSON` added by the page counts here, too.
    JSON.stringify({ a: [1, { b: 'x' }] }) === '{"a":[1,{"b":"x"}]}'
  );
}
