// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CommonInput } from '../../../src/app/element-input';
import { claimLocation } from '../../../src/elements/claim-location';
import { startRoute } from '../../../src/elements/element-location';
import { resolveLocale } from '../../../src/elements/resolve-locale';

const claims: { release(): void }[] = [];
function claim(...given: Parameters<typeof claimLocation>) {
  const claimed = claimLocation(...given);
  claims.push(claimed);
  return claimed.location;
}

let warn: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  window.history.replaceState(null, '', '/seite');
  window.localStorage.clear();
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  for (const { release } of claims.splice(0)) release();
});

const usesHash = (location: { navigate(route: string): void }) => {
  location.navigate('/events/7');
  return window.location.hash !== '';
};

describe('the location of a route', () => {
  it.each([
    ['event-portal', {}, true],
    ['event-list', {}, false],
    ['event-list', { history: 'hash', hashKey: 'a' }, true],
    ['event-portal', { history: 'memory' }, false],
  ] as const)('<%s> with %j: in the hash %s', (tag, input, expected) => {
    expect(usesHash(claim(tag, input, undefined))).toBe(expected);
  });

  it('is the path only on our own pages', () => {
    expect(claim('event-portal', { history: 'path' }, '/portal').hrefOf('/events')).toBe('/portal/events');
    expect(usesHash(claim('event-list', { history: 'path' }, undefined))).toBe(false);
    expect(usesHash(claim('event-portal', { history: 'path' }, undefined))).toBe(true);
    expect(window.location.pathname).toBe('/seite');
    expect(warn.mock.calls.map(([words]: unknown[]) => /(?:hash|memory) is used/.exec(String(words))?.[0])).toEqual([
      'memory is used',
      'hash is used',
    ]);
  });

  it('has one owner also for the path', () => {
    claim('event-portal', { history: 'path' }, undefined);
    expect(usesHash(claim('event-portal', {}, undefined))).toBe(false);
  });

  it.each<[string, CommonInput, CommonInput]>([
    ['the same slot', { history: 'hash', hashKey: 'a' }, { history: 'hash', hashKey: 'a' }],
    ['the whole hash', { history: 'hash' }, { history: 'hash' }],
    ['a slot of an owned hash', { history: 'hash' }, { history: 'hash', hashKey: 'a' }],
    ['a hash with an owned slot', { history: 'hash', hashKey: 'a' }, { history: 'hash' }],
  ])('has one owner: %s', (_, first, second) => {
    claim('event-portal', first, undefined);
    expect(usesHash(claim('event-list', second, undefined))).toBe(false);
  });

  it('has several slots, also for later elements', () => {
    claim('event-portal', { hashKey: 'a' }, undefined);
    expect(usesHash(claim('event-list', { history: 'hash', hashKey: 'b' }, undefined))).toBe(true);
    for (const { release } of claims.splice(0)) release();
    window.history.replaceState(null, '', '/seite');
    expect(usesHash(claim('event-portal', {}, undefined))).toBe(true);
  });
});

describe('the language of an element', () => {
  const inBrowser = (...languages: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

  it("is its attribute, else the stored one, else the browser's at the root path, else German", () => {
    inBrowser('en-US');
    expect(resolveLocale({}, false)).toBe('de');
    expect(resolveLocale({}, true)).toBe('en');
    window.localStorage.setItem('i18n_redirected', 'de');
    expect(resolveLocale({}, true)).toBe('de');
    expect(resolveLocale({ locale: 'en' }, true)).toBe('en');
  });

  it('does not override a path that names one', () => {
    inBrowser('fr');
    expect(startRoute('/', {})).toBe('/en');
    expect(startRoute('/events', {})).toBe('/events');
    expect(startRoute('events', { locale: 'en' })).toBe('/en/events');
    expect(startRoute('/en/events', { locale: 'de' })).toBe('/en/events');
  });

  it.each(['//evil.example/events', '/\\evil.example/events', '\\\\evil.example/events'])(
    'stays on the page with %s',
    (start) => {
      expect(startRoute(start, { locale: 'de' })).toBe('/evil.example/events');
    },
  );
});
