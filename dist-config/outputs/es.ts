import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { linguiMacro } from '../plugins/lingui-macro';
import { messages } from '../plugins/messages';
import { parallelImports } from '../plugins/parallel-imports';
import { patches } from '../plugins/patches';
import { sourceManifest } from '../plugins/source-manifest';
import { fileNameOf, groups } from './chunk-groups';
import { shared } from './shared';

/**
 * Builds the loader and the elements as modules, split so that common code exists once.
 *
 * @param minify false to keep the names of functions
 */
export const es = (outDir: string, minify = true): UserConfig => ({
  ...shared(outDir),
  plugins: [parallelImports(), sourceManifest(), patches(), linguiMacro(), messages(), react()],
  // Vite leaves this to the users of a library.
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ...shared(outDir).build,
    // As a library, so that no `import()` adds preload links to the head of the host page.
    lib: {
      formats: ['es'],
      // Both have a fixed address; the second is found after a later release, too.
      entry: { loader: 'src/loader/loader.ts', 'file-check': 'src/lib/file-check.ts' },
    },
    rolldownOptions: {
      // Whether jsvat-next has a default export depends on its loader, so the code checks
      // (src/model/adverts/vat-id.ts).
      checks: { importIsUndefined: false },
      // Chunks import common code from the loader, without a file between.
      preserveEntrySignatures: 'allow-extension',
      output: {
        // Vite keeps the white space of libraries, and hints for bundlers.
        minify,
        comments: false,
        codeSplitting: { groups: groups() },
        entryFileNames: '[name].js',
        chunkFileNames: fileNameOf('-[hash].js'),
        assetFileNames: 'chunks/[name]-[hash][extname]',
      },
    },
  },
});
