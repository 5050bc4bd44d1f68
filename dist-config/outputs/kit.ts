import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { linguiMacro } from '../plugins/lingui-macro';
import { messages } from '../plugins/messages';
import { shared } from './shared';

/** The folder of the page in the build. */
export const KIT_FOLDER = 'kit';
/** The manifest of the build: the source of each file. */
export const KIT_MANIFEST = `${KIT_FOLDER}/manifest.json`;

/** Builds the demo's page of the form fields. No client loads any of it, so it has separate files. */
export const kit = (outDir: string): UserConfig => ({
  ...shared(outDir),
  root: 'demo/kit',
  plugins: [linguiMacro(), messages(), react()],
  build: {
    ...shared(outDir).build,
    outDir: `../../${outDir}/${KIT_FOLDER}`,
    manifest: 'manifest.json',
    rolldownOptions: {
      input: 'demo/kit/index.html',
      output: {
        entryFileNames: '[name]-[hash].js',
        chunkFileNames: '[name]-[hash].js',
        assetFileNames: '[name]-[hash][extname]',
      },
    },
  },
});
