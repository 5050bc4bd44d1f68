import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { Html } from './page';

const STYLE = 'body{margin:0;padding:12px;font:16px/1.5 system-ui,sans-serif;color:#1b1b1b;background:#fff}';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Returns the policy of a preview: it allows the bundle and its requests to this server.
 *
 * @param script of the page itself
 */
export const previewPolicy = (script: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${hashOf(script)}`,
    "style-src 'self' 'unsafe-inline'",
    "connect-src 'self'",
    "img-src 'self' https: data:",
    "font-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ');

/**
 * Renders a page in which the bundle draws a preview.
 *
 * @param data for the script, by the names of `data-` attributes
 */
export const previewFrame = (script: string, data: Record<string, string>): Html => html`<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Vorschau</title><style>${raw(STYLE)}</style>
<script>${raw(script)}</script>
<script type="module" crossorigin src="/dist/event-portal.js"></script></head>
<body${Object.entries(data).map(([name, value]) => html` data-${raw(name)}="${value}"`)}></body></html>`;
