import { expect, test } from 'vitest';
import { asModule, importingParts } from '../../dist-config/plugins/react-modules';

test('a file for CommonJS imports what it requires and exports what it gives', () => {
  const code = [
    'var Scheduler = require("scheduler"),',
    '  React = require("react");',
    'exports.one = function () {',
    '  return React.two;',
    '};',
  ];
  expect(asModule(code.join('\n')).split('\n')).toEqual([
    'import * as Scheduler from "scheduler";',
    '  import * as React from "react";',
    'let export_one = function () {',
    '  return React.two;',
    '};',
    'export { export_one as one };',
    '',
  ]);
});

test('an export that is set again in a branch stays one', () => {
  const code = 'exports.now = void 0;\nif (a) {\n  exports.now = b;\n}\nc(exports.now);';
  expect(asModule(code)).toBe(
    'let export_now = void 0;\nif (a) {\n  export_now = b;\n}\nc(export_now);\nexport { export_now as now };\n',
  );
});

test.each([
  'exports = {};\nexports.a = 1;',
  'module.exports = require("react");',
  'if (a) {\n  exports.b = 1;\n}',
  'var a = 1;',
])('code in another manner is refused: %s', (code) => expect(() => asModule(code)).toThrow('not known'));

test('code that imports React as a whole reads its parts', () =>
  expect(importingParts('import o from "react";import { a } from "react-dom";import b from "react-dom/client";')).toBe(
    'import * as o from "react";import { a } from "react-dom";import * as b from "react-dom/client";',
  ));
