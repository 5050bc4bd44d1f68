import type { Hono } from 'hono';
import type { AppEnv } from '../../server/platform/http/app-env';
import { CLOSED_POLICY, onGet } from '../../server/platform/http/calls';
import { Problem } from '../../server/platform/http/problem';
import { drawNames, drawTile, type Tile } from './draw-tile';

const MAX_ZOOM = 19;
const CACHED_FOR_A_DAY = 'public, max-age=86400';
const NUMBER = /^\d{1,6}$/;

/** Serves a plain map of the demo's region, so that the demo shows maps without an external server. */
export function serveTiles(app: Hono<AppEnv>): void {
  serve(app, 'tiles', drawTile);
  serve(app, 'names', drawNames);
}

function serve(app: Hono<AppEnv>, kind: 'tiles' | 'names', draw: (tile: Tile) => string): void {
  onGet(app, `/clients/:client/${kind}/:z/:x/:y`, (context) => {
    const { z, x, y } = context.req.param();
    const [zoom = -1, column = -1, row = -1] = [z, x, y?.replace(/\.svg$/, '')].map((text = '') =>
      NUMBER.test(text) ? Number(text) : -1,
    );
    const tileCount = 2 ** zoom;
    if (zoom < 0 || zoom > MAX_ZOOM || column < 0 || row < 0 || column >= tileCount || row >= tileCount)
      throw new Problem(404, 'not_found');
    return context.body(draw({ z: zoom, x: column, y: row }), 200, {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': CACHED_FOR_A_DAY,
      'Content-Security-Policy': CLOSED_POLICY,
    });
  });
}
