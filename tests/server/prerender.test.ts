import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { appOn, onOneDatabase } from './on-each-database';

const folder = mkdtempSync(join(tmpdir(), 'portal-prerender-'));
const PAGE = '<!doctype html><head></head><p>Seite</p>';

/** A bundle that writes down what it is asked, and shows what the server's own call answers. */
const BUNDLE = `export const newPrerender = ({ fetch, eventUrl }) => async (html, { url }) => {
  const answer = await fetch(new URL('/clients/stadt/api/events?pageSize=1', url).href, {});
  return {
    html: html.replace('Seite', answer.status + ' ' + url + ' ' + eventUrl('https://x.example/clients/stadt')),
    isMissing: url.endsWith('/nichts'),
    missed: [],
  };
};`;

function write(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

write({
  'dist/prerender/index.js': BUNDLE,
  'dist/iframe/index.html': '<head></head><body><div id="client"></div>Seite</body>',
  'demo/index.html': PAGE,
  'demo/pages/stadt/index.html': PAGE,
  'demo/pages/stadt/site.css': 'p{}',
  'old/iframe/index.html': PAGE,
});
afterAll(() => rmSync(folder, { recursive: true }));

onOneDatabase('prerendered pages', (backend) => {
  const errors: unknown[] = [];
  const appWith = (given: object, dist = 'dist') =>
    appOn(backend().database, errors, {
      distFolder: join(folder, dist),
      demoFolder: join(folder, 'demo'),
      publicUrl: () => 'https://town.example',
      ...given,
    });

  it('contain the prerendered elements and their canonical address', async () => {
    const answer = await appWith({ prerenderMs: 60_000 }).request('/stadt/?a=1');
    expect(answer.status).toBe(200);
    const page = await answer.text();
    expect(page).toContain('200 https://town.example/stadt/?a=1 /portal/events/{eventId}');
    expect(page).toContain('<link rel="canonical" href="https://town.example/stadt/">');
    expect(answer.headers.get('content-security-policy')).toBe("frame-ancestors 'self'");
    expect(answer.headers.get('etag')).not.toBeNull();
  });

  it('contain the portal on the stand-alone page, and report an unknown event', async () => {
    const app = appWith({ prerenderMs: 60_000 });
    const portal = await app.request('/portal/events/7');
    expect(await portal.text()).toMatch(/<div id="client"><event-portal host="\/clients\/stadt" history="path"/);
    expect((await app.request('/portal/events/nichts')).status).toBe(404);
  });

  it('leave other files, calls and errors unchanged', async () => {
    const app = appWith({ prerenderMs: 60_000 });
    expect(await (await app.request('/stadt/site.css')).text()).toBe('p{}');
    expect((await app.request('/clients/stadt/api/clientSettings')).headers.get('content-type')).toContain('json');
    expect((await app.request('/nirgends')).status).toBe(404);
  });

  it('are served unchanged without a bundle, and if prerendering is off', async () => {
    const app = appWith({ prerenderMs: 60_000 }, 'old');
    expect(await (await app.request('/stadt/')).text()).toContain('<p>Seite</p>');
    expect(errors).toHaveLength(1);
    expect(await (await appWith({}).request('/stadt/')).text()).toBe(PAGE);
  });
});
