/*
 * Most pages leave the built-in functions alone. That is quick to see; only what a page has replaced is worth the code
 * that tests whether it still works (natives.ts).
 */

const NATIVE = /\[native code\]/;
const ASKED = Function.prototype.toString;
const HOLDERS: object[] = [Array, Array.prototype, Object, JSON, String.prototype, Number];

const isNative = (value: unknown) => typeof value !== 'function' || NATIVE.test(ASKED.call(value));

/**
 * Whether an object has its own functions only. What a page has added is none of them: it can be enumerated, as no
 * built-in function can.
 */
export function hasOnlyBuiltins(holder: object): boolean {
  const names = Object.getOwnPropertyNames(holder);
  for (let index = 0; index < names.length; index += 1) {
    const property = Object.getOwnPropertyDescriptor(holder, names[index] as string);
    if (!property?.enumerable && !isNative(property?.value)) return false;
  }
  return true;
}

/** Whether a page has replaced none of the built-in functions that the bundle needs. */
export function areBuiltinsUnmodified(): boolean {
  for (let index = 0; index < HOLDERS.length; index += 1) {
    if (!hasOnlyBuiltins(HOLDERS[index] as object)) return false;
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
    // Some frameworks bring a Promise of their own that does the same.
    typeof Promise.allSettled === 'function' &&
    // What a page has added decides here, too.
    JSON.stringify({ a: [1, { b: 'x' }] }) === '{"a":[1,{"b":"x"}]}'
  );
}
