import { expect, it } from 'vitest';
import { appOn, onOneDatabase } from './on-each-database';

const PUBLIC_URL = 'https://portal.example:8443';
const PATHS = ['/outbox', '/outbox.json', '/backoffice', '/backoffice/stadt'];

onOneDatabase('what only the own name shows', (backend) => {
  const app = () =>
    appOn(backend().database, backend().errors, { publicUrl: () => PUBLIC_URL, backOfficePassword: 'open-sesame' });
  const ask = (path: string, host: string) => app().request(path, { headers: { host } });

  it.each(['localhost', 'localhost:4173', '127.0.0.1:4000', '[::1]:4000', 'portal.example', 'PORTAL.example.:8443'])(
    'is shown at %s',
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
  ])('is refused at "%s"', async (host) => {
    for (const path of PATHS) {
      const response = await ask(path, host);
      expect([path, response.status, (await response.json()).code]).toEqual([path, 421, 'wrong_host']);
    }
  });

  it('leaves the rest of the server to every name', async () => {
    expect((await ask('/clients/stadt/api/events', 'evil.example')).status).toBe(200);
  });
});
