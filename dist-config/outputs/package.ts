import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { linguiMacro } from '../plugins/lingui-macro';
import { messages } from '../plugins/messages';
import { patches } from '../plugins/patches';
import { FRAMEWORK_TYPINGS, typings } from '../typings';
import { fileNameOf, groups } from './chunk-groups';
import { shared } from './shared';

const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));

/**
 * Builds the package for bundlers: readable modules with stable names, every `import()` as a literal. Packages under
 * "dependencies" in package.json are imported, all others are included. So are React and its dependents: the React of a
 * page may be older, and many bundlers force a single one (`resolve.dedupe`), whatever a package depends on.
 */
export const bundlers = (outDir: string): UserConfig => ({
  ...shared(outDir),
  plugins: [patches(), linguiMacro(), messages(), react()],
  // Otherwise React would include both of its builds.
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ...shared(outDir).build,
    minify: false,
    // The code is readable as it is.
    sourcemap: false,
    cssMinify: true,
    lib: { entry: { index: 'src/loader/package.ts' }, formats: ['es'] },
    rolldownOptions: {
      external: new RegExp(`^(?:${Object.keys(dependencies).join('|').replaceAll('.', '\\.')})(?:/|$)`),
      checks: { importIsUndefined: false },
      output: {
        // The same files as for the script tag. Bundlers create a file of each; a file per module would result in
        // five times as many for the same screen.
        codeSplitting: { groups: groups() },
        entryFileNames: '[name].js',
        chunkFileNames: fileNameOf('.js'),
      },
    },
  },
});

/** Writes the types beside the modules. Those of a framework have an empty module, so that it can be imported. */
export function writeTypings(outDir: string): void {
  mkdirSync(outDir, { recursive: true });
  writeFileSync(`${outDir}/index.d.ts`, typings());
  for (const [framework, types] of Object.entries(FRAMEWORK_TYPINGS)) {
    writeFileSync(`${outDir}/${framework}.d.ts`, types);
    writeFileSync(`${outDir}/${framework}.js`, 'export {};\n');
  }
}
