import { expect, it } from 'vitest';
import { allows, policyRows, readPolicies } from '../../../src/loader/debug/page-policy';
import { itForAll } from '../../support/it-for-all';

const PAGE = 'https://www.stadt.example/termine';

itForAll([
  ["'self'", 'https://www.stadt.example/x.js', true],
  ["'self'", 'https://cdn.example/x.js', false],
  ['*', 'https://cdn.example/x.js', true],
  ['https:', 'https://cdn.example/x.js', true],
  ['https:', 'http://cdn.example/x.js', false],
  ['cdn.example', 'https://cdn.example/x.js', true],
  ['http://cdn.example', 'https://cdn.example/x.js', true],
  ['https://cdn.example', 'http://cdn.example/x.js', false],
  ['*.example', 'https://cdn.example/x.js', true],
  ['*.cdn.example', 'https://cdn.example/x.js', false],
  ['https://cdn.example:8443', 'https://cdn.example:8443/x.js', true],
  ['https://cdn.example', 'https://cdn.example:8443/x.js', false],
  ['https://cdn.example:*', 'https://cdn.example:8443/x.js', true],
  ['https://cdn.example/portal/', 'https://cdn.example/portal/x.js', true],
  ['https://cdn.example/portal/', 'https://cdn.example/other/x.js', false],
  ["'none'", 'https://www.stadt.example/x.js', false],
] as const)('%s and %s: %s', (source, address, isAllowed) => {
  expect(allows([source], address, PAGE)).toBe(isAllowed);
});

const NEEDS = [
  { directives: ['script-src-elem', 'script-src'], address: 'https://cdn.example/event-portal.js' },
  { directives: ['connect-src'], address: 'https://events.example/clients/stadt/api/clientSettings' },
];
const findings = (policy: string) =>
  policyRows(readPolicies(policy), NEEDS, PAGE).map(({ subject, finding, advice }) => [subject, finding, advice]);

it('a policy that refuses nothing has no row', () => {
  expect(findings('')).toEqual([]);
  expect(findings("img-src 'self'")).toEqual([]);
  expect(findings('default-src https:')).toEqual([]);
});

it('each directive that refuses is named with what to add', () => {
  expect(findings("default-src 'self'")).toEqual([
    ['script-src', 'refuses https://cdn.example', 'Add https://cdn.example to script-src.'],
    ['connect-src', 'refuses https://events.example', 'Add https://events.example to connect-src.'],
  ]);
  expect(findings("script-src 'nonce-abc'; connect-src https:")).toEqual([
    ['script-src', 'allows https://cdn.example only by the nonce of the script tag', ''],
  ]);
  expect(findings("require-trusted-types-for 'script'; trusted-types other")).toEqual([
    ['trusted-types', 'refuses dompurify', 'Add dompurify to trusted-types.'],
  ]);
});

it('each of several policies counts, and the first of two equal directives', () => {
  expect(findings("connect-src https:; connect-src 'none', script-src https:")).toEqual([]);
  expect(findings("connect-src https:, connect-src 'none'")).toHaveLength(1);
});
