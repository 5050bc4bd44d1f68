/*
 * Old libraries replace built-in functions, and React and the parsers then fail silently. So a page with replaced
 * functions is tested first. Results count, not origins: an equivalent replacement is fine. This file must not use the
 * functions that it tests.
 */

const sum = (...numbers: number[]) => {
  let total = 0;
  for (let index = 0; index < numbers.length; index += 1) total += numbers[index] as number;
  return total;
};

function Probe(this: unknown) {}

/** Values that the build does not evaluate: it would remove a test with a constant result. */
const list = [1, 2];
const text = String(list);

/** The functions that the bundle needs, each with a small test of its behaviour. */
const CHECKS: [name: string, works: () => boolean][] = [
  [
    'Function.prototype.bind',
    () =>
      sum.bind(undefined, 1, 2)(4) === 7 &&
      new (Probe.bind(undefined) as unknown as new () => object)() instanceof Probe &&
      function (this: unknown) {
        return this === CHECKS;
      }.bind(CHECKS)(),
  ],
  [
    'Array.from',
    () =>
      Array.from({ length: 2 }, (_, index) => index)[1] === 1 &&
      Array.from(new Set([1, 2])).length === 2 &&
      Array.from([[1]]).length === 1 &&
      Array.from('ab')[1] === 'b',
  ],
  ['Array.isArray', () => Array.isArray([]) && !Array.isArray({ length: 0 })],
  ['Array.prototype.entries', () => [5].entries().next().value?.[1] === 5],
  ['Array.prototype.find', () => [1, 2].find((one) => one > 1) === 2 && [1].find((one) => one > 1) === undefined],
  ['Array.prototype.findIndex', () => [1, 2].findIndex((one) => one > 1) === 1],
  ['Array.prototype.map', () => [1, 2].map((one, index) => one + index)[1] === 3],
  ['Array.prototype.flatMap', () => [1].flatMap((one) => [one, one]).length === 2],
  ['Array.prototype.filter', () => [1, 2].filter((one) => one > 1)[0] === 2],
  ['Array.prototype.reduce', () => [1, 2].reduce((all, one) => all + one, 4) === 7],
  ['Array.prototype.some', () => [1, 2].some((one) => one > 1) && ![1].some((one) => one > 1)],
  ['Array.prototype.every', () => [1, 2].every((one) => one > 0) && ![1].every((one) => one > 1)],
  ['Array.prototype.includes', () => [Number.NaN].includes(Number.NaN) && ![1].includes(2)],
  ['Array.prototype.indexOf', () => [1, 2].indexOf(2) === 1],
  ['Array.prototype.forEach', () => forEachWorks()],
  ['Array.prototype.slice', () => [1, 2, 3].slice(1)[1] === 3],
  ['Array.prototype.concat', () => list.concat(list).length === 4],
  ['Array.prototype.sort', () => [2, 1].sort((a, b) => a - b)[0] === 1],
  ['Array.prototype.splice', () => [1, 2].splice(0, 1).length === 1],
  ['Array.prototype.at', () => [1, 2].at(-1) === 2],
  ['Array.prototype.push', () => pushWorks()],
  ['Object.keys', () => Object.keys('ab').length === 2 && Object.keys({ a: 1 })[0] === 'a'],
  ['Object.values', () => Object.values({ a: 1 })[0] === 1],
  ['Object.entries', () => Object.entries({ a: 1 })[0]?.[1] === 1],
  ['Object.fromEntries', () => Object.fromEntries([['a', 1]]).a === 1],
  ['Object.assign', () => Object.assign({ a: 1 }, { b: 2 }).b === 2],
  ['Object.hasOwn', () => Object.hasOwn({ a: 1 }, 'a') && !Object.hasOwn({}, 'toString')],
  ['JSON.stringify', () => JSON.stringify({ a: [1, { b: 'x' }] }) === '{"a":[1,{"b":"x"}]}'],
  ['JSON.parse', () => (JSON.parse('{"a":[1]}') as { a?: number[] }).a?.[0] === 1],
  ['String.prototype.startsWith', () => text.startsWith('1') && !text.startsWith('2')],
  ['String.prototype.includes', () => text.includes('2') && !text.includes('3')],
  ['String.prototype.split', () => text.split(',')[1] === '2'],
  ['String.prototype.replace', () => 'ab'.replace(/b/, (found) => `${found}c`) === 'abc'],
  ['String.prototype.trim', () => ` ${text} `.trim() === text],
  ['Number.isFinite', () => Number.isFinite(list.length) && !Number.isFinite(text)],
  ['Map', () => new Map([[CHECKS, 1]]).get(CHECKS) === 1],
  ['Set', () => new Set([1, 1]).size === 1],
  ['Promise', () => typeof Promise.resolve(1).then === 'function' && typeof Promise.allSettled === 'function'],
  ['Element.prototype.remove', () => leavesItsParent((element) => element.remove())],
  ['Element.prototype.closest', () => document.createElement('p').closest('p') !== null],
  ['Element.prototype.matches', () => document.createElement('p').matches('p')],
];

function forEachWorks(): boolean {
  let total = 0;
  [1, 2].forEach((one, index) => {
    total += one * index;
  });
  return total === 2;
}

function pushWorks(): boolean {
  const list = [1];
  return list.push(2) === 2 && list[1] === 2;
}

function leavesItsParent(remove: (element: Element) => void): boolean {
  const parent = document.createElement('p');
  const child = document.createElement('b');
  parent.appendChild(child);
  remove(child);
  return parent.firstChild === null;
}

/** Returns the names of built-in functions that the page has replaced with incompatible ones. */
export function brokenBuiltins(): string[] {
  const broken: string[] = [];
  for (let index = 0; index < CHECKS.length; index += 1) {
    const [name, works] = CHECKS[index] as (typeof CHECKS)[number];
    if (!passes(works)) broken[broken.length] = name;
  }
  return broken;
}

function passes(works: () => boolean): boolean {
  try {
    return works();
  } catch {
    return false;
  }
}
