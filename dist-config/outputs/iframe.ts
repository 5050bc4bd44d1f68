import type { UserConfig } from 'vite';
import { linguiMacro } from '../plugins/lingui-macro';
import { messages } from '../plugins/messages';
import { shared } from './shared';

/** Builds the page for frames; it loads the same script tag. */
export const iframe = (outDir: string): UserConfig => ({
  ...shared(outDir),
  root: 'src/iframe',
  plugins: [linguiMacro(), messages()],
  build: {
    ...shared(outDir).build,
    outDir: `../../${outDir}/iframe`,
    rolldownOptions: {
      input: 'src/iframe/index.html',
      output: {
        entryFileNames: 'start-[hash].js',
        chunkFileNames: '[name]-[hash].js',
        assetFileNames: '[name]-[hash][extname]',
      },
    },
  },
});
