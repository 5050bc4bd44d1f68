import { posix } from 'node:path';
import type { Plugin } from 'vite';
import { chunksOf, FIRST_MODULE, fileOf, withImports } from './bundle-graph';

const LAZY = /\bimport\((["'`])(\.\.?\/[^"'`]+)\1\)/g;

/**
 * Code whose every `import()` asks for all files of what it loads at once.
 *
 * @param filesBeside what a loaded file needs beside itself and what is there already, as relative addresses
 */
const askingAtOnce = (code: string, filesBeside: (address: string) => string[]): string =>
  code.replace(LAZY, (load: string, _, address: string) => {
    const others = filesBeside(address);
    // A failure shows when the file itself imports the other one.
    return others.length > 0 ? `(${JSON.stringify(others)}.map(f=>import(f).catch(()=>{})),${load})` : load;
  });

/**
 * Lets every `import()` ask for all files of what it loads side by side: a browser that finds each import in the file
 * before it takes a round trip for each.
 */
export function askAtOnce(): Plugin {
  return {
    name: 'portal-ask-at-once',
    enforce: 'pre',
    generateBundle(_, bundle) {
      const always = withImports(bundle, [fileOf(bundle, 'src/elements/event-elements.ts')]);
      for (const chunk of chunksOf(bundle)) {
        // What the script tag loads stands alone, or is in its table of chunks.
        if (chunk.fileName === FIRST_MODULE) continue;
        const folder = posix.dirname(chunk.fileName);
        const there = new Set([...always, ...withImports(bundle, [chunk.fileName])]);
        const addressOf = (file: string) => `./${posix.relative(folder, file)}`;
        chunk.code = askingAtOnce(chunk.code, (address) => {
          const target = posix.join(folder, address);
          const files = [...withImports(bundle, [target])];
          return files.filter((file) => file !== target && !there.has(file)).map(addressOf);
        });
      }
    },
  };
}
