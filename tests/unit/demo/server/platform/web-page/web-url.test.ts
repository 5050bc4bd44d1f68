import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isPublicAddress } from '../../../../../../demo/server/platform/web-page/public-address';
import { hostOfUrl, mayBePublic, webUrlOf } from '../../../../../../demo/server/platform/web-page/web-url';
import { itForAll } from '../../../../../support/it-for-all';

const ADDRESSES: string[] = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../../support/data/url/standard.json'), 'utf8'),
);

describe('webUrlOf', () => {
  itForAll([
    ['https://example.org', 'https://example.org/'],
    [' http://Example.ORG:80/a?b=c#d ', 'http://example.org/a?b=c'],
    ['webcal://example.org/a.ics', 'https://example.org/a.ics'],
    ['WEBCALS://müller.de/a.ics', 'https://xn--mller-kva.de/a.ics'],
    ['https://xn--mller-kva.de./', 'https://xn--mller-kva.de/'],
    ['https://example.org:8080/', 'https://example.org:8080/'],
    // One way to write each host.
    ['http://2130706433/', 'http://127.0.0.1/'],
    ['http://0x7f.1/', 'http://127.0.0.1/'],
    ['http://0177.0.0.01/', 'http://127.0.0.1/'],
    ['http://127.0.0.1./', 'http://127.0.0.1/'],
    ['http://①②⑦.0.0.1/', 'http://127.0.0.1/'],
    ['http://%31%32%37.0.0.1/', 'http://127.0.0.1/'],
    ['http://127。0。0。1/', 'http://127.0.0.1/'],
    ['http://LOCALHOST./', 'http://localhost/'],
    ['http://[::ffff:127.0.0.1]/', 'http://[::ffff:7f00:1]/'],
    ['http:\\\\127.0.0.1\\', 'http://127.0.0.1/'],
  ])('reads %j as %j', (text, href) => {
    expect(webUrlOf(text)?.href).toBe(href);
  });

  itForAll([
    ...['', ' ', 'example.org', '/a', 'ftp://example.org', 'file:///etc/passwd', 'javascript:alert(1)', 'http://'],
    ...['gopher://example.org', 'data:text/html,a', 'blob:https://example.org/a', 'mailto:a@example.org'],
    ...['https://a@example.org', 'https://a:b@example.org', 'https://:b@example.org', 'webcal://a@example.org'],
    ...['http://[fe80::1%25eth0]/', 'http://[::1', 'http://a..', 'http://256.0.0.1/', 'http://exa mple.org'],
    ...['http://example.org:99999/', `https://example.org/${'a'.repeat(2000)}`],
  ])('refuses %j', (text) => {
    expect(webUrlOf(text)).toBeUndefined();
  });

  it('resolves what a redirect says', () => {
    const base = new URL('https://example.org/a/b');
    expect(['c', '/c', '//other.org', '?d', 'http:c'].map((text) => webUrlOf(text, base)?.href)).toEqual([
      'https://example.org/a/c',
      'https://example.org/c',
      'https://other.org/',
      'https://example.org/a/b?d',
      'http://c/',
    ]);
  });

  it('reads every address of the standard without an error, as a web address or not at all', () => {
    expect(ADDRESSES.length).toBeGreaterThan(200);
    for (const text of ADDRESSES) {
      const url = webUrlOf(text);
      expect(url?.protocol ?? 'https:', text).toMatch(/^https?:$/);
      expect([url?.username ?? '', url?.password ?? '', url?.hash ?? ''], text).toEqual(['', '', '']);
    }
  });
});

describe('mayBePublic', () => {
  itForAll([
    ...['http://example.org', 'https://example.org', 'https://example.org:80', 'http://example.org:443'],
    ...['https://8.8.8.8', 'https://[2a00::1]'],
  ])('%s may be', (text) => {
    expect(mayBePublic(new URL(text))).toBe(true);
  });
  itForAll([
    ...[
      'http://example.org:8080',
      'https://example.org:22',
      'http://localhost',
      'http://a.localhost',
      'http://intranet',
    ],
    ...['http://printer.local', 'http://metadata.google.internal', 'http://127.0.0.1:25'],
  ])('%s may not', (text) => {
    expect(mayBePublic(new URL(text))).toBe(false);
  });
  it('what is no name is checked as the address that it is', () => {
    for (const text of ['http://2130706433', 'http://0x7f.1', 'http://[::1]', 'http://0', 'http://0xa9fea9fe/latest'])
      expect(isPublicAddress(hostOfUrl(new URL(text))), text).toBe(false);
  });
});
