import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { chunks } from './plugin-chunks.ts';
import { firstTexts } from './plugin-first-texts.ts';
import { linguiMacro } from './plugin-lingui-macro.ts';
import { noPreloadLinks } from './plugin-no-preload-links.ts';
import { viewJsx } from './plugin-view-jsx.ts';

/** The outputs, in the order they must be built. */
export const BUILDS = ['es', 'loader', 'iife', 'iframe', 'frame'] as const;
export type BuildName = (typeof BUILDS)[number];

const TAGS = ['event-portal', 'event-list', 'event-detail'];

const common = {
  base: './',
  build: {
    outDir: 'dist',
    target: 'es2022',
    minify: true,
    modulePreload: false,
    emptyOutDir: false,
    reportCompressedSize: false,
    copyPublicDir: false,
  },
} as const satisfies UserConfig;

/** One classic script that leaves nothing on the page but what it says. */
const script = (file: string, input: string): UserConfig => ({
  ...common,
  plugins: [noPreloadLinks(), linguiMacro(), lingui({ failOnMissing: true }), react()],
  build: {
    ...common.build,
    assetsInlineLimit: 1e9,
    rolldownOptions: { input, output: { format: 'iife', codeSplitting: false, entryFileNames: file } },
  },
});

/** What differs per output. */
const CONFIGS: Record<BuildName, () => UserConfig> = {
  /** The elements as modules, split so that shared code is shared. */
  es: () => ({
    ...common,
    plugins: [noPreloadLinks(), viewJsx(), linguiMacro(), lingui({ failOnMissing: true }), firstTexts(), react()],
    build: {
      ...common.build,
      manifest: 'chunks/manifest.json',
      rolldownOptions: {
        input: {
          ...Object.fromEntries(TAGS.map((tag) => [tag, `src/elements/${tag}.tsx`])),
          painter: 'src/loader/painter.tsx',
        },
        preserveEntrySignatures: 'strict',
        output: {
          format: 'es',
          entryFileNames: 'chunks/[name]-[hash].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          assetFileNames: 'chunks/[name]-[hash][extname]',
        },
      },
    },
  }),
  /** The script tag. */
  loader: () => ({
    ...common,
    plugins: [noPreloadLinks(), chunks('dist/chunks/manifest.json')],
    build: {
      ...common.build,
      rolldownOptions: {
        input: { 'event-portal': 'src/loader/loader.ts' },
        output: { format: 'es', codeSplitting: false, entryFileNames: '[name].js' },
      },
    },
  }),
  iife: () => script('event-portal.iife.js', 'src/loader/classic.ts'),
  /** The page for frames; it loads the same script tag. */
  iframe: () => ({
    ...common,
    root: 'src/iframe',
    build: {
      ...common.build,
      outDir: '../../dist/iframe',
      rolldownOptions: {
        input: 'src/iframe/index.html',
        output: { entryFileNames: 'start-[hash].js', assetFileNames: '[name]-[hash][extname]' },
      },
    },
  }),
  frame: () => script('event-portal-frame.js', 'src/iframe/frame-host.ts'),
};

const isBuildName = (mode: string): mode is BuildName => BUILDS.some((name) => name === mode);

/** The configuration of one output; any other mode is for tests and the editor. */
export const buildOf = (mode: string): UserConfig =>
  isBuildName(mode) ? CONFIGS[mode]() : { ...common, plugins: [linguiMacro(), lingui(), react()] };
