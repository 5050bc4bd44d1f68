import { readFile, realpath, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import type { Context, Hono } from 'hono';
import { withoutLocale } from '../../../src/routing/locale-prefix';
import { redirectOf, splitRoute } from '../../../src/routing/redirects';
import { isRoute } from '../../../src/routing/route-names';
import type { AppEnv } from '../platform/http/app-env';
import { type Handler, onGet } from '../platform/http/calls';
import { openToEveryOrigin } from '../platform/http/headers';
import { Problem } from '../platform/http/problem';
import { readFrameAncestors } from './frame-ancestors';
import type { SiteOptions } from './options';
import { VERSION_FOLDER } from './version-folder';

const types: Record<string, string> = {
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

const STAND_ALONE = '/portal';
/** The client of the portal. */
const CLIENT = '/clients/stadt';
/** Screens of records that may be missing or switched off; the calls have the same paths. */
const RECORDS = /^\/(?:events\/[^/]+|articles(?:\/[^/]+)?)$/;
const NOT_FOUND = 404;
/** Headers against framing: other sites could trick users into clicks on the page. */
const OWN_FRAMES = "frame-ancestors 'self'";
const OF_OWN_PAGES = {
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': OWN_FRAMES,
  'Cross-Origin-Resource-Policy': 'same-origin',
};
/** The element as the page's script would create it. */
const PORTAL = `<event-portal host="${CLIENT}" history="path" heading-level="1" data-path-base="${STAND_ALONE}" data-owns-title></event-portal>`;
const FOREVER = 'public, max-age=31536000, immutable';

/** Serves the bundle below /dist/. */
export function serveBundle(app: Hono<AppEnv>, { distFolder }: SiteOptions): void {
  app.use('/dist/*', openToEveryOrigin());
  onGet(app, '/dist/*', async (context) => {
    const parts = partsOf(context).slice(1);
    const [version, inside] = VERSION_FOLDER.test(parts[0] ?? '') ? [parts[0], parts.slice(1)] : [undefined, parts];
    // Also within a version, the operator may change the lists beside the frame page.
    const isFixed = inside[0] === 'chunks' || (version !== undefined && extname(inside.at(-1) ?? '') === '.js');
    const folder = version === undefined ? distFolder : join(distFolder, version);
    const ancestors = inside[0] === 'iframe' ? await readFrameAncestors(folder) : undefined;
    return sendFile(context, distFolder, parts, {
      'Cache-Control': isFixed ? FOREVER : 'no-cache',
      ...(ancestors && { 'Content-Security-Policy': ancestors }),
    });
  });
}

/** Serves the portal's own page, the page of the form fields, and the demo pages: / and /{page}/ with their files. */
export function serveDemoPages(app: Hono<AppEnv>, options: SiteOptions): void {
  const { distFolder, demoFolder, prerenderMs, publicUrl } = options;
  onGet(app, `${STAND_ALONE}/*`, async (context) => {
    const page = await readFile(join(distFolder, 'iframe/index.html'), 'utf8').catch(() => undefined);
    if (page === undefined) throw new Problem(404, 'not_found');
    context.header('Cache-Control', 'no-cache');
    // People log in here; the page that is made for frames is the one below /dist/, which any site may embed.
    context.header('Content-Security-Policy', OWN_FRAMES);
    const ask = (path: string) => app.fetch(new Request(`${publicUrl()}${CLIENT}/api${path}`));
    const isThere = await isInPortal(new URL(context.req.url), ask);
    return context.html(standAlone(page, prerenderMs > 0), isThere ? 200 : NOT_FOUND);
  });
  const page: Handler = async (context) => {
    const parts = partsOf(context);
    const isTopFile = parts.length === 1 && extname(parts[0] ?? '') !== '';
    const folder = parts.length === 0 || isTopFile ? demoFolder : join(demoFolder, 'pages');
    return sendFile(context, folder, parts, OF_OWN_PAGES);
  };
  // The build writes this page into the folder of the bundle.
  onGet(app, '/kit/*', (context) => sendFile(context, distFolder, partsOf(context), OF_OWN_PAGES));
  onGet(app, '/*', page);
}

/** Checks whether the portal has the screen, and the record that it shows. */
async function isInPortal({ pathname, search }: URL, ask: (path: string) => Response | Promise<Response>) {
  const route = pathname.slice(STAND_ALONE.length) + search;
  if (!isRoute(route)) return false;
  const [path] = splitRoute(withoutLocale(redirectOf(route, () => 'de') ?? route));
  return !RECORDS.test(path) || (await ask(path)).status !== NOT_FOUND;
}

/**
 * Returns the frame's page for its own path: all paths below are routes, so its files need an absolute base.
 *
 * @param hasElement true if the portal stands in the page, and not only once its script inserts it
 */
const standAlone = (page: string, hasElement: boolean) =>
  page
    .replace('<div id="client">', (box) => (hasElement ? box + PORTAL : box))
    .replace('<head>', '<head><base href="/dist/iframe/">')
    .replace('<body', `<body data-path-base="${STAND_ALONE}" data-host="${CLIENT}"`);

/** Returns the decoded parts of the path; anything that could leave the folder or reach a hidden file is not found. */
function partsOf(context: Context): string[] {
  const parts = new URL(context.req.url).pathname.split('/').filter((part) => part !== '');
  return parts.map((part) => {
    const decoded = decodeOrNothing(part);
    if (decoded === undefined || decoded.startsWith('.') || /[/\\\0:]/.test(decoded))
      throw new Problem(404, 'not_found');
    return decoded;
  });
}

function decodeOrNothing(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

async function sendFile(
  context: Context,
  folder: string,
  parts: string[],
  headers: Record<string, string>,
): Promise<Response> {
  const root = await realpath(folder).catch(() => undefined);
  const found = root && (await realpath(join(root, ...parts)).catch(() => undefined));
  // A symbolic link may lead out of the folder.
  if (!root || !found || (found !== root && !found.startsWith(root + sep))) throw new Problem(404, 'not_found');
  const isFolder = (await stat(found)).isDirectory();
  if (isFolder && !context.req.path.endsWith('/'))
    return context.redirect(`/${parts.map(encodeURIComponent).join('/')}/`, 308);
  const file = isFolder ? join(found, 'index.html') : found;
  const type = types[extname(file)];
  const body = type && (await readFile(file).catch(() => undefined));
  if (!body || !type) throw new Problem(404, 'not_found');
  return context.body(new Uint8Array(body), 200, { ...headers, 'Content-Type': type });
}
