// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { frameAncestors, frameHosts } from '../../../dist-config/frame-hosts';
import { absoluteHost } from '../../../src/api/call-url';
import { type HostList, isAllowedHost, isAllowedLink, readHostList } from '../../../src/iframe/host-list';
import fc from '../../support/same-cases';

const START = 'https://cdn.example/portal/iframe/start-1.js';
const OWN = window.location.origin;

/** A list as the file would give it. */
function listOf(...hosts: string[]): HostList {
  return {
    file: 'https://cdn.example/portal/iframe/hosts.json',
    hosts: hosts.map((host) => new URL(host)),
    isRead: true,
  };
}

const asks = (list: HostList, host: string) => isAllowedHost(list, absoluteHost(host) ?? OWN);

describe('without an entry the page speaks to its own origin alone', () => {
  it.each(['', '/', '/clients/stadt', 'clients/stadt', `${OWN}/clients/zeitung`, OWN.toUpperCase()])(
    '%j is its own',
    (host) => {
      expect(asks(listOf(), host)).toBe(true);
    },
  );

  it.each([
    'https://elsewhere.example',
    '//elsewhere.example',
    '\\\\elsewhere.example',
    '/\\elsewhere.example/x',
    '\t//elsewhere.example',
    'https:elsewhere.example',
    'http://localhost.elsewhere.example:3000',
    'http://localhost:8443',
    `${OWN}@elsewhere.example`,
    `${OWN}%2f@elsewhere.example`,
    `${OWN.replace('://', '://user:word@')}/clients/stadt`,
    'http://localhost.:3000/clients/stadt',
    'http://[::1]/',
    'http://2130706433/',
  ])('%j is another', (host) => {
    expect(asks(listOf(), host)).toBe(false);
  });
});

describe('an entry', () => {
  it.each([
    ['https://events.example', 'https://events.example', true],
    ['https://events.example', 'https://events.example/clients/stadt/', true],
    ['https://events.example', 'HTTPS://EVENTS.example:443/clients/zeitung', true],
    ['https://events.example', 'http://events.example', false],
    ['https://events.example', 'https://events.example:444', false],
    ['https://events.example', 'https://events.example.', false],
    ['https://events.example', 'https://events.example.evil.example', false],
    ['https://events.example', 'https://evil.example/events.example', false],
    ['https://events.example', 'https://events.example@evil.example', false],
    ['https://events.example', 'https://user@events.example', false],
    ['https://events.example', 'https://evil.example\\@events.example', false],
    ['https://events.example', 'https://events.example\\@evil.example/x', true],
    ['https://münchen.example', 'https://xn--mnchen-3ya.example', true],
    ['https://events.example', 'https://eventѕ.example', false],
    ['https://events.example/clients/stadt/', 'https://events.example/clients/stadt', true],
    ['https://events.example/clients/stadt', 'https://events.example/clients/stadt?x#y', true],
    ['https://events.example/clients/stadt', 'https://events.example/clients/stadt/../zeitung', false],
    ['https://events.example/clients/stadt', 'https://events.example/clients/stadt/%2e%2e/zeitung', false],
    ['https://events.example/clients/stadt', 'https://events.example/clients/stadt/more', false],
    ['https://events.example/clients/stadt', 'https://events.example/clients/stadtteil', false],
    ['https://events.example/clients/stadt', 'https://events.example', false],
  ])('%s with %s: %s', (entry, host, isAllowed) => {
    expect(asks(listOf(entry), host)).toBe(isAllowed);
  });

  it('never allows another origin', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl({ withFragments: true }), fc.string()), (host) => {
        const address = absoluteHost(host) ?? OWN;
        const { origin } = new URL(address);
        const isKnown = origin === OWN || origin === 'https://events.example';
        expect(isAllowedHost(listOf('https://events.example'), address)).toBe(
          isKnown && !/^https?:..[^/]*@/.test(address),
        );
      }),
      { numRuns: 300 },
    );
  });
});

it('links only to origins that it may speak to', () => {
  const list = listOf('https://town.example/clients/stadt');
  expect(isAllowedLink(list, 'https://town.example/events/#/events/1')).toBe(true);
  expect(isAllowedLink(list, '/events/1')).toBe(true);
  expect(isAllowedLink(list, '//evil.example/1')).toBe(false);
  expect(isAllowedLink(list, 'https://town.example@evil.example/1')).toBe(false);
  expect(isAllowedLink(list, 'javascript:alert(1)')).toBe(false);
  expect(isAllowedLink(list, 'https://')).toBe(false);
});

describe('the file', () => {
  const warn = vi.fn();
  beforeEach(() => {
    warn.mockClear();
    vi.spyOn(console, 'warn').mockImplementation(warn);
  });
  afterEach(() => vi.unstubAllGlobals());
  const answer = (body: BodyInit, init?: ResponseInit) => {
    const fetched = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(new Response(body, init)));
    vi.stubGlobal('fetch', fetched);
    return fetched;
  };

  it('is beside the page and cannot come from another host', async () => {
    const fetched = answer('["https://events.example", "https://town.example/clients/stadt"]');
    const { file, hosts, isRead } = await readHostList(START);
    expect(file).toBe('https://cdn.example/portal/iframe/hosts.json');
    expect(fetched).toHaveBeenCalledExactlyOnceWith(file, expect.objectContaining({ redirect: 'error' }));
    expect(hosts.map(({ href }) => href)).toEqual(['https://events.example/', 'https://town.example/clients/stadt']);
    expect(isRead).toBe(true);
    expect(warn).not.toHaveBeenCalled();
  });

  it('keeps valid entries beside wrong ones, which are named', async () => {
    const wrong = [
      'events.example',
      '//x.example',
      '*',
      'ftp://x.example',
      'https://a@x.example',
      'https://x.example?a',
      '',
      7,
      null,
      ['https://x.example'],
    ];
    answer(JSON.stringify([...wrong, 'https://events.example']));
    expect((await readHostList(START)).hosts.map(({ origin }) => origin)).toEqual(['https://events.example']);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('ignored'), wrong);
  });

  it.each([
    ['is missing', () => answer('', { status: 404 })],
    ['is a page', () => answer('<!doctype html>')],
    ['is no array', () => answer('{"https://events.example": true}')],
    ['is empty', () => answer('')],
    ['is huge', () => answer(`["https://events.example"${' '.repeat(70_000)}]`)],
    ['cannot be reached', () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')))],
  ])('has no effect if it %s', async (_, prepare) => {
    prepare();
    expect(await readHostList(START)).toMatchObject({ hosts: [], isRead: false });
    expect(warn).toHaveBeenCalledOnce();
  });

  it('has a time limit', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new Error('too slow')));
    vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => Promise.reject(signal?.reason));
    expect(await readHostList(START)).toMatchObject({ hosts: [], isRead: false });
  });
});

describe('the build', () => {
  it('writes the entries of the variable', () => {
    expect(frameHosts('https://a.example, https://b.example/clients/x\nhttp://c.example')).toEqual([
      'https://a.example',
      'https://b.example/clients/x',
      'http://c.example',
    ]);
    expect(frameHosts()).toEqual([]);
  });

  it('refuses an invalid address', () => {
    expect(() => frameHosts('https://a.example b.example')).toThrow('b.example');
  });

  it('lists the sites that may show the page', () => {
    const sites = ['https://a.example', 'https://*.b.example:8443', 'http://localhost:*'];
    expect(frameAncestors(sites.join(', '))).toEqual(sites);
    expect(frameAncestors()).toEqual([]);
    for (const wrong of ['a.example', 'https://a.example/path', 'https://a.example;script-src', '*', "'none'"])
      expect(() => frameAncestors(wrong)).toThrow('FRAME_ANCESTORS');
  });
});
