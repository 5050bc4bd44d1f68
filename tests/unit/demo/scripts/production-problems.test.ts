import { expect, it } from 'vitest';
import { productionProblems, weaknessOf } from '../../../../demo/scripts/production-problems.mjs';
import { demoPassword } from '../../../../demo/tools/demo-accounts.mjs';
import { itForAll } from '../../../support/it-for-all';

const GOOD = {
  PUBLIC_URL: 'https://events.example',
  BEHIND_PROXY: '1',
  BACKOFFICE_PASSWORD: 'x9Kq2mVw7Lr4',
  SMTP_URL: 'smtp://user:password@mail.example:587',
  MAIL_FROM: 'Portal <portal@events.example>',
};
const OPEN_ID = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'portal', OIDC_CLIENT_SECRET: 'geheim' };
const LOCAL = { PUBLIC_URL: 'http://localhost:4173', BACKOFFICE_PASSWORD: 'x9Kq2mVw7Lr4', MAIL: 'off' };

itForAll<Record<string, string>>([
  GOOD,
  LOCAL,
  { ...LOCAL, BEHIND_PROXY: '1' },
  { ...GOOD, ...OPEN_ID, OFFICE_SECOND_FACTOR: 'required' },
  { ...GOOD, SMTP_URL: '', MAIL: 'off' },
  { ...GOOD, METRICS_TOKEN: '0123456789abcdef', LOG: 'text', PUBLIC_URL: 'https://events.example/' },
  { ...LOCAL, MAIL: '', SMTP_URL: 'smtp://localhost:25', MAIL_FROM: 'portal@localhost' },
])('may start with %j', (values) => {
  expect(productionProblems(values)).toEqual([]);
});

itForAll<[Record<string, string>, ...string[]]>([
  [{}, 'PUBLIC_URL is missing', 'SMTP_URL is missing', 'MAIL_FROM is missing'],
  [{ ...GOOD, PORT: 'x', BACKOFFICE_PASSWORD: '' }, 'PORT must be a whole number'],
  [{ ...GOOD, PUBLIC_URL: 'events.example' }, 'PUBLIC_URL must be an address'],
  [{ ...GOOD, PUBLIC_URL: 'http://events.example' }, 'PUBLIC_URL must begin with https://'],
  [{ ...GOOD, PUBLIC_URL: 'https://events.example/portal' }, 'PUBLIC_URL must have nothing after its host'],
  [{ ...GOOD, PUBLIC_URL: 'https://user@events.example' }, 'PUBLIC_URL must have nothing after its host'],
  [{ ...GOOD, BEHIND_PROXY: '' }, 'BEHIND_PROXY must be 1'],
  [{ ...GOOD, BEHIND_PROXY: '0' }, 'BEHIND_PROXY must be 1'],
  [{ ...GOOD, BEHIND_PROXY: 'yes' }, 'BEHIND_PROXY must be 1 or 0, not "yes".'],
  [{ ...GOOD, MAIL: 'off' }, 'MAIL contradicts SMTP_URL'],
  [{ ...GOOD, MAIL: 'on' }, 'MAIL must be off, or absent'],
  [{ ...GOOD, SMTP_URL: '' }, 'SMTP_URL is missing'],
  [{ ...GOOD, SMTP_URL: 'mail.example:587' }, 'SMTP_URL must be an address'],
  [{ ...GOOD, MAIL_FROM: '' }, 'MAIL_FROM is missing'],
  [{ ...GOOD, MAIL_FROM: 'portal@localhost' }, 'MAIL_FROM must be an address that others can answer to'],
  [{ ...GOOD, METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have 16'],
  [
    { ...GOOD, BACKOFFICE_PASSWORD: 'x9Kq2mVw7Lr4pZ8t', METRICS_TOKEN: 'x9Kq2mVw7Lr4pZ8t' },
    'METRICS_TOKEN must differ from BACKOFFICE_PASSWORD',
  ],
  [{ ...GOOD, DATABASE_READ_URL: 'postgres://replica/portal' }, 'DATABASE_READ_URL needs DATABASE_URL'],
  [{ ...GOOD, LOG: 'xml' }, 'LOG must be json, text or off'],
  [{ ...GOOD, OFFICE_SECOND_FACTOR: 'on' }, 'OFFICE_SECOND_FACTOR must be required, or absent'],
  [{ ...GOOD, OIDC_ISSUER: 'https://id.example' }, 'OIDC_CLIENT_ID is missing', 'OIDC_CLIENT_SECRET is missing'],
  [{ ...GOOD, ...OPEN_ID, OIDC_ISSUER: 'http://id.example' }, 'OIDC_ISSUER must begin with https://'],
  [
    { ...GOOD, ...OPEN_ID, OIDC_ISSUER: 'https://id.example/.well-known/openid-configuration' },
    'OIDC_ISSUER must be the issuer',
  ],
  [{ ...GOOD, BACKOFFICE_PASSWORD: demoPassword }, 'BACKOFFICE_PASSWORD is the one of the demo'],
])('says all that is wrong with %j', (values, ...lines) => {
  const problems = productionProblems(values);
  expect(problems).toEqual(lines.map((line) => expect.stringContaining(line)));
  for (const problem of problems) expect(problem).toMatch(/^[A-Z_]+ [^\n]+\.$/);
});

it('repeats no secret', () => {
  const said = productionProblems({ ...GOOD, BACKOFFICE_PASSWORD: 'Passwort1234', METRICS_TOKEN: 'kurz!' }).join();
  expect(said).toContain('BACKOFFICE_PASSWORD');
  expect(said).not.toMatch(/Passwort1234|kurz!/);
});

itForAll([
  ...['short', 'elf Zeichen', '1234567890123456', 'aaaaaaaaaaaaaaaaaa', 'abababababababab', 'passwort1234'],
  ...['Password!2026', 'changemechangeme', 'backoffice-admin', 'Verwaltung2026', 'qwertzuiop123', 'Event-Portal-2026'],
  ...[`${demoPassword}${demoPassword}`, demoPassword.toLowerCase()],
])('the password %s is weak', (password) => {
  expect(weaknessOf(password)).toMatch(/must have|easy to guess|demo/);
});

itForAll(['x9Kq2mVw7Lr4', 'correct horse battery', 'Jkq7+Zr0/pTn4Vd1', 'Drei alte Birnbäume'])(
  'the password %s will do',
  (password) => {
    expect(weaknessOf(password)).toBeUndefined();
  },
);
