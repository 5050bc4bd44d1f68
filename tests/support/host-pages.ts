import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { CACHED_HEADER } from './server-headers';

const FOLDER = new URL('../e2e/hosts/', import.meta.url);
const DEBIAN = 'file:///usr/share/javascript/';

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Old libraries, by the paths of a package manager; none of them is part of this repository. */
const LIBRARIES: Record<string, URL> = {
  'prototype.js': new URL('prototype/prototype.js', DEBIAN),
  'mootools.js': new URL('mootools/mootools-core-nc.js', DEBIAN),
  'zone.js': new URL('../../node_modules/zone.js/bundles/zone.umd.js', import.meta.url),
};

/** The path of generated pages: `/given/<page>/<path>`. */
export const GIVEN = '/given/';
/** A page that a test has generated. */
export type GivenPage = { html: string; headers: Record<string, string> };
const given = new Map<string, GivenPage>();

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/**
 * Answers in place of the demo server, so that no page has to be routed through a test: a routed browser caches
 * nothing, and loading takes three times as long.
 *
 * - Host pages: files below `/hosts/`, scripts as tools of websites rewrite them, and those that tests have put below `/given/`.
 * - Pictures, which the server draws one by one and takes longer than the tests.
 */
export async function answerHost(request: Request): Promise<Response | undefined> {
  const { pathname, search } = new URL(request.url);
  if (pathname.startsWith(OPTIMISED)) return optimisedScript(new URL(request.url));
  if (pathname.startsWith('/hosts/')) return hostFile(pathname);
  if (pathname.startsWith(GIVEN)) return givenPage(pathname + search, request);
  if (request.method === 'GET' && pathname.includes('/api/media/'))
    return new Response(PIXEL, { headers: { 'Content-Type': 'image/png', ...NEVER_KEPT } });
  return undefined;
}

const NEVER_KEPT = { 'Cache-Control': 'no-store' };

const ALLOWED = 'Access-Control-Allow-Headers';
/** The query parameter of a file that is answered without CORS headers. */
export const WITHOUT_CORS = 'without-cors';

/**
 * Adapts an answer of the demo server to tests. They share a browser: a cached answer would reach the next test, unless
 * a test needs the cache. And each sends an address of its own in a header, also from pages of other origins.
 */
export function asForTests(request: Request, response: Response): Response {
  const { headers } = response;
  const isKept = request.headers.has(CACHED_HEADER);
  const { pathname, searchParams } = new URL(request.url);
  if (!isKept && pathname.startsWith('/clients/')) headers.set('Cache-Control', 'no-store');
  if (searchParams.has(WITHOUT_CORS)) headers.delete('Access-Control-Allow-Origin');
  const allowed = headers.get(ALLOWED);
  if (allowed !== null) headers.set(ALLOWED, `${allowed}, x-forwarded-for`);
  return response;
}

async function givenPage(path: string, request: Request): Promise<Response> {
  if (request.method === 'PUT') {
    given.set(path, (await request.json()) as GivenPage);
    return new Response(null, { status: 204 });
  }
  const page = given.get(path);
  if (!page) return new Response('Not found', { status: 404 });
  const headers = { ...page.headers, ...NEVER_KEPT, 'Content-Type': 'text/html; charset=utf-8' };
  return new Response(page.html, { headers });
}

/** The part of a file's path by which a tool has created it of scripts of the page. */
const OPTIMISED = '/hosts/optimised/';
/** Declarations as in other scripts, with the names that minifiers give: a script must leave none behind. */
const OTHER_SCRIPT = 'const e = 1, t = 2, n = 3, r = 4, i = 5;';

/** Answers a script of the bundle as tools write it: merged with others (`all.js`), or only copied. */
async function optimisedScript({ pathname }: URL): Promise<Response> {
  const [file = '', name] = pathname.slice(OPTIMISED.length).split('/');
  if (name === undefined || name === 'loader.js') return new Response('Not found', { status: 404 });
  const text = await readFile(new URL(`../../dist/${basename(file)}`, import.meta.url), 'utf8');
  const body = name === 'all.js' ? `${OTHER_SCRIPT}\n${text}\n;window.afterScript = e;` : text;
  return new Response(body, { headers: { 'Content-Type': 'text/javascript; charset=utf-8', ...NEVER_KEPT } });
}

/** Answers a file of a host page, with the headers in its first line: `<!-- {"Name": "value"} -->`. */
async function hostFile(pathname: string): Promise<Response> {
  const name = basename(pathname);
  const body = await readFile(LIBRARIES[name] ?? new URL(name, FOLDER), 'utf8').catch(() => undefined);
  if (body === undefined) return new Response('Not found', { status: 404 });
  const [, own] = /^<!-- (\{.*\}) -->/.exec(body) ?? [];
  const headers: Record<string, string> = own ? JSON.parse(own) : {};
  return new Response(body, { headers: { ...headers, 'Content-Type': `${TYPES[extname(name)]}; charset=utf-8` } });
}
