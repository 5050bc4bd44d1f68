import { describe, expect, test } from 'vitest';
import { without } from '../../dist-config/plugins/without-unused';

const lines = (code: string) => code.split('\n').map((line) => line.trim());

describe('what is known to be unused leaves the code', () => {
  test('a variable is read as its only value and set no more', () =>
    expect(
      without('var isOn = !1;\nfunction set() {\n  isOn && go(), (isOn = next());\n}', { variables: { isOn: false } }),
    ).toBe('var isOn = !1;\nfunction set() {\n  false && go(), next();\n}'));

  test('a member is read as its only value, but still set', () =>
    expect(without('a.isDry = b.isDry ? c : { isDry: d };', { members: { isDry: null } })).toBe(
      'a.isDry = null ? c : {\n  isDry: d\n};',
    ));

  test('comparisons with a tag and bits that are never set have a known result', () =>
    expect(
      without('31 === fiber.tag || (31 !== tag && 5 === fiber.tag), node.flags & 64, node.flags & 32;', {
        tags: [31],
        flags: { flags: 64 },
      }),
    ).toBe('false || true && 5 === fiber.tag, 0, node.flags & 32;'));

  test('functions, entries and exports', () =>
    expect(
      lines(
        without(
          'exports.kept = 1;\nexports.left = 2;\nfunction f(a) {\n  return a;\n}\nset({\n  f,\n  S: 1\n}), (x.S = 2);',
          {
            functions: { f: 'return 1;' },
            entries: ['S'],
            exports: ['left'],
          },
        ),
      ),
    ).toEqual(['exports.kept = 1;', 'function f(a) {', 'return 1;', '}', 'set({', 'f', '}), x.S = 2;']));
});

describe('a case that is left out', () => {
  const without31 = (cases: string) => lines(without(`switch (fiber.tag) {${cases}}`, { tags: [31] })).join(' ');

  test('goes with what it does', () =>
    expect(without31('case 5: a(); break; case 31: b(); break; default: c();')).toBe(
      'switch (fiber.tag) { case 5: a(); break; default: c(); }',
    ));

  test('stays in a case that falls into it', () =>
    expect(without31('case 13: case 31: b(); break; case 5: a(); case 31: c();')).toBe(
      'switch (fiber.tag) { case 13: b(); break; case 5: a(); c(); }',
    ));
});

test('a variable that a left out case declares stays for the others', () =>
  expect(
    lines(
      without('function f(fiber) {switch (fiber.tag) {case 31: var a = 1, b; return a; case 5: a = 2; return a}}', {
        tags: [31],
      }),
    ),
  ).toEqual([
    'function f(fiber) {',
    'var a;',
    'var b;',
    'switch (fiber.tag) {',
    'case 5:',
    'a = 2;',
    'return a;',
    '}',
    '}',
  ]));

test('members that are assigned and a prototype leave it, also where one function is given to two', () =>
  expect(
    without(
      'A.prototype.run = B.prototype.run = function () {};\nA.prototype.stop = function () {};\nC.find = () => 1;',
      {
        assigned: ['A.prototype', 'C.find'],
      },
    ),
  ).toBe('B.prototype.run = function () {};'));

test('names that the code does not have are an error', () =>
  expect(() => without('a();', { variables: { b: null }, tags: [7], exports: ['c'] })).toThrow('without b,c,7'));

test('what a new body needs must be there', () =>
  expect(() => without('function f() {}', { functions: { f: 'return b;' } })).toThrow('nothing of b'));
