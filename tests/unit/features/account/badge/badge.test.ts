// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { accountOnPage, badgeHref } from '../../../../../src/features/account/badge/badge-target';
import { initialsOf } from '../../../../../src/features/account/initials';

afterEach(() => {
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/seite');
});

const surroundings = { locale: 'de', accountUrl: undefined, onPage: undefined } as const;
const page = (path: string) => new URL(path, document.baseURI).href;

describe('a link of the badge', () => {
  it.each([
    ['/konto/#{path}', 'de', '/konto/#/secure/profile'],
    ['/konto/#{path}', 'en', '/konto/#/en/secure/profile'],
    ['https://a.example/k?go={path}', 'de', 'https://a.example/k?go=/secure/profile'],
    ['/konto', 'de', '/konto'],
  ] as const)('leads by account-url="%s" in %s to %s', (accountUrl, locale, href) => {
    expect(badgeHref('/secure/profile', { ...surroundings, accountUrl, locale })).toBe(page(href));
  });

  it('never runs a script', () => {
    expect(badgeHref('/secure', { ...surroundings, accountUrl: 'javascript:alert(1)//{path}' })).toBeUndefined();
  });

  it('leads to an element on the page that owns the hash, or its slot', () => {
    expect(badgeHref('/secure', { ...surroundings, onPage: { hashKey: undefined } })).toMatch(/#\/secure$/);
    expect(badgeHref('/secure', { ...surroundings, onPage: { hashKey: 'events' } })).toMatch(/#events=\/secure$/);
  });

  it('opens the account above the page without both', () => {
    expect(badgeHref('/secure', surroundings)).toBeUndefined();
  });
});

describe('the account on the same page', () => {
  it.each([
    ['<event-portal host="/a"></event-portal>', { hashKey: undefined }],
    ['<event-portal host="/a" hash-key="e"></event-portal>', { hashKey: 'e' }],
    ['<event-portal host="/a" history="memory"></event-portal>', undefined],
    ['<event-portal host="/b"></event-portal>', undefined],
    ['<portal-account host="/a" history="hash"></portal-account>', { hashKey: undefined }],
    ['<portal-account host="/a" history="hash" compact="false"></portal-account>', { hashKey: undefined }],
    ['<portal-account host="/a" history="hash" compact></portal-account>', undefined],
    ['<portal-account host="/a"></portal-account>', undefined],
    ['<event-list host="/a" history="hash"></event-list>', undefined],
    ['<event-portal host="/a/"></event-portal>', { hashKey: undefined }],
    ['<event-portal host="./a"></event-portal>', { hashKey: undefined }],
    [`<event-portal host="${page('/a')}?x#y"></event-portal>`, { hashKey: undefined }],
    ['<event-portal host="/A"></event-portal>', undefined],
    ['<event-portal></event-portal>', undefined],
  ])('%s', (html, found) => {
    document.body.innerHTML = `<portal-account compact host="/a"></portal-account>${html}`;
    const badge = document.body.firstElementChild;
    expect(badge && accountOnPage(badge)).toEqual(found);
  });

  it('is the one of the page itself where neither names a host', () => {
    document.body.innerHTML = `<portal-account compact></portal-account><event-portal host="${page('/')}"></event-portal>`;
    const badge = document.body.firstElementChild;
    expect(badge && accountOnPage(badge)).toEqual({ hashKey: undefined });
  });

  it('is found by properties, too', () => {
    document.body.innerHTML = '<portal-account compact></portal-account><event-portal host="/b"></event-portal>';
    const [badge, portal] = [...document.body.children];
    Object.assign(badge ?? {}, { host: '/a' });
    Object.assign(portal ?? {}, { host: '/a', hashKey: 'events' });
    expect(badge && accountOnPage(badge)).toEqual({ hashKey: 'events' });
    Object.assign(portal ?? {}, { settings: { overrideHost: '/c' } });
    expect(badge && accountOnPage(badge)).toBeUndefined();
  });
});

it.each([
  ['Erika Muster', 'EM'],
  ['Anna Maria von der Alb', 'AA'],
  ['erika', 'E'],
  ['  özil  ', 'Ö'],
  ['👩‍🌾 Hof', '👩H'],
  ['', ''],
])('the letters for “%s” are %s', (name, letters) => {
  expect(initialsOf(name)).toBe(letters);
});
