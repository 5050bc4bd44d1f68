import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { askAtOnce } from '../plugins/ask-at-once';
import { FIRST_MODULE } from '../plugins/bundle-graph';
import { chunksByNeed } from '../plugins/chunk-table';
import { firstModule } from '../plugins/first-module';
import { linguiMacro } from '../plugins/lingui-macro';
import { patches } from '../plugins/patches';
import { shortMessageIds } from '../plugins/short-message-ids';
import { sourceManifest } from '../plugins/source-manifest';
import { viewJsx } from '../plugins/view-jsx';
import { chunkGroups } from './chunk-groups';
import { shared } from './shared';

const groups = () => {
  const all = chunkGroups();
  return all.map(({ name, has }, place) => ({ name, test: has, priority: all.length - place }));
};

/**
 * The script tag and the elements as modules, split so that what they share exists once.
 *
 * @param minify off, the code keeps the names of its functions
 */
export const es = (outDir: string, minify = true): UserConfig => ({
  ...shared(outDir),
  plugins: [
    firstModule(),
    chunksByNeed(),
    askAtOnce(),
    sourceManifest(),
    viewJsx(),
    patches(),
    linguiMacro(),
    lingui({ failOnMissing: true }),
    shortMessageIds(),
    react(),
  ],
  // A library leaves this to those who build with it.
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ...shared(outDir).build,
    // A library, so that no `import()` puts preload links into the head of the page, which is the host's.
    lib: {
      formats: ['es'],
      entry: {
        loader: 'src/loader/loader.ts',
        core: 'src/elements/event-elements.ts',
        'event-portal': 'src/elements/event-portal.tsx',
        'article-list': 'src/loader/article-list.tsx',
        light: 'src/loader/light/define.ts',
      },
    },
    rolldownOptions: {
      // Whether jsvat-next has a default export depends on who loads it, so the code asks (src/model/adverts/vat-id.ts).
      checks: { importIsUndefined: false },
      // The loader hands on what it shares without a file between.
      preserveEntrySignatures: 'allow-extension',
      output: {
        // Vite keeps the white space of libraries, and hints for bundlers.
        minify,
        comments: false,
        codeSplitting: { groups: groups() },
        // Seven figures of 64 tell builds apart as well as eight, and the loader names many chunks.
        entryFileNames: ({ name }) => (name === 'loader' ? FIRST_MODULE : 'chunks/[name]-[hash:7].js'),
        chunkFileNames: 'chunks/[name]-[hash:7].js',
        assetFileNames: 'chunks/[name]-[hash:7][extname]',
      },
    },
  },
});
