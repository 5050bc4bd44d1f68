import { readdirSync, readFileSync } from 'node:fs';
import { applyPatch, parsePatch, type StructuredPatch } from 'diff';
import type { Plugin } from 'vite';

const FOLDER = new URL('../patches/', import.meta.url);

/** Reviewed changes to packages, by the file below node_modules that each is for. */
export const PATCHES: ReadonlyMap<string, StructuredPatch> = new Map(
  readdirSync(FOLDER)
    .flatMap((name) => parsePatch(readFileSync(new URL(name, FOLDER), 'utf8')))
    .map((patch) => [patch.oldFileName?.replace(/^a\//, '') ?? '', patch]),
);

/**
 * Applies a patch, whose lines end as they do on Unix.
 *
 * @throws {Error} when the code is not what the patch was made for
 */
export function patched(code: string, patch: StructuredPatch): string {
  const result = applyPatch(code.replaceAll('\r\n', '\n'), patch);
  if (result === false) throw new Error(`The patch of ${patch.oldFileName} does not fit what is installed`);
  return result;
}

/** Builds with the patches of dist-config/patches, so that packages on the disk stay as they were installed. */
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
