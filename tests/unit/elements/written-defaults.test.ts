import { describe, expect, it, vi } from 'vitest';
import { attributeDoc } from '../../../dist-config/reference/registry-docs';
import { historyOf } from '../../../src/elements/element-location';
import { propertyOf, readAttribute } from '../../../src/elements/read-attributes';
import { attributesOf, type ElementTag, TAGS } from '../../../src/elements/registry';
import { startRouteOf } from '../../../src/elements/start-routes';
import { countOf } from '../../../src/loader/standalone/find-events';
import { newPrerender } from '../../../src/prerender/prerender';
import { anEventRow } from '../../support/event-answers';
import { itForAll } from '../../support/it-for-all';

/** Defaults that the reference says in more than one word. */
const IN_WORDS: Record<string, (tag: ElementTag) => string> = {
  history: (tag) => (tag === 'event-portal' ? 'hash' : 'memory'),
  limit: (tag) => (tag === 'event-teaser' ? '6' : ''),
};

/** The documented default of an attribute as a page would write it out; empty for one that is no fixed value. */
function writtenDefault(tag: ElementTag, name: string): string {
  const [, plain = ''] = /Default: `?([\w/-]+)`?\.$/.exec(attributeDoc(tag, name)) ?? [];
  return IN_WORDS[name]?.(tag) ?? (plain === 'none' ? '' : plain);
}

const cases = TAGS.flatMap((tag) =>
  Object.keys(attributesOf(tag)).flatMap((name) => {
    const value = writtenDefault(tag, name);
    return value ? [{ tag, name, value }] : [];
  }),
);

/** Derives start route, kind of history and number of events from attributes, as before the first render. */
function meaningOf(tag: ElementTag, input: Record<string, unknown>) {
  return {
    start: startRouteOf(tag, { near: 'Ulm', eventId: '7', ...input }),
    history: historyOf(tag, input, undefined),
    count: tag === 'event-teaser' && countOf(input),
  };
}

const settings = { data: { name: 'Stadt', applicationSettings: { activateArticles: true } } };
const rows = { data: [anEventRow({ id: 'e1' })], meta: { page: 1, pageSize: 24, total: 1 } };
const answers: Record<string, unknown> = {
  clientSettings: settings,
  events: rows,
  communities: { data: [{ community_id: 1, name: 'Ulm', lat: 48.4, lon: 9.99 }], meta: { match: 'name' } },
  articles: { data: [], meta: { page: 1, pageSize: 24, total: 0, tags: [] } },
};

/** The page that a server makes of an element. */
async function prerendered(tag: ElementTag, attribute: string) {
  const prerender = newPrerender({
    now: () => Date.parse('2026-11-21T09:00:00+01:00'),
    fetch: vi.fn(async (url: string) => Response.json(answers[new URL(url).pathname.split('/').at(-1) ?? ''])),
  });
  const { html } = await prerender(`<${tag} host="/c" near="Ulm"${attribute}></${tag}>`, {
    url: 'https://stadt.example/',
  });
  return html.replace(attribute, '');
}

describe('The documented default of an attribute, written out, is the same as without it', () => {
  it('is checked for these', () => {
    expect(cases.map(({ tag, name, value }) => `${tag} ${name}=${value}`)).toEqual(
      expect.arrayContaining([
        'event-portal start=/',
        'event-list view=list',
        'event-list radius=15',
        'event-list filter=on',
        'event-list heading-level=2',
        'event-teaser layout=cards',
        'event-teaser empty=line',
        'event-teaser radius=15',
        'advert-slot place=teaser',
        'advert-slot count=1',
        'portal-account compact=false',
      ]),
    );
  });

  itForAll(cases)('<$tag $name="$value">', async ({ tag, name, value }) => {
    const read = readAttribute(tag, name, value);
    expect(read).toBeDefined();
    expect(meaningOf(tag, { [propertyOf(name)]: read })).toEqual(meaningOf(tag, {}));
    expect(await prerendered(tag, ` ${name}="${value}"`)).toBe(await prerendered(tag, ''));
  });
});
