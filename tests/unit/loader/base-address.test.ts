// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { baseAddresses, folderOfTag, ownFolder } from '../../../src/loader/base-address';

const here = window.location.origin;

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  window.eventPortalSettings = undefined;
  window.history.replaceState(null, '', '/');
});

/** Adds an element that loads nothing. */
function add(tag: string, attributes: Record<string, string>): void {
  const element = document.createElement(tag);
  element.setAttribute('type', 'text/plain');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.head.append(element);
}

it.each([
  ['https://cdn.example/event-portal', 'https://cdn.example/event-portal/'],
  ['https://cdn.example/event-portal//?v=3#x', 'https://cdn.example/event-portal/'],
  [' https://cdn.example ', 'https://cdn.example/'],
  ['//cdn.example/a', 'http://cdn.example/a/'],
  ['/dist', '/dist/'],
])('reads the folder %s', (written, folder) => {
  window.history.replaceState(null, '', '/seite/');
  add('script', { 'data-base': written });
  expect(baseAddresses(undefined)).toEqual([new URL(folder, here).href]);
});

it.each([
  '',
  ' ',
  'javascript:alert(1)//',
  'data:text/javascript,',
  'blob:x',
  'https://',
  'http://[',
  'ftp://a.example/',
])('ignores %j', (written) => {
  add('script', { 'data-base': written });
  for (const base of [written, 7, null, {}]) {
    window.eventPortalSettings = { base };
    expect(baseAddresses(undefined)).toEqual([]);
  }
});

it('ignores settings that are no object', () => {
  for (const settings of [null, undefined, 'x', 7, [], { base: undefined }]) {
    window.eventPortalSettings = settings;
    expect(baseAddresses(undefined)).toEqual([]);
  }
});

it('ignores a frame of another origin, or an element, with the name of the settings', () => {
  Reflect.deleteProperty(window, 'eventPortalSettings');
  const named = {
    get base(): string {
      throw new DOMException('Blocked a frame', 'SecurityError');
    },
  };
  // Where browsers find what has an id or a name.
  const prototype = Object.getPrototypeOf(window);
  Object.defineProperty(prototype, 'eventPortalSettings', { value: named, configurable: true });
  expect(baseAddresses('https://own.example/')).toEqual(['https://own.example/']);
  Object.defineProperty(prototype, 'eventPortalSettings', {
    value: { base: 'https://evil.example/' },
    configurable: true,
  });
  expect(baseAddresses(undefined)).toEqual([]);
  Reflect.deleteProperty(prototype, 'eventPortalSettings');
});

it('asks script elements, the own address, then the settings, each folder once', () => {
  window.eventPortalSettings = { base: 'https://settings.example' };
  add('script', { 'data-base': 'https://one.example' });
  add('script', { 'data-base': 'https://two.example/' });
  add('script', { 'data-base': 'https://one.example/' });
  expect(baseAddresses('https://own.example/')).toEqual([
    ...['https://one.example/', 'https://two.example/', 'https://own.example/', 'https://settings.example/'],
  ]);
});

it('asks no other elements, and never the base of the page', () => {
  window.history.replaceState(null, '', '/seite/');
  add('base', { href: 'https://evil.example/' });
  for (const tag of ['div', 'link', 'style', 'meta', 'template']) add(tag, { 'data-base': 'https://evil.example/' });
  add('script', { 'data-base': 'files' });
  expect(baseAddresses(undefined)).toEqual([`${here}/seite/files/`]);
});

it('trusts an own address by its name', () => {
  for (const name of ['event-portal.js', 'event-portal.iife.js', 'event-portal.js?ver=1.2', 'event-portal.js#x'])
    expect(ownFolder(`https://cdn.example/a/${name}`), name).toBe('https://cdn.example/a/');
  for (const address of [
    ...[
      'https://cdn.example/all.js',
      'https://cdn.example/my-event-portal.js',
      'https://cdn.example/?/event-portal.js',
    ],
    ...['blob:https://a.example/1', 'data:text/javascript,/event-portal.js', '', `${here}/event-portal.js/more`],
  ])
    expect(ownFolder(address), address).toBe(undefined);
});

it('finds the folder of the tag, also among similar ones', () => {
  expect(folderOfTag()).toBe(undefined);
  add('script', { src: 'https://cdn.example/event-portal-frame.js' });
  expect(folderOfTag()).toBe(undefined);
  add('script', { src: 'https://cdn.example/b/event-portal.js' });
  expect(folderOfTag()).toBe('https://cdn.example/b/');
});
