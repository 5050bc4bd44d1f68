import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '../../demo/server/platform/database/database';
import { eventually } from '../support/eventually';
import { freePort } from '../support/postgres';
import { imageOfDatabase } from './on-each-database';

const folder = mkdtempSync(join(tmpdir(), 'portal-stop-'));
/** Longer than a busy machine needs for a few answers. */
const DRAIN_SECONDS = '8';
let child: ChildProcess | undefined;
afterAll(() => {
  child?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

it('reports that it is not ready, still answers, and then ends with 0', async () => {
  // Making an empty database takes longer than all the rest.
  await (await openDatabase(join(folder, 'database'), '', { copyOf: imageOfDatabase() })).close();
  const running = spawn(process.execPath, ['--import', 'tsx', 'demo/server/main.ts'], {
    env: { ...process.env, PORT: String(await freePort()), DATA_FOLDER: folder, DATABASE_URL: '', DRAIN_SECONDS },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child = running;
  let said = '';
  running.stdout.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  const ended = new Promise((resolve) => running.once('close', resolve));
  await eventually(() => expect(said).toMatch(/^http\S+ \(pglite\)$/m));
  const url = said.split(' ')[0];
  const ask = async (path: string) => (await fetch(`${url}${path}`)).status;
  expect(await ask('/health/ready')).toBe(200);
  running.kill('SIGTERM');
  await eventually(async () => expect(await ask('/health/ready')).toBe(503));
  expect([await ask('/health/live'), await ask('/openapi.json')]).toEqual([200, 200]);
  expect(await ended).toBe(0);
  expect(readdirSync(folder)).toEqual(['database']);
}, 120_000);
