import type { Plugin } from 'vite';
import { chunksOf, EXPORT, pairs } from './bundle-graph';

const HELPERS = /rolldown-runtime/;
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*["'`][^"'`]*rolldown-runtime[^"'`]*["'`];/;

/** The one helper of a file that has no other: it makes an object of what a module exports, `e({Screen:()=>a})`. */
const ONLY_NAMESPACES = /Symbol\.toStringTag[\s\S]*export\s*\{[^},]*\};?\s*$/;
const GETTERS = '\\(\\{((?:[\\w$]+:\\(\\)=>[\\w$]+,?)+)\\}\\)';

/** Code that imports nothing from the bundler's file of helpers, but has what it takes of it inside. */
export function withHelpers(code: string, helpers: string): string {
  const own = ONLY_NAMESPACES.test(helpers) ? withNamespaces(code) : withAll(code, helpers);
  if (HELPERS.test(own)) throw new Error('A chunk imports the helpers of the bundler in a way that is not known.');
  return own;
}

function withAll(code: string, helpers: string): string {
  const inside = helpers.replace(
    EXPORT,
    (_, names: string) => `return{${pairs(names).map(([own, name]) => `${name}:${own}`)}}`,
  );
  return code.replace(
    IMPORT,
    (_, names: string) => `const{${pairs(names).map((pair) => pair.join(':'))}}=(()=>{${inside}})();`,
  );
}

/** What a module exports can as well be written down, which every part of the bundle would have a helper for. */
function withNamespaces(code: string): string {
  const [[, helper = ''] = []] = pairs(IMPORT.exec(code)?.[1] ?? '');
  const calls = new RegExp(`(?<==)${helper.replaceAll('$', '\\$')}${GETTERS}`, 'g');
  if (!helper || !calls.test(code))
    throw new Error('A chunk uses the helper for namespaces in a way that is not known.');
  return code
    .replace(calls, (_, getters: string) => `{${getters.replace(/([\w$]+):\(\)=>([\w$]+)/g, 'get $1(){return $2}')}}`)
    .replace(IMPORT, '');
}

/** Puts the few helpers of the bundler into the files that use them: a file of their own costs more to ask for. */
export function helpersInside(): Plugin {
  return {
    name: 'portal-helpers-inside',
    enforce: 'pre',
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const file = chunksOf(bundle).find(({ fileName }) => HELPERS.test(fileName));
        if (!file) return;
        for (const chunk of chunksOf(bundle)) {
          if (chunk !== file && chunk.imports.includes(file.fileName)) chunk.code = withHelpers(chunk.code, file.code);
        }
        delete bundle[file.fileName];
      },
    },
  };
}
