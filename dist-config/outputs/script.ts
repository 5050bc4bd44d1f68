import type { UserConfig } from 'vite';
import { shared } from './shared';

/** One classic script. */
const script = (outDir: string, file: string, input: string): UserConfig => ({
  ...shared(outDir),
  build: {
    ...shared(outDir).build,
    assetsInlineLimit: 1e9,
    rolldownOptions: {
      input,
      output: { format: 'iife', codeSplitting: false, entryFileNames: file },
      // Nothing is found by address in one file.
      transform: { define: { 'import.meta': '{}' } },
    },
  },
});

/** The script tag for pages that cannot write type="module". */
export const iife = (outDir: string): UserConfig => script(outDir, 'event-portal.iife.js', 'src/loader/classic.ts');

/** The host page's half of the resize protocol. */
export const frame = (outDir: string): UserConfig =>
  script(outDir, 'event-portal-frame.js', 'src/iframe/frame-host.ts');
