import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Context, Hono } from 'hono';
import type { AppEnv } from '../platform/http/app-env';
import { onGet } from '../platform/http/calls';
import { Problem } from '../platform/http/problem';
import type { SiteOptions } from './options';
import { FOREVER, segmentsOf, sendFile } from './send-file';

/** The page for unknown addresses, which every build writes. */
const MISSING_PAGE = '404.html';
/** The file of a failed first build, in place of the documentation. */
const FAILURE = 'failed.txt';
const RELOAD_SECONDS = '3';
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([^<]+)<\/script>/g;

/**
 * Serves the built documentation below /docs/: static files, the same for everybody. Until `npm start` has built it,
 * the demo says so; a server for real use has no documentation unless its operator builds it (`npm run docs`).
 */
export function serveDocs(app: Hono<AppEnv>, { docsFolder: folder, isProduction }: SiteOptions): void {
  onGet(app, '/docs', (context) => context.redirect('/docs/', 308));
  onGet(app, '/docs/*', async (context) => {
    if (!existsSync(join(folder, MISSING_PAGE))) {
      if (isProduction) throw new Problem(404, 'not_found');
      return waitingPage(context, existsSync(join(folder, FAILURE)));
    }
    const segments = segmentsOf(context).slice(1);
    const headers = { 'Cache-Control': segments[0] === 'assets' ? FOREVER : 'no-cache' };
    const found = await sendFile(context, folder, fileOf(folder, segments), headers, '/docs').catch(onlyProblems);
    if (found && !found.headers.get('content-type')?.startsWith('text/html')) return found;
    const page = found ?? (await sendFile(context, folder, [MISSING_PAGE], {}));
    return answerPage(context, await page.text(), found ? 200 : 404);
  });
}

/** Returns the file of a page's address, which has no ending. */
const fileOf = (folder: string, segments: string[]) => {
  const file = [...segments.slice(0, -1), `${segments.at(-1)}.html`];
  return segments.length > 0 && extname(segments.at(-1) ?? '') === '' && existsSync(join(folder, ...file))
    ? file
    : segments;
};

function onlyProblems(error: unknown): undefined {
  if (!(error instanceof Problem)) throw error;
}

/**
 * Answers a page with a policy that allows its own inline scripts. A live example may call any event-management system
 * and show its pictures.
 */
function answerPage(context: Context, page: string, status: 200 | 404 | 503) {
  const hashes = [...page.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  const policy = [
    "default-src 'self'",
    `script-src ${["'self'", ...new Set(hashes)].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    'img-src * data: blob:',
    'connect-src *',
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ];
  context.header('Content-Security-Policy', policy.join('; '));
  context.header('Cache-Control', 'no-cache');
  return context.html(page, status);
}

const TEXTS = {
  waiting: {
    de: 'Die Dokumentation wird gerade gebaut; das dauert etwa eine Minute. Diese Seite lädt sich von selbst neu. Haben Sie den Server ohne „npm start“ gestartet, dann rufen Sie „npm run docs“ auf.',
    en: 'The documentation is being built, which takes about a minute. This page reloads by itself. If you did not start the server with "npm start", run "npm run docs".',
  },
  failed: {
    de: 'Die Dokumentation ließ sich nicht bauen. Der Grund steht dort, wo Sie „npm start“ ausgeführt haben. „npm run docs“ versucht es noch einmal.',
    en: 'The documentation could not be built. The reason is where you ran "npm start". "npm run docs" tries again.',
  },
};

/** Answers instead of the documentation while there is none. */
function waitingPage(context: Context, hasFailed: boolean) {
  const { de, en } = TEXTS[hasFailed ? 'failed' : 'waiting'];
  context.header('Retry-After', RELOAD_SECONDS);
  return answerPage(
    context,
    `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${RELOAD_SECONDS}">
<title>event-portal</title>
<style>body{max-width:40em;margin:15vh auto;padding:0 20px;font:16px/1.5 system-ui,sans-serif}</style>
</head>
<body>
<main>
<h1>event-portal</h1>
<p>${de}</p>
<p lang="en">${en}</p>
</main>
</body>
</html>`,
    503,
  );
}
