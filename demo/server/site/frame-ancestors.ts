import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Stands beside the frame page: a JSON array of the sites that may show it in a frame. */
const FILE = 'iframe/frame-ancestors.json';
/** An origin as a content security policy names it; `https://*.example` is every name below. */
const ORIGIN = /^https?:\/\/(?:\*\.)?[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::(?:\d{1,5}|\*))?$/i;

/** Tells whether an entry of the list is an origin. */
export const isFrameAncestor = (entry: unknown): entry is string => typeof entry === 'string' && ORIGIN.test(entry);

/**
 * Reads which sites may show the frame page, as a `frame-ancestors` directive; undefined where all may: without the file
 * and with an empty list. A file that cannot be read or has a wrong entry lets nobody but the own site.
 */
export async function readFrameAncestors(distFolder: string): Promise<string | undefined> {
  const text = await readFile(join(distFolder, FILE), 'utf8').catch((error: NodeJS.ErrnoException) =>
    error.code === 'ENOENT' ? '[]' : '',
  );
  const entries = parsed(text);
  if (Array.isArray(entries) && entries.length === 0) return undefined;
  const sites = Array.isArray(entries) && entries.every(isFrameAncestor) ? entries : [];
  return ["frame-ancestors 'self'", ...sites].join(' ');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
