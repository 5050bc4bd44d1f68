import { spawnSync } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { isNodeSupported } from '../../demo/scripts/install.mjs';
import { isPortFree, liveWith } from '../../demo/scripts/processes.mjs';

it.each(['20.19.0', '20.20.1', '22.12.0', '22.20.0', '23.0.0', '24.1.0', '100.0.0'])(
  'Node.js %s is supported',
  (version) => {
    expect(isNodeSupported(version)).toBe(true);
  },
);

it.each(['18.20.0', '20.18.3', '21.7.3', '22.11.0'])('Node.js %s is not supported', (version) => {
  expect(isNodeSupported(version)).toBe(false);
});

it('package.json and its lock file require the same Node.js', () => {
  const enginesOf = (file: string) => readFileSync(file, 'utf8').match(/"node": "([^"]+)"/)?.[1];
  expect(enginesOf('package.json')).toBe('^20.19.0 || >=22.12.0');
  expect(enginesOf('package-lock.json')).toBe(enginesOf('package.json'));
});

it.each(['127.0.0.1', '::'])('a port in use at %s is not free', async (address) => {
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

it('servers are not killed while they drain', () => {
  vi.useFakeTimers();
  const signals: unknown[] = [];
  const child = () => Object.assign(new EventEmitter(), { kill: (signal: unknown) => signals.push(signal) > 0 });
  const [ended, draining] = [child(), child()];
  liveWith([ended, draining], 60_000);
  ended.emit('close', 0);
  expect(signals).toEqual(['SIGTERM', 'SIGTERM']);
  vi.advanceTimersByTime(70_000);
  expect(signals).toHaveLength(2);
  vi.advanceTimersByTime(20_000);
  expect(signals.slice(2)).toEqual(['SIGKILL', 'SIGKILL']);
  vi.useRealTimers();
});

it('--fresh deletes nothing if a PostgreSQL is set', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-fresh-'));
  mkdirSync(join(folder, 'database'));
  const env = { ...process.env, DATA_FOLDER: folder, DATABASE_URL: 'postgres://app@127.0.0.1:1/portal' };
  const { status, stderr } = spawnSync(process.execPath, ['demo/scripts/start.mjs', '--fresh'], { env });
  expect([status, String(stderr)]).toEqual([1, expect.stringContaining('--fresh empties the embedded database alone')]);
  expect(existsSync(join(folder, 'database'))).toBe(true);
  rmSync(folder, { recursive: true, force: true });
});
