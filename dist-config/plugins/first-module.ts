import type { Plugin } from 'vite';
import { chunksOf, EXPORT, FIRST_MODULE, pairs } from './bundle-graph';

const IMPORT = new RegExp(`import\\s*(?:\\{([^}]*)\\}\\s*from\\s*)?["'\`]\\.\\./${FIRST_MODULE}["'\`];?`, 'g');
const STRAY = new RegExp(`(?:from|import\\(?)\\s*["'\`][^"'\`]*/${FIRST_MODULE}["'\`]`);

/**
 * What the first module exports, by the names that it has inside: a list of them compresses better than pairs.
 *
 * @throws {Error} when it exports nothing
 */
export function partsOf(code: string): { own: string; name: string }[] {
  const [, names] = EXPORT.exec(code) ?? [];
  if (names === undefined) throw new Error(`${FIRST_MODULE} exports nothing.`);
  const parts = pairs(names).map(([own, name]) => ({ own, name }));
  return parts.sort((one, other) => one.own.length - other.own.length || (one.own < other.own ? -1 : 1));
}

/**
 * A chunk that takes what it shares with the first module from the window.
 *
 * @param places where each export of the first module stands in the list of its parts
 */
export function withoutFirstImport(code: string, places: ReadonlyMap<string, number>): string {
  const taken = code.replace(IMPORT, (_, names: string | undefined) =>
    names ? `const{${pairs(names).map(([name, own]) => `${places.get(name)}:${own}`)}}=window.EventPortal.parts;` : '',
  );
  if (STRAY.test(taken)) throw new Error(`A chunk imports ${FIRST_MODULE} in a way that is not known.`);
  return taken;
}

/** The first module, which hands on by the window what it exported. */
export const withoutExports = (code: string): string =>
  code.replace(EXPORT, `window.EventPortal.keep?.([${partsOf(code).map(({ own }) => own.replaceAll('$', '$$$$'))}]);`);

/**
 * Makes the first module one that nobody imports: a page may name it with a query (`event-portal.js?v=3`) or load a copy
 * from elsewhere, and an import by its plain address would then fetch and run it a second time.
 */
export function firstModule(): Plugin {
  return {
    name: 'portal-first-module',
    enforce: 'pre',
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const first = chunksOf(bundle).find(({ fileName }) => fileName === FIRST_MODULE);
        if (!first) throw new Error(`The build has no ${FIRST_MODULE}.`);
        const places = new Map(partsOf(first.code).map(({ name }, place) => [name, place]));
        for (const chunk of chunksOf(bundle)) {
          if (chunk !== first) chunk.code = withoutFirstImport(chunk.code, places);
        }
        first.code = withoutExports(first.code);
      },
    },
  };
}
