import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { zipSync } from 'fflate';
import { version } from '../../package.json';
import type { KitFiles } from './kit-files';
import { typo3Extension } from './typo3';
import { wordpressPlugin } from './wordpress';

/*
 * Packs the kits for content-management systems with the build in dist/ (`npm run cms`): archives that their
 * administration installs.
 */

const DIST = 'dist';
const FOLDER = `${DIST}/cms`;
/** The time of every file, so that equal files give equal archives. */
const TIME = '1980-01-01';

if (!existsSync(`${DIST}/event-portal.js`)) {
  console.error('dist/ has no build. First run: npm run build');
  process.exit(1);
}
const kits: Record<string, KitFiles> = {
  'event-portal-wordpress.zip': wordpressPlugin(DIST, version),
  // TYPO3 reads the key and the version of an extension from the name of its archive.
  [`event_portal_${version}.zip`]: typo3Extension(DIST, version),
};
mkdirSync(FOLDER, { recursive: true });
for (const [name, files] of Object.entries(kits)) {
  const archive = zipSync(files, { mtime: TIME });
  writeFileSync(`${FOLDER}/${name}`, archive);
  console.log(`${FOLDER}/${name}: ${Object.keys(files).length} files, ${Math.round(archive.length / 1024)} KB`);
}
