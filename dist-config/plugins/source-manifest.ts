import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** One line of the manifest: a file, or a source that is loaded by itself. */
export type ManifestLine = {
  file: string;
  /** Names of the lines of what it imports at once. */
  imports: string[];
  /** Sources that it may load later. */
  dynamicImports: string[];
  /** The source that the line stands for; a line of a file has none. */
  src?: string;
  /** Whether the source is loaded by an `import()`. */
  isDynamicEntry?: boolean;
  /** The sources in the file. */
  sources?: string[];
};

/** What is in a build: a line for each file ('_chunks/core-1a2b3c4.js') and for each source that is loaded by itself. */
export type SourceManifest = Record<string, ManifestLine>;

/** Below the folder of the build. */
export const MANIFEST = 'chunks/manifest.json';

const ofOurs = (ids: readonly string[]) =>
  ids.map((id) => relative(process.cwd(), id)).filter((path) => path.startsWith('src/'));

/**
 * Writes which source is in which file, and what it imports: Vite's own manifest has no line for a source whose file
 * holds others, too.
 */
export function sourceManifest(): Plugin {
  return {
    name: 'portal-source-manifest',
    generateBundle(_, bundle) {
      const lines: SourceManifest = {};
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const { fileName, imports, moduleIds } = file;
        const infos = moduleIds.flatMap((id) => this.getModuleInfo(id) ?? []);
        const line = {
          file: fileName,
          imports: imports.filter((file) => bundle[file]).map((file) => `_${file}`),
          dynamicImports: [...new Set(ofOurs(infos.flatMap((info) => info.dynamicallyImportedIds)))],
        };
        lines[`_${fileName}`] = { ...line, sources: ofOurs(moduleIds) };
        for (const { id, isEntry, dynamicImporters } of infos) {
          const isDynamicEntry = dynamicImporters.length > 0;
          if (!isEntry && !isDynamicEntry) continue;
          for (const src of ofOurs([id])) lines[src] = { ...line, src, isDynamicEntry };
        }
      }
      this.emitFile({ type: 'asset', fileName: MANIFEST, source: JSON.stringify(lines) });
    },
  };
}
