import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The file beside the frame page: a JSON array of the sites that may embed it. */
const FILE = 'iframe/frame-ancestors.json';
/** An origin of a content security policy; `https://*.example` is every name below. */
const ORIGIN = /^https?:\/\/(?:\*\.)?[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::(?:\d{1,5}|\*))?$/i;

/** Checks whether an entry of the list is an origin. */
export const isFrameAncestor = (entry: unknown): entry is string => typeof entry === 'string' && ORIGIN.test(entry);

/**
 * Reads the sites that may embed the frame page, as a `frame-ancestors` directive. Undefined if all may: without the
 * file and with an empty list. An unreadable file or a wrong entry allows the own site only.
 */
export async function readFrameAncestors(distFolder: string): Promise<string | undefined> {
  const text = await readFile(join(distFolder, FILE), 'utf8').catch((error: NodeJS.ErrnoException) =>
    error.code === 'ENOENT' ? '[]' : '',
  );
  const entries = parseJson(text);
  if (Array.isArray(entries) && entries.length === 0) return undefined;
  const sites = Array.isArray(entries) && entries.every(isFrameAncestor) ? entries : [];
  return ["frame-ancestors 'self'", ...sites].join(' ');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
