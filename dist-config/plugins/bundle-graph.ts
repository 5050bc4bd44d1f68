import { resolve } from 'node:path';
import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** The module that pages name in their script tag. It holds all that stands before the first card. */
export const FIRST_MODULE = 'event-portal.js';

/** All chunks of a build. */
export const chunksOf = (bundle: Bundle): Chunk[] => Object.values(bundle).filter((file) => file.type === 'chunk');

/**
 * The file that holds a source.
 *
 * @param source as in 'src/elements/event-list.tsx'
 * @throws {Error} when no chunk has it
 */
export function fileOf(bundle: Bundle, source: string): string {
  const path = resolve(source);
  const chunk = chunksOf(bundle).find(({ moduleIds }) => moduleIds.includes(path));
  if (!chunk) throw new Error(`The build has no chunk for ${source}`);
  return chunk.fileName;
}

/** Files and all that they import, in that order; the first module, which is always there, left out. */
export function withImports(bundle: Bundle, files: readonly string[], found = new Set<string>()): Set<string> {
  for (const name of files) {
    const file = bundle[name];
    if (name === FIRST_MODULE || found.has(name) || file?.type !== 'chunk') continue;
    found.add(name);
    withImports(bundle, file.imports, found);
  }
  return found;
}

/** The names that a minified file exports, at its end. */
export const EXPORT = /export\s*\{([^}]*)\};?\s*$/;

/** 'a as b,c' as pairs of what stands before and behind 'as'. */
export const pairs = (names: string): [before: string, behind: string][] =>
  names.split(',').map((name) => {
    const [before = '', behind = before] = name.trim().split(/\s+as\s+/);
    return [before, behind];
  });
