import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { INTEGRITY } from '../lay-out';

/** The lists of the frame page that belong to the operator: a deployment never changes existing ones. */
const OPERATORS = new Set(['iframe/hosts.json', 'iframe/frame-ancestors.json']);
/** The files that load others, in the order in which they are replaced. */
const ENTRIES = [
  ...['iframe/index.html', 'file-check.js', 'event-portal-frame.js'],
  ...['loader.js', 'event-portal.iife.js', 'event-portal.js'],
];
/** The path of a file with a hash in its name, below the folder: it never changes, and may be removed one day. */
const IMMUTABLE = /^(?:chunks|iframe)\/[\w.-]+-[\w-]{8}\.(?:js|css)(?:\.map)?$/;

/** Checks whether a path is that of a file that a deployment may remove. */
export const isImmutable = (path: string): boolean => IMMUTABLE.test(path);

/** Checks whether a file belongs to the operator once it is there. */
export const isOperators = (path: string): boolean => OPERATORS.has(path);

/** Returns the hash of a file; undefined if there is none. */
export function hashOf(file: string): string | undefined {
  return existsSync(file) ? createHash('sha384').update(readFileSync(file)).digest('base64') : undefined;
}

/** A build of the bundle for browsers. */
export type Build = {
  /** The hash of all its scripts. */
  id: string;
  /** The paths of its files, in the order in which they are written: those that load others come last. */
  files: string[];
};

/**
 * Lists the files of a build that browsers and integrators need, without pages and programs of the repository.
 *
 * @throws {Error} if the folder holds no build
 */
export function readBuild(folder: string): Build {
  const id = hashOf(join(folder, INTEGRITY));
  const missing = [INTEGRITY, ...ENTRIES].filter((path) => !existsSync(join(folder, path)));
  if (id === undefined || missing.length > 0)
    throw new Error(`${folder} holds no build: ${missing.join(', ')} missing. \`npm run build\` writes one.`);
  const below = (place: string) =>
    readdirSync(join(folder, place), { withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map(({ name }) => (place === '' ? name : `${place}/${name}`));
  const all = [...below('chunks'), ...below('iframe'), ...below('')].filter((path) => path !== 'chunks/manifest.json');
  const rank = (path: string) => (isImmutable(path) ? -2 : ENTRIES.indexOf(path));
  return { id, files: all.sort((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1)) };
}
