import { describe, expect, it } from 'vitest';
import { hasOnlyBuiltins } from '../../../src/loader/unmodified-builtins';
import { itForAll } from '../../support/it-for-all';

/** Built-in functions that a page may do as it likes with. */
function holder(): Record<string, unknown> {
  const own = {};
  for (const name of Object.getOwnPropertyNames(Array.prototype))
    Object.defineProperty(own, name, Object.getOwnPropertyDescriptor(Array.prototype, name) ?? {});
  return own;
}

describe('built-in functions', () => {
  it('are unmodified', () => {
    expect(hasOnlyBuiltins(holder())).toBe(true);
    expect(hasOnlyBuiltins(JSON)).toBe(true);
    expect(hasOnlyBuiltins(Function.prototype)).toBe(true);
  });

  it('are unmodified with additions of a page', () => {
    const own = holder();
    own.evil = () => 1;
    expect(hasOnlyBuiltins(own)).toBe(true);
  });

  itForAll(['find', 'entries'])('are not when %s was replaced', (name) => {
    const own = holder();
    own[name] = () => -1;
    expect(hasOnlyBuiltins(own)).toBe(false);
  });

  it('are not when one was replaced with a property that cannot be written', () => {
    const own = holder();
    Object.defineProperty(own, 'map', { enumerable: false, value: () => [] });
    expect(hasOnlyBuiltins(own)).toBe(false);
  });
});
