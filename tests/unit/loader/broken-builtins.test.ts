// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { brokenBuiltins } from '../../../src/loader/broken-builtins';

type Holder = Record<string, unknown>;
const undo: (() => void)[] = [];

/** Replaces a built-in function as an old library does. */
function replace(holder: object, key: string, value: unknown) {
  const before = Object.getOwnPropertyDescriptor(holder, key);
  Object.defineProperty(holder, key, { configurable: true, writable: true, enumerable: false, value });
  undo.push(() => {
    if (before) Object.defineProperty(holder, key, before);
    else Reflect.deleteProperty(holder, key);
  });
}

afterEach(() => {
  for (const back of undo.splice(0).reverse()) back();
});

it('a page as it should be has nothing broken', () => {
  expect(brokenBuiltins()).toEqual([]);
});

const lists = Array.prototype as unknown as Holder;

describe('is detected', () => {
  const slice = Array.prototype.slice;
  const cases: [string, () => void][] = [
    ['Function.prototype.bind', () => replace(Function.prototype, 'bind', function (this: () => unknown, that: unknown, one: unknown) {
      return () => this.apply(that, (one === undefined ? [] : [one]) as []);
    })], // biome-ignore format: a table.
    ['Array.from', () => replace(Array, 'from', (list: ArrayLike<unknown>) => slice.call(list))],
    ['Array.prototype.entries', () => replace(lists, 'entries', function (this: unknown[]) { return slice.call(this); })], // biome-ignore format: a table.
    ['Array.prototype.find', () => replace(lists, 'find', () => -1)],
    ['Array.prototype.reduce', () => replace(lists, 'reduce', function (this: unknown[]) { return this.length > 1 ? this : this[0]; })], // biome-ignore format: a table.
    ['Array.prototype.map', () => replace(lists, 'map', undefined)],
    ['Array.prototype.filter', () => replace(lists, 'filter', () => [])],
    ['Array.prototype.includes', () => replace(lists, 'includes', () => true)],
    ['Array.prototype.some', () => replace(lists, 'some', () => { throw new Error('x'); })], // biome-ignore format: a table.
    ['Object.keys', () => replace(Object, 'keys', (object: object) => { if (typeof object !== 'object') throw new TypeError(); return []; })], // biome-ignore format: a table.
    ['Object.values', () => replace(Object, 'values', () => [])],
    ['Object.entries', () => replace(Object, 'entries', () => [])],
    ['JSON.stringify', () => replace(Array.prototype, 'toJSON', function (this: unknown[]) { return String(this); })], // biome-ignore format: a table.
    ['JSON.parse', () => replace(JSON, 'parse', () => ({}))],
    ['String.prototype.startsWith', () => replace(String.prototype, 'startsWith', () => true)],
    ['String.prototype.split', () => replace(String.prototype, 'split', () => [])],
    ['Map', () => replace(globalThis, 'Map', class {})],
    ['Promise', () => replace(globalThis, 'Promise', class {})],
    ['Element.prototype.remove', () => replace(Element.prototype, 'remove', () => undefined)],
    ['Element.prototype.matches', () => replace(Element.prototype, 'matches', undefined)],
  ];

  it.each(cases)('a replaced %s', (name, act) => {
    act();
    const broken = brokenBuiltins();
    for (const back of undo.splice(0).reverse()) back();
    expect(broken).toContain(name);
  });
});

describe('is allowed', () => {
  it('a replacement that does the same', () => {
    const { from } = Array;
    replace(Array, 'from', (...given: Parameters<typeof from>) => from.apply(Array, given));
    const { bind } = Function.prototype;
    replace(Function.prototype, 'bind', function (this: () => void, ...given: unknown[]) {
      return bind.apply(this, given as never);
    });
    expect(brokenBuiltins()).toEqual([]);
  });

  it('something of the page’s own on every object', () => {
    const everything = Object.prototype as unknown as Holder;
    everything.evil = 1;
    undo.push(() => Reflect.deleteProperty(everything, 'evil'));
    expect(brokenBuiltins()).toEqual([]);
  });
});
