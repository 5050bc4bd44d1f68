import { expect, it } from 'vitest';
import type { AppOptions } from '../../demo/server/app-options';
import { appOn, onOneDatabase } from './on-each-database';

const PUBLIC_URL = 'https://portal.example:8443';
const PATHS = ['/outbox', '/outbox.json', '/backoffice', '/backoffice/stadt'];

onOneDatabase('pages of the own host name', (backend) => {
  const app = () =>
    appOn(backend().database, backend().errors, { publicUrl: () => PUBLIC_URL, backOfficePassword: 'open-sesame' });
  const ask = (path: string, host: string) => app().request(path, { headers: { host } });

  it.each(['localhost', 'localhost:4173', '127.0.0.1:4000', '[::1]:4000', 'portal.example', 'PORTAL.example.:8443'])(
    'are shown at %s',
    async (host) => {
      for (const path of PATHS) {
        const { status, headers } = await ask(path, host);
        expect([path, status]).not.toEqual([path, 421]);
        expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      }
    },
  );

  it.each([
    'evil.example',
    'evil.example:4173',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'portal.example.evil.example',
    'x@localhost:1@evil.example',
    'localhost@evil.example',
    '192.168.1.7',
    'a b',
    '',
  ])('are refused at "%s"', async (host) => {
    for (const path of PATHS) {
      const response = await ask(path, host);
      expect([path, response.status, (await response.json()).code]).toEqual([path, 421, 'wrong_host']);
    }
  });

  it.each<[string, Partial<AppOptions>, Record<string, string>, number]>([
    ['on this machine', {}, {}, 200],
    ['on this machine by its address', { publicUrl: () => 'http://127.0.0.1:4173' }, {}, 200],
    ['where others reach the server', { publicUrl: () => PUBLIC_URL }, {}, 404],
    ['behind a proxy', { behindProxy: true }, {}, 404],
    ['where mails are sent', { mail: { send: async () => undefined } }, {}, 404],
    ['for a proxy that nobody has told of', {}, { 'x-forwarded-for': '203.0.113.9' }, 404],
    ['for a proxy that names the caller otherwise', {}, { forwarded: 'for=203.0.113.9' }, 404],
  ])('answer /outbox %s', async (_, options, headers, status) => {
    const app = appOn(backend().database, backend().errors, { publicUrl: () => 'http://localhost:4173', ...options });
    for (const path of ['/outbox', '/outbox.json', '/outbox/1/paper.pdf']) {
      const response = await app.request(path, { headers: { host: 'localhost', ...headers } });
      // There is no paper of that number; the other two tell whether the outbox is open.
      if (path !== '/outbox/1/paper.pdf' || status !== 200) expect([path, response.status]).toEqual([path, status]);
    }
  });

  it('answer /outbox only on this machine', async () => {
    const app = appOn(backend().database, backend().errors, { publicUrl: () => 'http://localhost:4173' });
    const from = (remoteAddress: string) =>
      app.request('/outbox.json', { headers: { host: 'localhost' } }, { incoming: { socket: { remoteAddress } } });
    expect((await from('192.168.1.7')).status).toBe(404);
    for (const address of ['127.0.0.1', '::ffff:127.0.0.1', '::1']) expect((await from(address)).status).toBe(200);
  });

  it('do not restrict the rest of the server', async () => {
    expect((await ask('/clients/stadt/api/events', 'evil.example')).status).toBe(200);
  });
});
