import { resolve } from 'node:path';

/** A file of a build with its modules. */
export type GraphChunk = { fileName: string; imports: readonly string[]; moduleIds: readonly string[] };

/** The script tag's module: everything before the first card. A page may preload it, so its address is stable. */
export const LOADER = 'loader.js';

/**
 * Returns the file of a source.
 *
 * @param source as in 'src/elements/event-list.tsx'
 * @throws {Error} when no chunk has it
 */
export function fileOf(chunks: readonly GraphChunk[], source: string): string {
  const path = resolve(source);
  const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(path));
  if (!chunk) throw new Error(`The build has no chunk for ${source}`);
  return chunk.fileName;
}

/** Returns files and all their imports, in that order. */
export function withImports(
  chunks: readonly GraphChunk[],
  files: readonly string[],
  collected = new Set<string>(),
): Set<string> {
  for (const name of files) {
    const chunk = chunks.find(({ fileName }) => fileName === name);
    if (!chunk || collected.has(name)) continue;
    collected.add(name);
    withImports(chunks, chunk.imports, collected);
  }
  return collected;
}
