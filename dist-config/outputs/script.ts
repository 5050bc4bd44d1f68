import type { UserConfig } from 'vite';
import { shared } from './shared';

/** Returns the configuration of one script without imports, which also runs as a classic one. */
const script = (outDir: string, file: string, input: string): UserConfig => ({
  ...shared(outDir),
  build: {
    ...shared(outDir).build,
    assetsInlineLimit: 1e9,
    rolldownOptions: {
      input,
      output: { format: 'iife', codeSplitting: false, entryFileNames: file },
      // A single file loads nothing by address.
      transform: { define: { 'import.meta': '{}' } },
    },
  },
});

/** Builds the script tag. */
export const entry = (outDir: string): UserConfig => script(outDir, 'event-portal.js', 'src/loader/entry.ts');

/** Builds the script tag for pages that cannot write type="module". */
export const iife = (outDir: string): UserConfig => script(outDir, 'event-portal.iife.js', 'src/loader/classic.ts');

/** Builds the host page's half of the resize protocol. */
export const frame = (outDir: string): UserConfig =>
  script(outDir, 'event-portal-frame.js', 'src/iframe/frame-host.ts');
