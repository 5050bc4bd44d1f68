import type { UserConfig } from 'vite';
import { shared } from './shared';

/** The folder of the editor in the build. */
const OFFICE_FOLDER = 'office';

/** Builds the editor of formatted texts in the back office. No client loads it, so it has a file of its own. */
export const officeEditor = (outDir: string): UserConfig => ({
  ...shared(outDir),
  build: {
    ...shared(outDir).build,
    outDir: `${outDir}/${OFFICE_FOLDER}`,
    rolldownOptions: {
      input: 'demo/office-editor/rich-text.ts',
      output: { format: 'es', codeSplitting: false, entryFileNames: '[name].js' },
    },
  },
});
