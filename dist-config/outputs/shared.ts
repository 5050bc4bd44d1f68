import type { UserConfig } from 'vite';

/** What all outputs have in common. `outDir` is relative to the repository. */
export const shared = (outDir: string) =>
  ({
    base: './',
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
