import { posix } from 'node:path';
import MagicString from 'magic-string';
import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';
import { withImports } from './bundle-graph';

/** Finds every `import()` of a file that names another file of the build. */
function importsIn(code: string): { target: string; start: number; end: number }[] {
  const imports: { target: string; start: number; end: number }[] = [];
  new Visitor({
    ImportExpression({ source, start, end }: ESTree.ImportExpression) {
      if (source.type !== 'Literal' || typeof source.value !== 'string') return;
      if (/^\.\.?\//.test(source.value)) imports.push({ target: source.value, start, end });
    },
  }).visit(parseSync('chunk.js', code).program);
  return imports;
}

/**
 * Creates a plugin by which every `import()` requests all its files in parallel. A browser that finds each import in
 * the previous file needs a round trip for each.
 */
export function parallelImports(): Plugin {
  return {
    name: 'portal-parallel-imports',
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
        // The import itself reports a failure.
        changed.appendLeft(start, `(${JSON.stringify(addresses)}.map((file) => import(file).catch(() => {})), `);
        changed.appendRight(end, ')');
      }
      if (!changed.hasChanged()) return null;
      return { code: changed.toString(), map: changed.generateMap({ hires: true }) };
    },
  };
}
