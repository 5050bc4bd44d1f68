import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { linguiMacro } from '../plugins/lingui-macro';
import { messagesOnce } from '../plugins/messages-once';
import { noPreloadLinks } from '../plugins/no-preload-links';
import { shortAdvice } from '../plugins/short-advice';
import { shortMessageIds } from '../plugins/short-message-ids';
import { tightStylesPlugin } from '../plugins/tight-styles';
import { shared } from './shared';

/** One classic script with everything inside. */
const script = (outDir: string, file: string, input: string): UserConfig => ({
  ...shared(outDir),
  plugins: [
    noPreloadLinks(),
    linguiMacro(),
    tightStylesPlugin(),
    lingui({ failOnMissing: true }),
    messagesOnce(),
    shortAdvice(),
    shortMessageIds(),
    react(),
  ],
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

/** The elements for pages that cannot load modules. */
export const iife = (outDir: string): UserConfig => script(outDir, 'event-portal.iife.js', 'src/loader/classic.ts');

/** The host page's half of the resize protocol. */
export const frame = (outDir: string): UserConfig =>
  script(outDir, 'event-portal-frame.js', 'src/iframe/frame-host.ts');
