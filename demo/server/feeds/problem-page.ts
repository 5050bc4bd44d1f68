import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { html } from 'hono/html';
import type { Problem } from '../platform/http/problem';

const STYLE =
  'body{max-width:36rem;margin:0 auto;padding:2rem 1rem;font:1rem/1.5 system-ui,sans-serif;color:#1b1b1b;background:#fff}' +
  'h1{font-size:1.5rem;line-height:1.2}a{color:#00508a;display:inline-block;padding:.6rem 0}';
const STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;

/** The paths of links to a calendar, a table or a feed that a browser may open. */
const FEED_PATH = /\/api\/(?:events\.(?:ics|csv|rss|json)|events\/[^/]+\.ics|sitemap\.xml)$/;

type ProblemKind = 'gone' | 'wrong' | 'later' | 'failed';

const TEXTS: Record<'de' | 'en', Record<ProblemKind, readonly [heading: string, text: string]> & { again: string }> = {
  de: {
    gone: [
      'Diesen Termin gibt es hier nicht mehr',
      'Die Veranstaltung ist gelöscht, oder die Adresse ist unvollständig. Bitte öffnen Sie sie noch einmal in der Liste.',
    ],
    wrong: [
      'Die Adresse ist nicht richtig',
      'Ein Teil davon ist unbekannt oder unvollständig. Bitte kopieren Sie die Adresse noch einmal aus der Liste.',
    ],
    later: ['Gerade ist viel los', 'Bitte versuchen Sie es in ein paar Sekunden noch einmal.'],
    failed: [
      'Die Datei kann gerade nicht erstellt werden',
      'Der Fehler liegt bei uns. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
    ],
    again: 'Erneut versuchen',
  },
  en: {
    gone: [
      'This date is no longer here',
      'The event has been deleted, or the address is incomplete. Please open it from the list again.',
    ],
    wrong: [
      'The address is not right',
      'Part of it is unknown or incomplete. Please copy the address from the list again.',
    ],
    later: ['We’re very busy right now', 'Please try again in a few seconds.'],
    failed: ['The file can’t be created at the moment', 'The fault is ours. Please try again in a few minutes.'],
    again: 'Try again',
  },
};

const KIND_BY_STATUS: Record<number, ProblemKind> = {
  400: 'wrong',
  404: 'gone',
  410: 'gone',
  429: 'later',
  503: 'later',
};

/** Checks whether a person reads the failure: browsers accept HTML, feed readers do not. */
export const isForReader = ({ req }: Context): boolean =>
  req.method === 'GET' && FEED_PATH.test(req.path) && /\btext\/html\b/.test(req.header('accept') ?? '');

/** Answers a failure as a page; programs get problem+json. */
export function problemPage(context: Context, { status, headers }: Problem): Response {
  const language = new URL(context.req.url).searchParams.get('lang') ?? context.req.header('accept-language') ?? '';
  const locale = /^en\b/i.test(language) ? 'en' : 'de';
  const kind = KIND_BY_STATUS[status] ?? 'failed';
  const texts = TEXTS[locale];
  const [heading, text] = texts[kind];
  const canRetry = kind === 'later' || kind === 'failed';
  const page = html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${heading}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${heading}</h1>
<p>${text}</p>
${canRetry ? html`<p><a href="">${texts.again}</a></p>` : ''}
</main>
</body>
</html>`;
  context.header('ETag', undefined);
  return context.body(String(page), status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': `default-src 'none'; style-src '${STYLE_HASH}'; frame-ancestors 'none'`,
    'Cache-Control': 'no-store',
    Vary: 'Accept, Accept-Language',
    ...(status === 503 && { 'Retry-After': '2' }),
    ...headers,
  });
}
