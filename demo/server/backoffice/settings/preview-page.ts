import { readFileSync } from 'node:fs';
import { html } from 'hono/html';
import { DEFAULT_PAGE_SIZE } from '../../clients/known-clients';
import type { Html } from '../page/page';
import { previewFrame, previewPolicy } from '../page/preview-frame';

const SCRIPT = readFileSync(new URL('./browser/preview.js', import.meta.url), 'utf8');

export const SETTINGS_PREVIEW_POLICY = previewPolicy(SCRIPT);

/** Renders the page that draws the portal with the form's settings. */
export const previewPage = (client: string): Html =>
  previewFrame(SCRIPT, { host: `/clients/${encodeURIComponent(client)}`, 'page-size': String(DEFAULT_PAGE_SIZE) });

/** The page in its place for a closed client, whose calls answer nothing. */
export const closedPreview: Html = html`<!doctype html>
<html lang="de"><head><meta charset="utf-8"><title>Keine Vorschau</title></head>
<body><p>Das Portal ist geschlossen. Darum gibt es keine Vorschau.</p></body></html>`;
