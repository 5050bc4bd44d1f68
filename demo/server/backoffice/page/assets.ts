import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Hono } from 'hono';
import type { BackOfficeEnv } from './office';

const TYPES = { css: 'text/css; charset=utf-8', js: 'text/javascript; charset=utf-8' } as const;

type Asset = { path: string; type: string; text: string };

const assets: Asset[] = [];

/**
 * Adds a file to those that the back office serves to anybody.
 *
 * @param file its address as a module sees it
 * @returns its path, which changes with its content
 */
export function servedAsset(file: URL): string {
  const [, name = '', extension = ''] = /([\w-]+)\.(css|js)$/.exec(file.pathname) ?? [];
  const text = readFileSync(file, 'utf8');
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  const path = `/backoffice/assets/${name}.${hash}.${extension}`;
  assets.push({ path, text, type: TYPES[extension === 'css' ? 'css' : 'js'] });
  return path;
}

/** Serves the files that pages have added; nobody needs to be logged in, for the log-in page needs them as well. */
export function serveAssets(backOffice: Hono<BackOfficeEnv>): void {
  backOffice.get('/assets/:name', async (context, next) => {
    const asset = assets.find(({ path }) => path === context.req.path);
    if (!asset) return next();
    return context.body(asset.text, 200, {
      'Content-Type': asset.type,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
    });
  });
}
