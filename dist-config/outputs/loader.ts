import type { UserConfig } from 'vite';
import { chunks } from '../plugins/chunks';
import { noPreloadLinks } from '../plugins/no-preload-links';
import { MANIFEST } from './es';
import { shared } from './shared';

/** The script tag; it knows the files of the modules, so it is built after them. */
export const loader = (outDir: string): UserConfig => ({
  ...shared(outDir),
  plugins: [noPreloadLinks(), chunks(`${outDir}/${MANIFEST}`)],
  build: {
    ...shared(outDir).build,
    rolldownOptions: {
      input: { 'event-portal': 'src/loader/loader.ts' },
      output: { format: 'es', codeSplitting: false, entryFileNames: '[name].js' },
    },
  },
});
