import { fileURLToPath } from 'node:url';
import type { UserConfig } from 'vite';

/** What all outputs have in common. `outDir` is relative to the repository. */
export const shared = (outDir: string) =>
  ({
    base: './',
    resolve: {
      alias: {
        // React has long had the hook that the shim brings for older ones.
        'use-sync-external-store/shim/index.js': 'react',
        // Emotion asks for it in `withTheme` alone, which nothing here uses: any module will do.
        'hoist-non-react-statics': 'react',
        '@emotion/is-prop-valid': fileURLToPath(new URL('../every-attribute.ts', import.meta.url)),
      },
    },
    build: {
      outDir,
      target: 'es2022',
      minify: true,
      modulePreload: false,
      emptyOutDir: false,
      reportCompressedSize: false,
      copyPublicDir: false,
    },
  }) as const satisfies UserConfig;
