import { fileURLToPath } from 'node:url';
import type { UserConfig } from 'vite';

const stub = (name: string) => fileURLToPath(new URL(`../stubs/${name}.ts`, import.meta.url));

/** Returns the common configuration of all outputs. `outDir` is relative to the repository. */
export const shared = (outDir: string) =>
  ({
    base: './',
    resolve: {
      alias: {
        'use-sync-external-store/shim/index.js': stub('use-sync-external-store'),
        'hoist-non-react-statics': stub('hoist-non-react-statics'),
        '@emotion/is-prop-valid': stub('is-prop-valid'),
      },
    },
    build: {
      outDir,
      target: 'es2022',
      minify: true,
      sourcemap: true,
      modulePreload: false,
      emptyOutDir: false,
      reportCompressedSize: false,
      copyPublicDir: false,
    },
  }) as const satisfies UserConfig;
