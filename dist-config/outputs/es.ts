import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { askAtOnce } from '../plugins/ask-at-once';
import { linguiMacro } from '../plugins/lingui-macro';
import { messages } from '../plugins/messages';
import { patches } from '../plugins/patches';
import { sourceManifest } from '../plugins/source-manifest';
import { fileNameOf, groups } from './chunk-groups';
import { shared } from './shared';

/**
 * The script tag and the elements as modules, split so that what they share exists once.
 *
 * @param minify off, the code keeps the names of its functions
 */
export const es = (outDir: string, minify = true): UserConfig => ({
  ...shared(outDir),
  plugins: [askAtOnce(), sourceManifest(), patches(), linguiMacro(), messages(), react()],
  // A library leaves this to those who build with it.
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ...shared(outDir).build,
    // A library, so that no `import()` puts preload links into the head of the page, which is the host's.
    lib: {
      formats: ['es'],
      entry: { 'event-portal': 'src/loader/entry.ts', loader: 'src/loader/loader.ts' },
    },
    rolldownOptions: {
      // Whether jsvat-next has a default export depends on who loads it, so the code asks (src/model/adverts/vat-id.ts).
      checks: { importIsUndefined: false },
      // Chunks take what they share with the loader from it, without a file between.
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
