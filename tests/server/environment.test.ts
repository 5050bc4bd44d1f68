import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readEnvironment, variables } from '../../demo/server/platform/environment.mjs';

it('has a default for everything; an empty value is none', () => {
  const defaults = readEnvironment({});
  expect(defaults).toMatchObject({
    port: 4173,
    address: 'localhost',
    behindProxy: false,
    drainMs: 0,
    databaseUrl: undefined,
    databaseReadUrls: [],
  });
  expect(defaults.dataFolder).toMatch(/^\/.*\/\.data$/);
  expect(readEnvironment(Object.fromEntries(variables.map(({ name }) => [name, ''])))).toEqual(defaults);
});

it('reads set values', () => {
  const read = readEnvironment({
    PORT: '8080',
    ADDRESS: '0.0.0.0',
    DATA_FOLDER: '/srv/portal',
    DATABASE_URL: 'postgres:///portal',
    DATABASE_READ_URL: 'postgres://one/portal, postgres://two/portal\tpostgres://three/portal,',
    PUBLIC_URL: 'https://events.example//',
    BEHIND_PROXY: '1',
    MAIL_FROM: 'Portal <portal@events.example>',
    DRAIN_SECONDS: '15',
  });
  expect(read).toMatchObject({
    port: 8080,
    address: '0.0.0.0',
    dataFolder: '/srv/portal',
    databaseUrl: 'postgres:///portal',
    databaseReadUrls: ['postgres://one/portal', 'postgres://two/portal', 'postgres://three/portal'],
    publicUrl: 'https://events.example',
    behindProxy: true,
    mailFrom: 'Portal <portal@events.example>',
    drainMs: 15_000,
  });
});

it.each([
  ['PORT', 'x', 'PORT must be a whole number from 1 to 65535, not "x".'],
  ['PORT', '0', 'PORT must be'],
  ['PORT', '65536', 'PORT must be'],
  ['PORT', '4173.5', 'PORT must be'],
  ['OIDC_CLIENT_SECRET', 'geheim\nzwei', 'OIDC_CLIENT_SECRET must be one line, not "…".'],
  ['OIDC_CLIENT_ID', 'portal', 'OIDC_ISSUER is missing: the log-in by OpenID Connect needs'],
  ['ADDRESS', 'all of them', 'ADDRESS must be'],
  ['DATA_FOLDER', 'a\nb', 'DATA_FOLDER must be one line'],
  [
    'DATABASE_URL',
    'base',
    'DATABASE_URL must be an address such as postgres://user:password@host:5432/portal, not "…".',
  ],
  ['DATABASE_URL', 'mysql://secret@host/x', 'DATABASE_URL must be'],
  ['DATABASE_READ_URL', 'postgres://one/x mysql://secret@host/x', 'DATABASE_READ_URL must be an address such as'],
  ['S3_URL', 'https://s3.example/bucket', 'S3_URL must name key, secret and bucket, such as'],
  ['S3_URL', 'https://key:secret@s3.example/', 'S3_URL must name'],
  ['S3_URL', 'https://key:secret@s3.example/bucket/folder', 'S3_URL must name'],
  ['S3_URL', 's3://key:secret@bucket', 'S3_URL must be an address such as'],
  ['PUBLIC_URL', 'events.example', 'PUBLIC_URL must be'],
  ['PUBLIC_URL', 'javascript:alert(1)', 'PUBLIC_URL must be'],
  ['BEHIND_PROXY', 'yes', 'BEHIND_PROXY must be 1 or 0, not "yes".'],
  ['SMTP_URL', 'mail.example:587', 'SMTP_URL must be'],
  ['MAIL_FROM', 'nobody', 'MAIL_FROM must be a mail address'],
  ['DRAIN_SECONDS', '-1', 'DRAIN_SECONDS must be'],
  ['DEBUG', 'true', 'DEBUG must be 1 or 0'],
])('%s=%s is reported in one line', (name, value, words) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(words);
});

it('reports every wrong value at once, without passwords', () => {
  const wrong = { PORT: 'x', DATABASE_URL: 'mysql://user:secret@host/x', BEHIND_PROXY: '7' };
  const lines = String(
    (() => {
      try {
        return readEnvironment(wrong);
      } catch (error) {
        return error;
      }
    })(),
  ).split('\n');
  expect(lines).toHaveLength(3);
  expect(lines.join()).not.toContain('secret');
});

it.each(['demo/scripts/start.mjs', 'demo/scripts/dev.mjs'])('%s prints the line and ends with 1', (script) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], {
    env: { ...process.env, BEHIND_PROXY: 'yes' },
    encoding: 'utf8',
  });
  expect([status, stdout, stderr]).toEqual([1, '', 'BEHIND_PROXY must be 1 or 0, not "yes".\n']);
});

it('is read in one place', () => {
  const folders = ['demo/server', 'demo/scripts'];
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|mjs)$/.test(name))
      .map((name) => join(folder, name)),
  );
  const names = variables.map(({ name }) => name).join('|');
  const readers = files.filter((file) => new RegExp(`env\\.(${names})\\b`).test(readFileSync(file, 'utf8')));
  expect(files.length).toBeGreaterThan(100);
  expect(readers).toEqual([]);
});
