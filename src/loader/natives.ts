/*
 * Old libraries replace built-in functions with their own. React and the parsers then fail in silence, so the page is
 * asked first. This file must not use what it tests.
 */

const NATIVE = /\{\s*\[native code\]\s*\}\s*$/;

/** What the bundle cannot do without, and where it stands. */
const NEEDED: [name: string, holder: object, key: PropertyKey][] = [
  ['Function.prototype.bind', Function.prototype, 'bind'],
  ['Array.from', Array, 'from'],
  ['Array.prototype.entries', Array.prototype, 'entries'],
  ['Array.prototype.find', Array.prototype, 'find'],
  ['Array.prototype.map', Array.prototype, 'map'],
  ['Array.prototype.filter', Array.prototype, 'filter'],
  ['Array.prototype.reduce', Array.prototype, 'reduce'],
  ['Array.prototype.includes', Array.prototype, 'includes'],
  ['Object.keys', Object, 'keys'],
  ['Object.entries', Object, 'entries'],
  ['Object.assign', Object, 'assign'],
  ['JSON.stringify', JSON, 'stringify'],
  ['JSON.parse', JSON, 'parse'],
  ['String.prototype.startsWith', String.prototype, 'startsWith'],
];

const sourceOf = Function.prototype.toString;

/** Whether a polyfill that does the same is fine: results count, not origins. */
const WORKS: Record<string, () => boolean> = {
  'Function.prototype.bind': () => {
    function Probe(this: unknown) {}
    return new (Probe.bind(undefined) as unknown as new () => object)() instanceof Probe;
  },
  'Array.from': () => Array.from({ length: 2 }, (_, index) => index)[1] === 1 && Array.from(new Set([1])).length === 1,
  'Array.prototype.entries': () => typeof [1].entries().next === 'function',
  'Object.keys': () => Object.keys('ab').length === 2,
  'JSON.stringify': () => JSON.stringify({ a: [1] }) === '{"a":[1]}',
};

/** The names of built-in functions that the page has replaced with something that works differently. */
export function brokenNatives(): string[] {
  const broken: string[] = [];
  for (let index = 0; index < NEEDED.length; index += 1) {
    const [name, holder, key] = NEEDED[index] as (typeof NEEDED)[number];
    if (isBroken(name, (holder as Record<PropertyKey, unknown>)[key])) broken[broken.length] = name;
  }
  if ('toJSON' in Array.prototype) broken[broken.length] = 'Array.prototype.toJSON';
  return broken;
}

function isBroken(name: string, value: unknown): boolean {
  if (typeof value !== 'function') return true;
  if (NATIVE.test(sourceOf.call(value))) return false;
  const works = WORKS[name];
  try {
    return works ? !works() : false;
  } catch {
    return true;
  }
}
