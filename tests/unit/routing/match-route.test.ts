// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { matchOf, preloadRoute } from '../../../src/routing/match-route';
import { nameOf, routeByName } from '../../../src/routing/route-names';
import { ROUTES } from '../../../src/routing/route-table';
import { enabledRoutes, type ScreenRoute } from '../../../src/routing/screen-route';
import { toSettings } from '../../../src/settings/to-settings';
import { accountScreens, enabledScreens, eventScreens, SCREENS, screenAt } from '../../../src/shell/screens';
import { eventually } from '../../support/eventually';
import { itForAll } from '../../support/it-for-all';

const PATTERNS = ['/events', '/events/:eventId', '/secure/order/:step?', '/auth/*?'].map((path) => ({ path }));

describe('the row of a table for a path', () => {
  itForAll([
    ['/events', '/events', {}],
    ['/events/7', '/events/:eventId', { eventId: '7' }],
    ['/events/a%2Fb%20c', '/events/:eventId', { eventId: 'a/b c' }],
    ['/events/%E4', '/events/:eventId', { eventId: '%E4' }],
    ['/secure/order', '/secure/order/:step?', {}],
    ['/secure/order/slots', '/secure/order/:step?', { step: 'slots' }],
    ['/auth', '/auth/*?', {}],
    ['/auth/login', '/auth/*?', {}],
  ])('%s is %s', (path, pattern, params) => {
    const match = matchOf(PATTERNS, path);
    expect(match?.route.path).toBe(pattern);
    expect(match?.params).toMatchObject(params);
  });

  itForAll(['/', '/event', '/events/7/similar', '/authority', '/secure'])('%s is none', (path) => {
    expect(matchOf(PATTERNS, path)).toBeUndefined();
  });
});

it('every screen is found by the name that follows from its path', () => {
  const { notFound, ...named } = SCREENS;
  for (const { path } of Object.values(named)) {
    const id = path.includes(':') ? { eventId: '7', articleId: '7', adsId: '7', step: 'event', part: 'list' } : {};
    const filled = path
      .replace(/:(?:event|article|ads)Id\??/, '7')
      .replace(':step?', 'event')
      .replace(':part?', 'list');
    expect(routeByName(`${nameOf(path)}___en`, id)).toBe(`/en${filled}`);
  }
});

itForAll([
  ['/secure/articles/articleRecording', '/secure/articles/articleRecording/:articleId?'],
  ['/secure/articles/articleRecording/7', '/secure/articles/articleRecording/:articleId?'],
  ['/secure/events', '/secure/events'],
  ['/secure/events/eventRecording', '/secure/events/eventRecording/:eventId?'],
  ['/secure/events/eventRecording/7', '/secure/events/eventRecording/:eventId?'],
])('recording has the address %s of the specification', (path, pattern) => {
  expect(matchOf(accountScreens, path)?.route.path).toBe(pattern);
});

it('a screen that its client has not enabled does not exist', () => {
  const routes = [{ path: '/a' }, { path: '/b', needs: 'activateArticles' as const }];
  const pathsFor = (activateArticles: boolean) =>
    enabledRoutes(routes, toSettings({ applicationSettings: { activateArticles } }).settings).map(({ path }) => path);
  expect(pathsFor(false)).toEqual(['/a']);
  expect(pathsFor(true)).toEqual(['/a', '/b']);
});

it('code and data of a screen are requested at once, with the parameters of its path', async () => {
  const asked: unknown[] = [];
  const route: ScreenRoute<string> = {
    path: '/events/:eventId',
    Screen: () => null,
    loadCode: () => new Promise(() => asked.push('code')),
    loadData: async (context, { params, query, locale }) => void asked.push([context, params.eventId, query, locale]),
  };
  void preloadRoute([route], 'for me', '/en/events/a%20b?from=list');
  await eventually(() => expect(asked).toEqual(['code', ['for me', 'a b', '?from=list', 'en']]));
  await preloadRoute([route], 'for me', '/elsewhere');
  expect(asked).toHaveLength(2);
});

describe('the screens of an element', () => {
  const shownAt = (path: string, tag: string, own: readonly ScreenRoute[], applicationSettings: object = {}) =>
    screenAt(enabledScreens(own, toSettings({ applicationSettings }).settings, tag), path).route.path;

  itForAll([
    ['/events', 'event-list', eventScreens, '/events'],
    ['/articles', 'event-list', eventScreens, '*'],
    ['/search-mails/end', 'event-list', eventScreens, '/search-mails/end'],
    ['/secure', 'event-list', eventScreens, '*'],
    ['/events', 'portal-account', accountScreens, '*'],
    ['/secure/profile', 'portal-account', accountScreens, '/secure/profile'],
    ['/secure/nix', 'portal-account', accountScreens, '*'],
    ['/secure/promotion', 'portal-account', accountScreens, '*'],
  ] as const)('at %s in %s', (path, tag, own, pattern) => expect(shownAt(path, tag, own)).toBe(pattern));

  it('include articles if the client has them', () => {
    const articles = { activateArticles: true };
    expect(shownAt('/articles/7', 'portal-account', accountScreens, articles)).toBe(ROUTES.article.path);
    expect(shownAt('/secure/articles', 'portal-account', accountScreens, articles)).toBe(ROUTES.myArticles.path);
  });

  it('are only one if recording is disabled', () => {
    const { settings } = toSettings({ applicationSettings: { activateArticles: true } });
    expect(enabledScreens(accountScreens, settings, 'event-recording')).toHaveLength(1);
    expect(enabledScreens(accountScreens, settings, 'article-recording').length).toBeGreaterThan(12);
  });
});
