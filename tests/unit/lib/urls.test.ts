import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { absoluteUrl, safeHref } from '../../../src/lib/urls';
import { withScheme } from '../../../src/lib/with-scheme';
import { itForAll } from '../../support/it-for-all';

const readCases = (name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../support/data/url', name), 'utf8'));
const SAFE = /^(?:https?|mailto|tel):/;

describe('withScheme', () => {
  itForAll([
    ['example.org', 'https://example.org'],
    ['www.example.org/a?b#c', 'https://www.example.org/a?b#c'],
    ['example.org:8080', 'https://example.org:8080'],
    ['example.org:8080/a', 'https://example.org:8080/a'],
    ['localhost:3000', 'https://localhost:3000'],
    ['müller.de', 'https://müller.de'],
    [' example.org ', 'https://example.org'],
    ['exam\nple.org', 'https://example.org'],
    ['//example.org/a', 'https://example.org/a'],
    ['http://example.org', 'http://example.org'],
    ['HTTPS://example.org', 'HTTPS://example.org'],
    ['mailto:a@example.org', 'mailto:a@example.org'],
    ['tel:07121123', 'tel:07121123'],
    ['ftp://example.org', 'ftp://example.org'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['', ''],
    ['/events', '/events'],
    ['#top', '#top'],
    ['?a=b', '?a=b'],
    ['./a', './a'],
  ])('makes %j to %j', (url, expected) => {
    expect(withScheme(url)).toBe(expected);
  });
});

describe('safeHref', () => {
  itForAll([
    ['https://example.org', 'https://example.org/'],
    ['http://example.org/a b', 'http://example.org/a%20b'],
    ['HTTP://EXAMPLE.org', 'http://example.org/'],
    [' https://example.org\n', 'https://example.org/'],
    ['ht\ntps://example.org', 'https://example.org/'],
    ['https:\\\\example.org\\a', 'https://example.org/a'],
    ['https://müller.de', 'https://xn--mller-kva.de/'],
    ['mailto:a@example.org', 'mailto:a@example.org'],
    ['tel:+497121123', 'tel:+497121123'],
  ])('links %j as %j', (url, expected) => {
    expect(safeHref(url)).toBe(expected);
  });

  const schemes = [
    'javascript',
    'JavaScript',
    'java\tscript',
    'java\nscript',
    'java\r\nscript',
    ' javascript',
    '\u0000javascript',
    '\u0001javascript',
    '\u001fjavascript',
    '\u00a0javascript',
    '\u200bjavascript',
    '\ufeffjavascript',
    'javascript ',
    'javascript\u0000',
    'jаvascript',
    'ｊavascript',
    '&#106;avascript',
    'java&Tab;script',
    'java%0ascript',
    'feed:javascript',
    'view-source:javascript',
    'jar:javascript',
    'vbscript',
    'VBSCRIPT',
    'vb\tscript',
    'livescript',
    'mocha',
    'data',
    'DATA',
    'da\tta',
    'blob',
    'filesystem',
    'file',
    'ftp',
    'ws',
    'wss',
    'about',
    'chrome',
    'res',
    'ms-its',
    'mhtml',
    'jar',
    'intent',
    'android-app',
    'sms',
    'callto',
    'cid',
    'x',
  ];
  const rests = [':alert(1)', '://example.org/%0aalert(1)', '&colon;alert(1)', '&#58;alert(1)'];
  const hostile = schemes.flatMap((scheme) => rests.map((rest) => scheme + rest));

  it('never lets a scheme of hostile input lead to a script, with or without the prefix', () => {
    const followed = hostile.filter(
      (url) => safeHref(url) !== undefined || !SAFE.test(safeHref(withScheme(url)) ?? 'https:'),
    );
    expect(followed).toEqual([]);
  });

  itForAll(['', ' ', '/a', 'a', '//example.org', '#a', '?a', 'https://', 'http://[', 'https://a b', undefined])(
    'does not link %j',
    (url) => {
      expect(safeHref(url)).toBeUndefined();
    },
  );
});

describe('absoluteUrl', () => {
  const base = 'https://a.example/clients/stadt';

  itForAll([
    ['/api/events', base, `${base}/api/events`],
    ['api/events', `${base}/`, `${base}/api/events`],
    ['/api/media/m17/{width}', base, `${base}/api/media/m17/{width}`],
    ['//evil.example/x', base, `${base}/evil.example/x`],
    ['\\\\evil.example', base, `${base}/evil.example`],
    ['javascript:alert(1)', base, `${base}/javascript:alert(1)`],
    ['https://b.example/x', base, 'https://b.example/x'],
    ['blob:https://a.example/1-2', base, 'blob:https://a.example/1-2'],
  ])('joins %j to %j', (path, to, expected) => {
    expect(absoluteUrl(path, to)).toBe(expected);
  });
});

describe('the cases of the URL standard', () => {
  it('links an absolute address only when it may', () => {
    const cases: { input: string; href: string | null }[] = readCases('absolute.json');
    const wrong = cases.filter(({ input, href }) => safeHref(input) !== (href && SAFE.test(href) ? href : undefined));
    expect(cases.length).toBeGreaterThan(500);
    expect(wrong).toEqual([]);
  });

  it('never lets an input lead elsewhere than to the web', () => {
    const inputs: string[] = readCases('standard.json');
    const elsewhere = inputs
      .flatMap((input) => [input, withScheme(input)])
      .filter((url) => !SAFE.test(safeHref(url) ?? 'https:'));
    expect(inputs.length).toBeGreaterThan(500);
    expect(elsewhere).toEqual([]);
  });
});
