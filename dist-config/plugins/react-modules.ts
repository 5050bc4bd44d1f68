import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/** What each package of React is in production. */
const FILES: Record<string, string> = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
};

const REQUIRE = String.raw`(\w+) = require\("([\w-]+)"\)`;
const REQUIRES = new RegExp(String.raw`^var ${REQUIRE}(?:,\s+${REQUIRE})*;`, 'gm');
const FIRST_EXPORT = /^( *)exports\.(\w+) =/gm;
const WHOLE_IMPORT = /import (\w+) from (["'])(react(?:-dom)?(?:\/client)?)\2/g;

/**
 * A file that is written for CommonJS as a module with real exports.
 *
 * @throws {Error} when it says in a way that is not known what it needs or gives
 */
export function asModule(code: string): string {
  const names = [...new Set([...code.matchAll(/\bexports\.(\w+)/g)].map(([, name = '']) => name))];
  const declared = new Set<string>();
  const module = code
    .replace(REQUIRES, (all) =>
      all.replace(new RegExp(`(?:var )?${REQUIRE}[,;]`, 'g'), (_, own, from) => `import * as ${own} from "${from}";`),
    )
    .replace(FIRST_EXPORT, (all, indent: string, name: string) => {
      if (indent !== '' || declared.has(name)) return all;
      declared.add(name);
      return `let export_${name} =`;
    })
    .replace(/\bexports\.(\w+)/g, 'export_$1');
  const undeclared = names.filter((name) => !declared.has(name));
  if (undeclared.length > 0 || names.length === 0 || /\brequire\(|\bexports\b/.test(module)) {
    throw new Error(`React is written in a way that is not known: ${undeclared}`);
  }
  return `${module}\nexport { ${names.map((name) => `export_${name} as ${name}`).join(', ')} };\n`;
}

/** Code that imports React as a whole, reading its parts by name. */
export const importingParts = (code: string): string =>
  code.replace(
    WHOLE_IMPORT,
    (_, name: string, quote: string, from: string) => `import * as ${name} from ${quote}${from}${quote}`,
  );

const require = createRequire(import.meta.url);
const IS_REACT = /node_modules\/(?:react|react-dom|scheduler)\/cjs\//;

/**
 * Gives React's packages, which are written for CommonJS, real exports: otherwise every chunk would carry a helper that
 * turns them into modules and call each function through an object, and all would load what nobody uses.
 */
export function reactModules(): Plugin {
  return {
    name: 'portal-react-modules',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^(?:react|react-dom|scheduler)(?:\/.*)?$/ },
      handler: (id) =>
        FILES[id] ? require.resolve(id).replace(/node_modules\/.*$/, `node_modules/${FILES[id]}`) : null,
    },
    transform: {
      filter: { id: /node_modules/, code: /react/i },
      handler: (code, id) => ({ code: IS_REACT.test(id) ? asModule(code) : importingParts(code), map: null }),
    },
  };
}
