import { readdirSync, readFileSync } from 'node:fs';
import { applyPatch, parsePatch, type StructuredPatch } from 'diff';
import type { Plugin } from 'vite';

const FOLDER = new URL('../patches/', import.meta.url);

/** The reviewed changes to packages, by their file below node_modules. */
export const PATCHES: ReadonlyMap<string, StructuredPatch> = new Map(
  readdirSync(FOLDER)
    .flatMap((name) => parsePatch(readFileSync(new URL(name, FOLDER), 'utf8')))
    .map((patch) => [patch.oldFileName?.replace(/^a\//, '') ?? '', patch]),
);

/**
 * Applies a patch, whose lines end as they do on Unix.
 *
 * @throws {Error} when the code is not that of the patch
 */
export function patched(code: string, patch: StructuredPatch): string {
  const result = applyPatch(code.replaceAll('\r\n', '\n'), patch);
  if (result === false) throw new Error(`The patch of ${patch.oldFileName} does not fit what is installed`);
  return result;
}

/** Creates a plugin that applies the patches of dist-config/patches, so that installed packages stay unchanged. */
export function patches(): Plugin {
  return {
    name: 'portal-patches',
    enforce: 'pre',
    transform: {
      filter: { id: /node_modules/ },
      handler: (code, id) => {
        const patch = PATCHES.get(id.replace(/^.*node_modules\/|\?.*$/g, ''));
        return patch && { code: patched(code, patch), map: null };
      },
    },
  };
}
