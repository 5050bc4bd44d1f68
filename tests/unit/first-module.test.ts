import { expect, test } from 'vitest';
import { partsOf, withoutExports, withoutFirstImport } from '../../dist-config/plugins/first-module';

const PLACES = new Map([
  ['a', 0],
  ['$', 1],
  ['c', 2],
]);

test.each([
  ['names', 'import{a as b,c}from"../event-portal.js";b(c);', 'const{0:b,2:c}=window.EventPortal.parts;b(c);'],
  ['a name with a sign', 'import{$ as e}from`../event-portal.js`;e()', 'const{1:e}=window.EventPortal.parts;e()'],
  ['nothing', 'import"../event-portal.js";act();', 'act();'],
  ['another chunk', 'import{a}from"./event-portal-1a2b3c4.js";a();', 'import{a}from"./event-portal-1a2b3c4.js";a();'],
])('a chunk that imports %s of the first module', (_, code, kept) =>
  expect(withoutFirstImport(code, PLACES)).toBe(kept),
);

test.each([
  'import*as all from"../event-portal.js";',
  'import("../event-portal.js").then(({a})=>a());',
  'export{a}from"../event-portal.js";',
])('a chunk must not need the first module in another way: %s', (code) =>
  expect(() => withoutFirstImport(code, PLACES)).toThrow(/event-portal\.js/),
);

test('the first module hands on what it exported, and chunks find it by its place', () => {
  const code = 'let a=1;export{ab as t,$ as n,b,a as $};\n';
  expect(withoutExports(code)).toBe('let a=1;window.EventPortal.keep?.([$,a,b,ab]);');
  expect(partsOf(code).map(({ name }) => name)).toEqual(['n', '$', 'b', 't']);
  expect(() => withoutExports('let a=1;')).toThrow(/exports nothing/);
});
