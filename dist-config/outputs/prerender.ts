import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { linguiMacro } from '../plugins/lingui-macro';
import { messages } from '../plugins/messages';
import { shared } from './shared';

/** Where it lies in the build. */
export const PRERENDER_FOLDER = 'prerender';

/** What writes the elements' content into pages on a server, and its command. It needs nothing but Node. */
export const prerender = (outDir: string): UserConfig => ({
  ...shared(outDir),
  plugins: [linguiMacro(), messages(), react()],
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ...shared(outDir).build,
    outDir: `${outDir}/${PRERENDER_FOLDER}`,
    ssr: true,
    target: 'node20',
    // It can be read as it is.
    minify: false,
    sourcemap: false,
    cssMinify: true,
    rolldownOptions: {
      input: { index: 'src/prerender/prerender.ts', cli: 'src/prerender/cli.ts' },
      output: {
        format: 'es',
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        banner: ({ name }) => (name === 'cli' ? '#!/usr/bin/env node' : ''),
      },
    },
  },
});
