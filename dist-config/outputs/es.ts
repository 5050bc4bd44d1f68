import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { TAGS } from '../../src/elements/registry';
import { firstTexts } from '../plugins/first-texts';
import { linguiMacro } from '../plugins/lingui-macro';
import { noPreloadLinks } from '../plugins/no-preload-links';
import { viewJsx } from '../plugins/view-jsx';
import { shared } from './shared';

/** Where the build says which file came from which source, for the loader. */
export const MANIFEST = 'chunks/manifest.json';

/** The elements and the first painter as modules, split so that what they share exists once. */
export const es = (outDir: string): UserConfig => ({
  ...shared(outDir),
  plugins: [noPreloadLinks(), viewJsx(), linguiMacro(), lingui({ failOnMissing: true }), firstTexts(), react()],
  build: {
    ...shared(outDir).build,
    manifest: MANIFEST,
    rolldownOptions: {
      input: {
        ...Object.fromEntries(TAGS.map((tag) => [tag, `src/elements/${tag}.tsx`])),
        painter: 'src/loader/painter.tsx',
      },
      preserveEntrySignatures: 'strict',
      output: {
        format: 'es',
        entryFileNames: 'chunks/[name]-[hash].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        assetFileNames: 'chunks/[name]-[hash][extname]',
      },
    },
  },
});
