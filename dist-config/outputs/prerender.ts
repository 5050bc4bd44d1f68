import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { linguiMacro } from '../plugins/lingui-macro';
import { messages } from '../plugins/messages';
import { shared } from './shared';

/** The folder of the prerenderer in the build. */
export const PRERENDER_FOLDER = 'prerender';

/** Builds the prerenderer of elements for servers, and its command. It needs nothing but Node. */
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
    // The code is readable as it is.
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
