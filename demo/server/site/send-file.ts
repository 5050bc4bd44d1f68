import { readFile, realpath, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import type { Context } from 'hono';
import { Problem } from '../platform/http/problem';

/** The cache lifetime of files whose name changes with their content. */
export const FOREVER = 'public, max-age=31536000, immutable';

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** Returns the decoded parts of the path; anything that could leave the folder or reach a hidden file is not found. */
export function segmentsOf(context: Context): string[] {
  const segments = new URL(context.req.url).pathname.split('/').filter((segment) => segment !== '');
  return segments.map((segment) => {
    const decoded = decodeSegment(segment);
    if (decoded === undefined || decoded.startsWith('.') || /[/\\\0:]/.test(decoded))
      throw new Problem(404, 'not_found');
    return decoded;
  });
}

function decodeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/**
 * Answers a file below a folder, or the index.html of a folder.
 *
 * @param prefix the path at which the folder is served, for the redirect to the address of a folder
 * @throws {Problem} 404 if there is no such file
 */
export async function sendFile(
  context: Context,
  folder: string,
  segments: string[],
  headers: Record<string, string>,
  prefix = '',
): Promise<Response> {
  const root = await realpath(folder).catch(() => undefined);
  const realFile = root && (await realpath(join(root, ...segments)).catch(() => undefined));
  // A symbolic link may lead out of the folder.
  if (!root || !realFile || (realFile !== root && !realFile.startsWith(root + sep)))
    throw new Problem(404, 'not_found');
  const isFolder = (await stat(realFile)).isDirectory();
  if (isFolder && !context.req.path.endsWith('/'))
    return context.redirect(`${prefix}/${segments.map(encodeURIComponent).join('/')}/`, 308);
  const file = isFolder ? join(realFile, 'index.html') : realFile;
  const type = contentTypes[extname(file)];
  const body = type && (await readFile(file).catch(() => undefined));
  if (!body || !type) throw new Problem(404, 'not_found');
  return context.body(new Uint8Array(body), 200, { ...headers, 'Content-Type': type });
}
