import { resolve } from 'node:path';

/** A file of a build, as far as it says what is in it. */
export type GraphChunk = { fileName: string; imports: readonly string[]; moduleIds: readonly string[] };

/** What the script tag loads: all that stands before the first card. A page may preload it, so its address is stable. */
export const LOADER = 'loader.js';

/**
 * The file that holds a source.
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

/** Files and all that they import, in that order. */
export function withImports(
  chunks: readonly GraphChunk[],
  files: readonly string[],
  found = new Set<string>(),
): Set<string> {
  for (const name of files) {
    const chunk = chunks.find(({ fileName }) => fileName === name);
    if (!chunk || found.has(name)) continue;
    found.add(name);
    withImports(chunks, chunk.imports, found);
  }
  return found;
}
