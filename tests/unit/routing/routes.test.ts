import { describe, expect, it } from 'vitest';
import { localeOfPath, withLocale, withoutLocale } from '../../../src/routing/locale-prefix';
import { redirectOf, splitRoute } from '../../../src/routing/redirects';
import { isAccountRoute, isRoute, routeByName } from '../../../src/routing/route-names';
import { ROUTES } from '../../../src/routing/route-table';
import { itForAll } from '../../support/it-for-all';

describe('the language of a path', () => {
  itForAll([
    ['/', 'de', '/'],
    ['/events', 'de', '/events'],
    ['/en', 'en', '/'],
    ['/en/', 'en', '/'],
    ['/en?q=a', 'en', '/?q=a'],
    ['/en/events/7', 'en', '/events/7'],
    ['/english', 'de', '/english'],
    ['/EN/events', 'de', '/EN/events'],
  ])('%s is %s', (path, locale, bare) => {
    expect(localeOfPath(path).locale).toBe(locale);
    expect(withoutLocale(path)).toBe(bare);
  });

  itForAll([
    ['/events?q=a', 'en', '/en/events?q=a'],
    ['/en/events', 'de', '/events'],
    ['/en/events', 'en', '/en/events'],
    ['/', 'en', '/en'],
    ['/?q=a', 'en', '/en?q=a'],
    ['/en', 'de', '/'],
  ] as const)('%s in %s is %s', (route, locale, expected) => {
    expect(withLocale(route, locale)).toBe(expected);
  });
});

describe('a redirect', () => {
  itForAll([
    ['/', '/events'],
    ['/en', '/en/events'],
    ['/en/', '/en/events'],
    ['/?q=a', '/events?q=a'],
    ['/auth', '/auth/login'],
    ['/en/auth', '/en/auth/login'],
    ['/events/', '/events'],
    ['/events/?q=a/', '/events?q=a/'],
    ['/en/events/7/', '/en/events/7'],
    ['//events//7', '/events/7'],
    ['/secure/events/7?a=1', '/secure/events/eventRecording/7?a=1'],
    ['/en/secure/events/a%2Fb', '/en/secure/events/eventRecording/a%2Fb'],
    ['/en/secure/events/new?draft=1f', '/en/secure/events/eventRecording?draft=1f'],
    ['/secure/articles/7', '/secure/articles/articleRecording/7'],
    ['/en/secure/articles/new', '/en/secure/articles/articleRecording'],
    ['/secure/events/eventRecording', undefined],
    ['/secure/events/eventRecording/new', undefined],
    ['/secure/articles/articleRecording', undefined],
    ['/secure/events', undefined],
    ['/secure/events/7/x', undefined],
    ['/events', undefined],
    ['/events/new', undefined],
    ['/auth/login', undefined],
    ['/x/y', undefined],
  ])('of %s leads to %s', (route, target) => {
    expect(redirectOf(route, () => 'de')).toBe(target);
  });

  it('depends on the language at the root path only', () => {
    expect(redirectOf('/', () => 'en')).toBe('/en/events');
    expect(redirectOf('/auth', () => 'en')).toBe('/auth/login');
  });

  it('leads to an end', () => {
    for (const route of ['/', '/en', '/auth/', '/en//auth', '/x/']) {
      const target = redirectOf(route, () => 'de') ?? route;
      expect(redirectOf(target, () => 'de')).toBeUndefined();
    }
  });
});

it('splits a route at its first question mark', () => {
  expect(splitRoute('/a?b?c')).toEqual(['/a', '?b?c']);
  expect(splitRoute('/a')).toEqual(['/a', '']);
});

describe('a route by its name', () => {
  itForAll([
    ['events___default', '/events'],
    ['events___de', '/events'],
    ['events___en', '/en/events'],
    ['index___en', '/en'],
    ['auth___en', '/en/auth'],
    ['auth-login___default', '/auth/login'],
    ['auth-request-reset___en', '/en/auth/request-reset'],
    ['secure-profile-information___default', '/secure/profile-information'],
    ['secure-events-eventRecording___en', '/en/secure/events/eventRecording'],
    ['articles___en', '/en/articles'],
    ['secure-articles-articleRecording___en', '/en/secure/articles/articleRecording'],
    ['events', '/events'],
    ['promotion___en', '/en/promotion'],
    ['secure-promotion___en', '/en/secure/promotion'],
    ['secure-promotion-order___en', '/en/secure/promotion/order'],
  ])('%s is %s', (name, route) => {
    expect(routeByName(name)).toBe(route);
  });

  it('takes parameters', () => {
    expect(routeByName('events-eventId___en', { eventId: 'a/b' })).toBe('/en/events/a%2Fb');
    expect(routeByName('articles-articleId___en', { articleId: '7' })).toBe('/en/articles/7');
    expect(routeByName('secure-events-eventId___en', { eventId: '7' })).toBe('/en/secure/events/7');
    const steps = { step: 'slots', part: '7' };
    expect(routeByName('secure-promotion-order-step-part', steps)).toBe('/secure/promotion/order/slots/7');
  });

  itForAll(['nothing___de', 'events___fr', 'events-eventId___de', 'constructor___de'])('%s does not exist', (name) => {
    expect(() => routeByName(name)).toThrow(RangeError);
  });
});

describe('a route exists', () => {
  const { notFound, ...screens } = ROUTES;
  itForAll(Object.values(screens).map(({ path }) => path))('if a screen has it: %s', (pattern) => {
    const steps = pattern.split('/').slice(1);
    // Without its optional steps, and with each of them.
    const least = steps.filter((step) => !step.endsWith('?')).length;
    for (let count = least; count <= steps.length; count += 1) {
      const path = `/${steps
        .slice(0, count)
        .join('/')
        .replace(/:\w+\??/g, 'x')}`;
      expect([path, isRoute(path), isRoute(`/en${path}?a=1`)]).toEqual([path, true, true]);
      expect([path, isRoute(`${path}/x/y/z/w`)]).toEqual([path, false]);
    }
  });

  it('as one that leads to it, and not by its query', () => {
    for (const route of ['/', '/en', '/en/', '/auth', '//events//', '/?nix'])
      expect([route, isRoute(route)]).toEqual([route, true]);
    for (const route of ['/nix', '/en/nix?/events', '/event', '/secure/nix'])
      expect([route, isRoute(route)]).toEqual([route, false]);
  });
});

itForAll([
  ['/en/auth/login', true],
  ['/auth', true],
  ['/secure/events/7?a=1', true],
  ['/promotion/slots', true],
  ['/secure/nix', false],
  ['/secured', false],
  ['/events', false],
  ['/', false],
])('%s is before or after the log-in: %s', (route, isAccount) => {
  expect(isAccountRoute(route)).toBe(isAccount);
});
