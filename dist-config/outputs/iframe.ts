import type { UserConfig } from 'vite';
import { shared } from './shared';

/** The page for frames; it loads the same script tag. */
export const iframe = (outDir: string): UserConfig => ({
  ...shared(outDir),
  root: 'src/iframe',
  build: {
    ...shared(outDir).build,
    outDir: `../../${outDir}/iframe`,
    rolldownOptions: {
      input: 'src/iframe/index.html',
      output: { entryFileNames: 'start-[hash].js', assetFileNames: '[name]-[hash][extname]' },
    },
  },
});
