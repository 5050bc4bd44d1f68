import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** The content of files by their paths in an archive. */
export type KitFiles = Record<string, Uint8Array>;

/** Returns the files below a folder, by their paths below another one. */
export function filesBelow(folder: string, prefix = '', isWanted: (path: string) => boolean = () => true): KitFiles {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [file, file.slice(folder.length + 1).replaceAll('\\', '/')] as const)
    .filter(([, path]) => isWanted(path))
    .sort(([, a], [, b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([file, path]) => [posix.join(prefix, path), readFileSync(file)]));
}

/** The files of dist/ that a website needs: the scripts and the page for frames. */
const FOR_WEBSITES = /^(?:event-portal(?:\.iife|-frame)?\.js|loader\.js|chunks\/.*\.js|iframe\/(?!.*\.map$).*)$/;

/** Returns the files of a build that a website needs, below a folder of an archive. */
export const bundleFiles = (dist: string, prefix: string): KitFiles =>
  filesBelow(dist, prefix, (path) => FOR_WEBSITES.test(path));

/** Returns a text as the bytes of a file. */
export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
