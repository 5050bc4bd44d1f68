import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { VERSION_FOLDER } from '../demo/server/site/version-folder';

/** The file with the hashes of all scripts of a build. */
export const INTEGRITY = 'integrity.json';

/** The folders that the build does not create: the copies of the demo, and the documentation. */
const OTHERS: readonly string[] = ['demo-vendor', 'docs'];

/**
 * Moves a new build into place: into dist/, where existing versions stay, or beside them as a version.
 *
 * @throws {Error} when the version exists with other scripts: pages name their hashes, and caches store them
 */
export function layOut(fresh: string, dist: string, version: string | undefined): void {
  if (version === undefined) {
    const kept = existsSync(dist)
      ? readdirSync(dist).filter((name) => OTHERS.includes(name) || VERSION_FOLDER.test(name))
      : [];
    for (const name of kept) cpSync(join(dist, name), join(fresh, name), { recursive: true, preserveTimestamps: true });
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
