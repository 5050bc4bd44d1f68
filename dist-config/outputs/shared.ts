import { fileURLToPath } from 'node:url';
import type { Rolldown, UserConfig } from 'vite';

const EVERY_ATTRIBUTE = fileURLToPath(new URL('../every-attribute.ts', import.meta.url));

/** What all outputs have in common. `outDir` is relative to the repository. */
export const shared = (outDir: string) =>
  ({
    base: './',
    resolve: {
      alias: {
        // React has long had the hook that the shim brings for older ones.
        'use-sync-external-store/shim/index.js': 'react',
        // Emotion asks for it in `withTheme` alone, which nothing here uses: any function will do.
        'hoist-non-react-statics': EVERY_ATTRIBUTE,
        '@emotion/is-prop-valid': EVERY_ATTRIBUTE,
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

/** How the bundler leaves out what nobody uses. */
export const lean = {
  // A context or component of a library that nothing reads is no reason to keep it.
  treeshake: { propertyReadSideEffects: false, manualPureFunctions: ['createContext', 'forwardRef', 'memo'] },
  // React asks its scheduler for two functions that only its development has; TypeScript finds such mistakes of ours.
  checks: { importIsUndefined: false },
} as const satisfies Rolldown.InputOptions;
