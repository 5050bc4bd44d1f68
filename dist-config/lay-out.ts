import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { VERSION_FOLDER } from '../demo/server/site/version-folder';

/** Hashes of all scripts of a build. */
export const INTEGRITY = 'integrity.json';

/** The demo's copies, which the build does not make. */
const VENDOR = 'demo-vendor';

/**
 * Puts a new build in its place: into dist/, where the versions that stand there are kept, or beside them as one of those.
 *
 * @throws {Error} when the version is there already with other scripts: pages name their hashes, and caches keep them
 */
export function layOut(fresh: string, dist: string, version: string | undefined): void {
  if (version === undefined) {
    const kept = existsSync(dist)
      ? readdirSync(dist).filter((name) => name === VENDOR || VERSION_FOLDER.test(name))
      : [];
    for (const name of kept) cpSync(join(dist, name), join(fresh, name), { recursive: true });
    rmSync(dist, { recursive: true, force: true });
    renameSync(fresh, dist);
    return;
  }
  const place = join(dist, version);
  const hashes = (folder: string) => readFileSync(join(folder, INTEGRITY), 'utf8');
  if (existsSync(place) && hashes(place) !== hashes(fresh))
    throw new Error(`${place} holds another build. A version never changes: name a new one, or remove the folder.`);
  rmSync(place, { recursive: true, force: true });
  mkdirSync(dirname(place), { recursive: true });
  renameSync(fresh, place);
}
