import { expect, test } from 'vitest';
import { withHelpers } from '../../dist-config/plugins/helpers-inside';

const HELPERS = 'var e=1,t=2;export{e as n,t};\n';

test('a chunk has inside what it takes of the helpers', () =>
  expect(withHelpers('import{n as a,t}from"./rolldown-runtime-1a2b3c4.js";a(t);', HELPERS)).toBe(
    'const{n:a,t:t}=(()=>{var e=1,t=2;return{n:e,t:t}})();a(t);',
  ));

test('a chunk must not need them in another way', () =>
  expect(() => withHelpers('import*as a from"./rolldown-runtime-1a2b3c4.js";', HELPERS)).toThrow('not known'));

test('what a module exports is written down, so that no chunk needs the helper for it', () => {
  const helpers = 'var e=(t)=>{r(t,Symbol.toStringTag)};export{e as t};\n';
  const code = 'import{t as $}from"./rolldown-runtime-1a2b3c4.js";var b=1,c=$({Screen:()=>b,Part:()=>$d});b=$(c);';
  expect(withHelpers(code, helpers)).toBe('var b=1,c={get Screen(){return b},get Part(){return $d}};b=$(c);');
  expect(() => withHelpers(code.replace('Screen:()=>b', '...b'), helpers)).toThrow('not known');
});
