// @vitest-environment node
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { isNodeSupported } from '../../demo/scripts/install.mjs';
import { isPortFree } from '../../demo/scripts/processes.mjs';

it.each(['20.19.0', '20.20.1', '22.12.0', '22.20.0', '23.0.0', '24.1.0', '100.0.0'])(
  'Node.js %s will do',
  (version) => {
    expect(isNodeSupported(version)).toBe(true);
  },
);

it.each(['18.20.0', '20.18.3', '21.7.3', '22.11.0'])('Node.js %s will not do', (version) => {
  expect(isNodeSupported(version)).toBe(false);
});

it('package.json and its lock ask for the same Node.js', () => {
  const enginesOf = (file: string) => readFileSync(file, 'utf8').match(/"node": "([^"]+)"/)?.[1];
  expect(enginesOf('package.json')).toBe('^20.19.0 || >=22.12.0');
  expect(enginesOf('package-lock.json')).toBe(enginesOf('package.json'));
});

it.each(['127.0.0.1', '::'])('a port that is taken at %s is not free', async (address) => {
  const server = createServer();
  const port = await new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, address, () => {
      const bound = server.address();
      resolve(bound && typeof bound === 'object' ? bound.port : 0);
    });
  });
  expect(await isPortFree(port)).toBe(false);
  await new Promise((resolve) => server.close(resolve));
  expect(await isPortFree(port)).toBe(true);
});
