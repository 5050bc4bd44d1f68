import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';

const FOLDER = new URL('../e2e/hosts/', import.meta.url);
const DEBIAN = 'file:///usr/share/javascript/';

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Old libraries, from where a package manager puts them; none of them is part of this repository. */
const LIBRARIES: Record<string, URL> = {
  'prototype.js': new URL('prototype/prototype.js', DEBIAN),
  'mootools.js': new URL('mootools/mootools-core-nc.js', DEBIAN),
  'zone.js': new URL('../../node_modules/zone.js/bundles/zone.umd.js', import.meta.url),
};

/** Files of host pages below `/hosts/`; a page says its own headers in its first line: `<!-- {"Name": "value"} -->`. */
export async function answerHost(request: Request): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith('/hosts/')) return undefined;
  const name = basename(pathname);
  const body = await readFile(LIBRARIES[name] ?? new URL(name, FOLDER), 'utf8').catch(() => undefined);
  if (body === undefined) return new Response('Not found', { status: 404 });
  const [, own] = /^<!-- (\{.*\}) -->/.exec(body) ?? [];
  const headers: Record<string, string> = own ? JSON.parse(own) : {};
  return new Response(body, { headers: { ...headers, 'Content-Type': `${TYPES[extname(name)]}; charset=utf-8` } });
}
