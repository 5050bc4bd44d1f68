import { posix } from 'node:path';
import MagicString from 'magic-string';
import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';
import { withImports } from './bundle-graph';

/** Every `import()` of a file that names another file of the build. */
function importsIn(code: string): { target: string; start: number; end: number }[] {
  const found: { target: string; start: number; end: number }[] = [];
  new Visitor({
    ImportExpression({ source, start, end }: ESTree.ImportExpression) {
      if (source.type !== 'Literal' || typeof source.value !== 'string') return;
      if (/^\.\.?\//.test(source.value)) found.push({ target: source.value, start, end });
    },
  }).visit(parseSync('chunk.js', code).program);
  return found;
}

/**
 * Lets every `import()` ask for all files of what it loads side by side: a browser that finds each import in the file
 * before it takes a round trip for each.
 */
export function askAtOnce(): Plugin {
  return {
    name: 'portal-ask-at-once',
    renderChunk(code, { fileName }, _, { chunks }) {
      if (!code.includes('import(')) return null;
      const all = Object.values(chunks);
      const folder = posix.dirname(fileName);
      const there = withImports(all, [fileName]);
      const changed = new MagicString(code);
      for (const { target, start, end } of importsIn(code)) {
        const file = posix.join(folder, target);
        const others = [...withImports(all, [file])].filter((other) => other !== file && !there.has(other));
        if (others.length === 0) continue;
        const addresses = others.map((other) => `./${posix.relative(folder, other)}`);
        // A failure shows when the file itself imports the other one.
        changed.appendLeft(start, `(${JSON.stringify(addresses)}.map((file) => import(file).catch(() => {})), `);
        changed.appendRight(end, ')');
      }
      if (!changed.hasChanged()) return null;
      return { code: changed.toString(), map: changed.generateMap({ hires: true }) };
    },
  };
}
