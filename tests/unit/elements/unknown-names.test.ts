// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { attributeAdvice, tagAdvice } from '../../../src/elements/name-advice';
import { attributesOf, TAGS } from '../../../src/elements/registry';
import { unknownAttributes, unknownTags } from '../../../src/elements/unknown-names';
import { itForAll } from '../../support/it-for-all';

const STANDARD = [
  ...['class', 'id', 'style', 'slot', 'title', 'lang', 'dir', 'hidden', 'role', 'tabindex', 'part', 'exportparts'],
  ...['data-limit', 'aria-label', 'onclick', 'onportal-ready', 'itemprop', 'itemscope', 'is', 'nonce', 'inert'],
  ...['v-cloak', 'v-if', ':host', '@click', '_ngcontent-abc-c12', '_nghost-x', 'ng-version', 'x-data', 'x-on:click'],
  ...['wp-interactive', 'wp-class--open', 'hx-get', 'q:key', 'astro-cid-x', 'svelte-h', 'key', 'ref', 'jsx_'],
];

it('attributes of HTML and of frameworks are never named', () => {
  const element = document.createElement('event-list');
  for (const name of STANDARD) if (!/[@:]/.test(name)) element.setAttribute(name, '');
  element.getAttributeNames = () => STANDARD.filter((name) => name !== 'jsx_');
  expect(unknownAttributes('event-list', element)).toEqual([]);
});

it('our own attributes are known, and none of them counts as one of HTML', () => {
  for (const tag of TAGS) {
    const element = document.createElement(tag);
    for (const name of Object.keys(attributesOf(tag))) element.setAttribute(name, '');
    expect(unknownAttributes(tag, element)).toEqual([]);
  }
});

itForAll([
  ['event-list', 'limitt', /<event-list limitt>: there is no such attribute\. Did you mean limit\?/],
  ['event-list', 'detailurl', /Did you mean detail-url\?/],
  ['event-list', 'ids', /belongs to <event-teaser>; <event-list> ignores it/],
  ['event-list', 'start', /belongs to <event-portal>/],
  ['event-portal', 'limit', /belongs to <event-list>, <article-list>, <event-teaser>/],
  ['event-portal', 'hosts', /Did you mean host\?/],
  ['event-list', 'colour', undefined],
  ['event-list', 'width', undefined],
  ['event-list', 'foo', undefined],
] as const)('<%s %s>', (tag, name, said) => {
  const advice = attributeAdvice(tag, name);
  if (said) expect(advice).toMatch(said);
  else expect(advice).toBeUndefined();
});

itForAll([
  ['event-lists', 'event-list'],
  ['eventlist', 'event-list'],
  ['event_list', 'event-list'],
  ['evnt-list', 'event-list'],
  ['event-portl', 'event-portal'],
  ['portal-acount', 'portal-account'],
  ['event-card', undefined],
  ['todo-list', undefined],
  ['article', undefined],
] as const)('<%s>', (name, meant) => {
  expect(tagAdvice(name)).toBe(meant && `<${name}>: there is no such element. Did you mean <${meant}>?`);
});

it('a tag is listed once, and only if it is none of ours and nobody has defined it', () => {
  customElements.define('todo-list', class extends HTMLElement {});
  document.body.innerHTML =
    '<article><details></details></article><event-list></event-list><event-lists></event-lists><todo-list></todo-list><my-map></my-map>';
  const seen = new Set<string>();
  expect(unknownTags(document.documentElement, seen)).toEqual(['event-lists']);
  expect(unknownTags(document.documentElement, seen)).toEqual([]);
});
