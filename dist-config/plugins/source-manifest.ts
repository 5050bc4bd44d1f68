import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** A line of the manifest: a file, or a separately loaded source. */
export type ManifestLine = {
  file: string;
  /** The names of the lines of its static imports. */
  imports: string[];
  /** The sources of its dynamic imports. */
  dynamicImports: string[];
  /** The source of the line; a line of a file has none. */
  src?: string;
  /** True if an `import()` loads the source. */
  isDynamicEntry?: boolean;
  /** The sources in the file. */
  sources?: string[];
};

/** The content of a build: a line for each file ('_chunks/core-1a2b3c4.js') and for each separately loaded source. */
export type SourceManifest = Record<string, ManifestLine>;

/** The path of the manifest below the folder of the build. */
export const MANIFEST = 'chunks/manifest.json';

const ofOurs = (ids: readonly string[]) =>
  ids.map((id) => relative(process.cwd(), id)).filter((path) => path.startsWith('src/'));

/**
 * Creates a plugin that writes the file of each source, and its imports: Vite's own manifest has no line for a source
 * whose file contains others, too.
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
