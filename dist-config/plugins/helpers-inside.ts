import type { Plugin } from 'vite';
import { chunksOf, EXPORT, pairs } from './bundle-graph';

const HELPERS = /rolldown-runtime/;
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*["'`][^"'`]*rolldown-runtime[^"'`]*["'`];/;

/** Code that imports nothing from the bundler's file of helpers, but has what it takes of it inside. */
export function withHelpers(code: string, helpers: string): string {
  const inside = helpers.replace(
    EXPORT,
    (_, names: string) => `return{${pairs(names).map(([own, name]) => `${name}:${own}`)}}`,
  );
  const own = code.replace(
    IMPORT,
    (_, names: string) => `const{${pairs(names).map((pair) => pair.join(':'))}}=(()=>{${inside}})();`,
  );
  if (HELPERS.test(own)) throw new Error('A chunk imports the helpers of the bundler in a way that is not known.');
  return own;
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
