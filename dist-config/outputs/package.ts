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
 * What bundlers import: modules that can be read, under names that stay, with every `import()` as a literal. What
 * package.json names under "dependencies" is imported from there, all else comes inside. So does React, with whatever
 * stands on it: the React of a page may be an older one, and many bundlers are told to have but one (`resolve.dedupe`),
 * whatever a package depends on.
 */
export const bundlers = (outDir: string): UserConfig => ({
  ...shared(outDir),
  plugins: [patches(), linguiMacro(), messages(), react()],
  // Else React would bring both of its builds.
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ...shared(outDir).build,
    minify: false,
    // The code can be read as it is.
    sourcemap: false,
    cssMinify: true,
    lib: { entry: { index: 'src/loader/package.ts' }, formats: ['es'] },
    rolldownOptions: {
      external: new RegExp(`^(?:${Object.keys(dependencies).join('|').replaceAll('.', '\\.')})(?:/|$)`),
      checks: { importIsUndefined: false },
      output: {
        // The files of the script tag. Bundlers make a file of each; with a file for each module, they would make five times
        // as many for the same screen.
        codeSplitting: { groups: groups() },
        entryFileNames: '[name].js',
        chunkFileNames: fileNameOf('.js'),
      },
    },
  },
});

/** Writes the types beside the modules. What is for a framework has types alone; its module is empty, so that it may be imported. */
export function writeTypings(outDir: string): void {
  mkdirSync(outDir, { recursive: true });
  writeFileSync(`${outDir}/index.d.ts`, typings());
  for (const [framework, types] of Object.entries(FRAMEWORK_TYPINGS)) {
    writeFileSync(`${outDir}/${framework}.d.ts`, types);
    writeFileSync(`${outDir}/${framework}.js`, 'export {};\n');
  }
}
