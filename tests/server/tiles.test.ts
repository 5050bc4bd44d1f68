import { beforeAll, expect, it } from 'vitest';
import { serveTiles } from '../../demo/seed/tiles/serve-tiles';
import { CLOSED_POLICY } from '../../demo/server/platform/http/calls';
import { appOn, type Backend, onOneDatabase } from './on-each-database';

/** The column and row of a place at a zoom. */
const tileAt = (lat: number, lon: number, z: number) => {
  const angle = (lat * Math.PI) / 180;
  return `${z}/${Math.floor(((lon + 180) / 360) * 2 ** z)}/${Math.floor(((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * 2 ** z)}`;
};

onOneDatabase('the tiles of the demo’s map', (backend) => {
  let app: Backend['app'];
  beforeAll(() => {
    app = appOn(backend().database, backend().errors, { furtherCalls: serveTiles });
  });
  const tile = (path: string) => app.request(`/clients/stadt/tiles/${path}.svg`);

  it('are pictures with names of towns, for pages of every origin', async () => {
    const response = await tile(tileAt(48.4655, 9.2263, 13));
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(response.headers.get('content-security-policy')).toBe(CLOSED_POLICY);
    const drawing = await response.text();
    expect(drawing).toMatch(/^<svg [^>]*width="256"/);
    expect(drawing).toContain('Pfullingen');
    expect(await (await tile(tileAt(48.4655, 9.2263, 16))).text()).toContain('stroke-linecap');
    expect(await (await tile(tileAt(52.5, 13.4, 13))).text()).not.toContain('<text');
  });

  it('exist as names alone, for above the markers', async () => {
    const response = await app.request(`/clients/stadt/names/${tileAt(48.4655, 9.2263, 13)}.svg`);
    const drawing = await response.text();
    expect(drawing).toContain('Pfullingen');
    expect(drawing).not.toMatch(/<(?!svg|text|\/)/);
  });

  it('are answered by 304 if unchanged', async () => {
    const path = tileAt(48.4655, 9.2263, 13);
    const first = await tile(path);
    expect(first.headers.get('cache-control')).toContain('max-age=');
    const headers = { 'If-None-Match': first.headers.get('etag') ?? '' };
    expect((await app.request(`/clients/stadt/tiles/${path}.svg`, { headers })).status).toBe(304);
  });

  it('name the larger of two towns if there is no space for both', async () => {
    const near = await (await tile(tileAt(48.4914, 9.2043, 9))).text();
    expect(near).toContain('Reutlingen');
    expect(near).not.toContain('Eningen');
  });

  it('exist in the demo only', async () => {
    expect((await backend().app.request('/clients/stadt/tiles/3/0/0.svg')).status).toBe(404);
  });

  it.each(['20/0/0', '3/8/0', '3/0/8', '-1/0/0', 'a/0/0', '1/0.5/0'])('answer 404 at %s', async (path) => {
    expect((await tile(path)).status).toBe(404);
  });
});
