import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { linguiMacro } from '../plugins/lingui-macro';
import { recordingElsewhere } from '../plugins/recording-elsewhere';
import { shared } from './shared';

/** One classic script with everything inside. */
const script = (outDir: string, file: string, input: string): UserConfig => ({
  ...shared(outDir),
  plugins: [recordingElsewhere(), linguiMacro(), lingui({ failOnMissing: true }), react()],
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

/** What it loads where modules are refused. */
export const whole = (outDir: string): UserConfig => script(outDir, 'event-portal-whole.js', 'src/loader/whole.ts');

/** The host page's half of the resize protocol. */
export const frame = (outDir: string): UserConfig =>
  script(outDir, 'event-portal-frame.js', 'src/iframe/frame-host.ts');
