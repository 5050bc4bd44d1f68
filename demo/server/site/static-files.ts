import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Hono } from 'hono';
import { withoutLocale } from '../../../src/routing/locale-prefix';
import { redirectOf, splitRoute } from '../../../src/routing/redirects';
import { isRoute } from '../../../src/routing/route-names';
import type { AppEnv } from '../platform/http/app-env';
import { type Handler, onGet } from '../platform/http/calls';
import { openToEveryOrigin } from '../platform/http/headers';
import { Problem } from '../platform/http/problem';
import { readFrameAncestors } from './frame-ancestors';
import type { SiteOptions } from './options';
import { FOREVER, segmentsOf, sendFile } from './send-file';
import { VERSION_FOLDER } from './version-folder';

const PORTAL_PATH = '/portal';
/** The client of the portal. */
const CLIENT = '/clients/stadt';
/** Screens of records that may be missing or switched off; the calls have the same paths. */
const RECORD_SCREENS = /^\/(?:events\/[^/]+|articles(?:\/[^/]+)?)$/;
const NOT_FOUND = 404;
/** Headers against framing: other sites could trick users into clicks on the page. */
const OWN_FRAMES_ONLY = "frame-ancestors 'self'";
const OWN_PAGE_HEADERS = {
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': OWN_FRAMES_ONLY,
  'Cross-Origin-Resource-Policy': 'same-origin',
};
/** The element as the page's script would create it. */
const PORTAL = `<event-portal host="${CLIENT}" history="path" heading-level="1" data-path-base="${PORTAL_PATH}" data-owns-title></event-portal>`;

/** Serves the bundle below /dist/. */
export function serveBundle(app: Hono<AppEnv>, { distFolder }: SiteOptions): void {
  app.use('/dist/*', openToEveryOrigin());
  onGet(app, '/dist/*', async (context) => {
    const segments = segmentsOf(context).slice(1);
    const [version, innerPath] = VERSION_FOLDER.test(segments[0] ?? '')
      ? [segments[0], segments.slice(1)]
      : [undefined, segments];
    // Also within a version, the operator may change the lists beside the frame page.
    const isImmutable =
      innerPath[0] === 'chunks' || (version !== undefined && extname(innerPath.at(-1) ?? '') === '.js');
    const folder = version === undefined ? distFolder : join(distFolder, version);
    const ancestors = innerPath[0] === 'iframe' ? await readFrameAncestors(folder) : undefined;
    return sendFile(context, distFolder, segments, {
      'Cache-Control': isImmutable ? FOREVER : 'no-cache',
      ...(ancestors && { 'Content-Security-Policy': ancestors }),
    });
  });
}

/** Serves the portal's own page, the page of the form fields, and the demo pages: / and /{page}/ with their files. */
export function serveDemoPages(app: Hono<AppEnv>, options: SiteOptions): void {
  const { distFolder, demoFolder, prerenderMs, publicUrl } = options;
  onGet(app, `${PORTAL_PATH}/*`, async (context) => {
    const page = await readFile(join(distFolder, 'iframe/index.html'), 'utf8').catch(() => undefined);
    if (page === undefined) throw new Problem(404, 'not_found');
    context.header('Cache-Control', 'no-cache');
    // People log in here; the page that is made for frames is the one below /dist/, which any site may embed.
    context.header('Content-Security-Policy', OWN_FRAMES_ONLY);
    const fetchApi = (path: string) => app.fetch(new Request(`${publicUrl()}${CLIENT}/api${path}`));
    const exists = await isInPortal(new URL(context.req.url), fetchApi);
    return context.html(standAlonePage(page, prerenderMs > 0), exists ? 200 : NOT_FOUND);
  });
  const page: Handler = async (context) => {
    const segments = segmentsOf(context);
    const isTopFile = segments.length === 1 && extname(segments[0] ?? '') !== '';
    const folder = segments.length === 0 || isTopFile ? demoFolder : join(demoFolder, 'pages');
    return sendFile(context, folder, segments, OWN_PAGE_HEADERS);
  };
  // The build writes this page into the folder of the bundle.
  onGet(app, '/kit/*', (context) => sendFile(context, distFolder, segmentsOf(context), OWN_PAGE_HEADERS));
  onGet(app, '/*', page);
}

/** Checks whether the portal has the screen, and the record that it shows. */
async function isInPortal({ pathname, search }: URL, fetchApi: (path: string) => Response | Promise<Response>) {
  const route = pathname.slice(PORTAL_PATH.length) + search;
  if (!isRoute(route)) return false;
  const [path] = splitRoute(withoutLocale(redirectOf(route, () => 'de') ?? route));
  return !RECORD_SCREENS.test(path) || (await fetchApi(path)).status !== NOT_FOUND;
}

/**
 * Returns the frame's page for its own path: all paths below are routes, so its files need an absolute base.
 *
 * @param hasElement true if the portal stands in the page, and not only once its script inserts it
 */
const standAlonePage = (page: string, hasElement: boolean) =>
  page
    .replace('<div id="client">', (box) => (hasElement ? box + PORTAL : box))
    .replace('<head>', '<head><base href="/dist/iframe/">')
    .replace('<body', `<body data-path-base="${PORTAL_PATH}" data-host="${CLIENT}"`);
