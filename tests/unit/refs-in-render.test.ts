import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type NodePath, parseSync, traverse, type types } from '@babel/core';
import { expect, it } from 'vitest';
import { itForAll } from '../support/it-for-all';

/*
 * A ref is neither read nor written while a component is drawn: React may draw without showing it. Biome's rule
 * `useReactCompiler` knows more of this, but passes over each file that exports a type.
 */

/** Components and hooks by their names. */
const DRAWS = /^(?:use)?[A-Z]/;
/** Functions that call their argument during rendering, or make a component of it. */
const DRAWS_WITH = /^(?:useMemo|useState|useReducer|memo|forwardRef|\w+(?:Screen|Part))$/;

/** Checks whether a function runs during rendering; the callback of a loop counts as the function around it. */
function isDrawing(path: NodePath<types.Function> | null): boolean {
  if (!path) return false;
  const { node, parent } = path;
  if ('id' in node && node.id?.type === 'Identifier') return DRAWS.test(node.id.name);
  if (parent.type === 'VariableDeclarator') return parent.id.type === 'Identifier' && DRAWS.test(parent.id.name);
  if (parent.type !== 'CallExpression') return false;
  if (parent.callee.type === 'Identifier') return DRAWS_WITH.test(parent.callee.name);
  return isWalk(parent.callee) && isDrawing(path.getFunctionParent());
}

const isWalk = (callee: types.CallExpression['callee']) =>
  callee.type === 'MemberExpression' &&
  callee.property.type === 'Identifier' &&
  /^(?:map|flatMap|filter|some|every|find|forEach|reduce)$/.test(callee.property.name);

/** The lines in which a ref is touched while a component is drawn. */
function refsWhileDrawing(code: string, filename: string): string[] {
  const plugins = ['typescript' as const, ...(filename.endsWith('x') ? ['jsx' as const] : [])];
  const tree = parseSync(code, { filename, configFile: false, babelrc: false, parserOpts: { plugins } });
  const found: string[] = [];
  traverse(tree ?? expect.fail(filename), {
    MemberExpression(path) {
      const { object, property, loc } = path.node;
      if (object.type !== 'Identifier' || property.type !== 'Identifier' || property.name !== 'current') return;
      const binding = path.scope.getBinding(object.name)?.path.node;
      const init = binding?.type === 'VariableDeclarator' ? binding.init : undefined;
      const isRef =
        init?.type === 'CallExpression' && init.callee.type === 'Identifier' && init.callee.name === 'useRef';
      if (!isRef) return;
      if (isDrawing(path.getFunctionParent())) found.push(`${filename}:${loc?.start.line}`);
    },
  });
  return found;
}

it('are not accessed during rendering', () => {
  const files = ['src', 'demo/kit'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => [join(folder, name), readFileSync(join(folder, name), 'utf8')]),
  );
  const withRefs = files.filter(([, code = '']) => code.includes('useRef') && code.includes('.current'));
  expect(withRefs.length).toBeGreaterThan(50);
  expect(withRefs.flatMap(([file = '', code = '']) => refsWhileDrawing(code, file))).toEqual([]);
});

itForAll([
  ['function useX(a: number) { const last = useRef(a); last.current = a; }', 1],
  ['const useX = (a: number) => { const last = useRef(a); if (a > 1) { last.current ??= a; } }', 1],
  ['export const X = accountScreen(() => { const last = useRef(0); return last.current; })', 1],
  ['function X() { const last = useRef(0); return useMemo(() => last.current, []); }', 1],
  ['function X() { const last = useRef(0); const [a] = useState(() => last.current); return a; }', 1],
  ['function X() { const last = useRef(0); return [1].map((one) => one + last.current); }', 1],
  ['function X() { const last = useRef(0); useEffect(() => { last.current = 1; }); return null; }', 0],
  ['function X() { const last = useRef(0); useSwipe(() => { last.current = 1; }); return null; }', 0],
  ['function X() { const last = useRef(0); const act = () => { last.current = 1; }; return act; }', 0],
  ['function X() { const { current } = useShown(); const at = { current: 1 }; return current + at.current; }', 0],
])('%s is found: %i', (code, count) => {
  expect(refsWhileDrawing(code, 'x.ts')).toHaveLength(count);
});
