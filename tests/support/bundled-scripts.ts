import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Scripts that tests start as processes of their own. */
const SCRIPTS = ['demo/server/main.ts', 'demo/scripts/serve-production.ts', 'tests/support/crashes/server-process.ts'];

/**
 * Puts each script with all that it imports into one file, which starts in a fourth of the time that its sources take.
 *
 * @returns the folder of the files, named as the scripts, and what removes it
 */
export async function bundleScripts(): Promise<{ folder: string; remove: () => Promise<void> }> {
  // Where Node.js finds the packages, which stay outside.
  const folder = mkdtempSync(join(ROOT, 'node_modules/.test-scripts-'));
  await build({
    ...{ configFile: false, logLevel: 'error', root: ROOT },
    build: { ssr: true, outDir: folder, minify: false, rolldownOptions: { input: SCRIPTS } },
    plugins: [
      {
        name: 'places-of-sources',
        enforce: 'pre',
        // The files beside a source are read from there.
        transform: (code, id) => code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
      },
    ],
  });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
