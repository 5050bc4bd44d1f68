import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { INTEGRITY } from '../lay-out';
import { type Build, hashOf } from './build-files';

/** The list of the builds in a web folder. */
export const BUILDS = 'event-portal-builds.json';

/** A build that was written into a web folder, wholly or in part. */
export type DeployedBuild = Build & {
  /** The time at which it was first in place, in ISO 8601; absent while it is written. */
  since?: string;
  /** The time at which another build took its place; absent for the current build. */
  until?: string;
};

/**
 * Reads the list of builds. A folder into which a build was copied by hand counts as one.
 *
 * @throws {Error} if the list cannot be read
 */
export function readBuilds(folder: string): DeployedBuild[] {
  const file = join(folder, BUILDS);
  if (!existsSync(file)) return copiedByHand(folder);
  try {
    const { builds } = JSON.parse(readFileSync(file, 'utf8')) as { builds: DeployedBuild[] };
    if (builds.every(({ id, files }) => typeof id === 'string' && files.every((path) => typeof path === 'string')))
      return builds;
  } catch {
    // Told below.
  }
  throw new Error(`${file} is no list of builds. Restore it, or deploy into a new folder.`);
}

/** Writes the list of builds. */
export function writeBuilds(folder: string, builds: readonly DeployedBuild[]): void {
  const file = join(folder, BUILDS);
  writeFileSync(`${file}.new`, `${JSON.stringify({ builds }, null, 1)}\n`);
  renameSync(`${file}.new`, file);
}

/** Returns the build that somebody has copied into the folder: the files whose hashes its list of hashes names. */
function copiedByHand(folder: string): DeployedBuild[] {
  const list = join(folder, INTEGRITY);
  const id = hashOf(list);
  if (id === undefined) return [];
  const hashes = hashesIn(list);
  const scripts = Object.keys(hashes).filter((path) => `sha384-${hashOf(join(folder, path))}` === hashes[path]);
  if (!scripts.includes('event-portal.js')) return [];
  const maps = scripts.map((path) => `${path}.map`).filter((path) => existsSync(join(folder, path)));
  const others = ['custom-elements.json', 'event-portal.d.ts', 'snippet.html', 'iframe/index.html'];
  return [{ id, since: new Date(0).toISOString(), files: [INTEGRITY, ...scripts, ...maps, ...others] }];
}

function hashesIn(file: string): Record<string, string> {
  try {
    const hashes: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return typeof hashes === 'object' && hashes !== null ? (hashes as Record<string, string>) : {};
  } catch {
    return {};
  }
}
