import { resolve } from 'node:path';
import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { TAGS } from '../../src/elements/registry';
import { importClosure } from '../plugins/import-closure';
import { linguiMacro } from '../plugins/lingui-macro';
import { messagesOnce } from '../plugins/messages-once';
import { noPreloadLinks } from '../plugins/no-preload-links';
import { shortAdvice } from '../plugins/short-advice';
import { shortMessageIds } from '../plugins/short-message-ids';
import { tightStylesPlugin } from '../plugins/tight-styles';
import { viewJsx } from '../plugins/view-jsx';
import { shared } from './shared';

/** Where the build says which file came from which source, for the loader. */
export const MANIFEST = 'chunks/manifest.json';

const PAINTER = 'src/loader/painter.tsx';
const elementFiles = TAGS.map((tag) => `src/elements/${tag}.tsx`);
/** The account alone shows no events; it may load a little of what they need. */
const eventElements = elementFiles.filter((file) => !file.includes('account'));

/** The file of a module without what Vite adds to its name. */
const fileOf = (id: string) => id.replace(/^\0/, '').replace(/\?.*$/, '');

/**
 * Few files compress better and are asked for sooner than many: what the first painter shares with the application is
 * one, what all elements need beyond it another.
 */
function groups() {
  const first = importClosure([PAINTER]);
  const needed = eventElements.map((file) => importClosure([file]));
  const isCore = (file: string) =>
    CORE_PACKAGES.test(file) || CORE_FILES.test(file) || needed.every((files) => files.has(file));
  return [
    {
      name: 'first',
      priority: 2,
      test: (id: string) => first.has(fileOf(id)) && fileOf(id) !== resolve(PAINTER),
    },
    { name: 'core', priority: 1, test: (id: string) => isCore(fileOf(id)) || RUNTIME.test(id) },
  ];
}

const RUNTIME = /rolldown\/runtime/;
/** What every screen of events needs, but no element by itself. */
const CORE_FILES =
  /src\/(?:i18n\/use-speech|ui\/form\/adopt-style|ui\/use-lazy-part|features\/events\/favourites)\.ts$/;
const CORE_PACKAGES =
  /node_modules\/(?:react|react-dom|scheduler|@r2wc|valtio|proxy-compare|wouter|regexparam|use-sync-external-store|@lingui|superstruct)\//;

/** The elements and the first painter as modules, split so that what they share exists once. */
export const es = (outDir: string): UserConfig => ({
  ...shared(outDir),
  plugins: [
    noPreloadLinks(),
    viewJsx(),
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
    manifest: MANIFEST,
    rolldownOptions: {
      input: {
        ...Object.fromEntries(TAGS.map((tag) => [tag, `src/elements/${tag}.tsx`])),
        painter: PAINTER,
      },
      preserveEntrySignatures: 'strict',
      output: {
        format: 'es',
        codeSplitting: { groups: groups() },
        // Seven figures of 64 tell builds apart as well as eight, and the loader names most chunks.
        entryFileNames: 'chunks/[name]-[hash:7].js',
        chunkFileNames: 'chunks/[name]-[hash:7].js',
        assetFileNames: 'chunks/[name]-[hash:7][extname]',
      },
    },
  },
});
