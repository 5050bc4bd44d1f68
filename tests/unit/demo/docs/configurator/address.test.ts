import { describe, expect, it } from 'vitest';
import { fromQuery, toQuery } from '../../../../../demo/docs/configurator/address';
import {
  COLORS,
  type Configuration,
  INITIAL,
  PAGES,
  TARGETS,
  WIDTHS,
  type Width,
} from '../../../../../demo/docs/configurator/configuration';
import { isAllowed } from '../../../../../demo/docs/configurator/fields';
import { attributesOf, type ElementTag, TAGS } from '../../../../../src/elements/registry';
import { itForAll } from '../../../../support/it-for-all';
import fc from '../../../../support/same-cases';
import { configured } from './fixtures';

/** Texts that an element accepts for one of its attributes. */
function arbitraryValue(tag: ElementTag, name: string): fc.Arbitrary<string> {
  const { type, choices, min = 0, max = 0 } = attributesOf(tag)[name] ?? { type: 'string' };
  if (choices) return fc.constantFrom(...choices);
  if (type === 'integer') return fc.integer({ min, max }).map(String);
  if (type === 'boolean') return fc.constantFrom('true', 'false');
  if (type === 'day') return fc.constantFrom('2026-12-24', '2027-02-28');
  if (type === 'name') return fc.stringMatching(/^[\w-]{1,10}$/);
  return fc.string({ minLength: 1, unit: 'binary' });
}

const configurations = fc.constantFrom(...TAGS).chain((element): fc.Arbitrary<Configuration> => {
  const names = Object.keys(attributesOf(element)).filter((name) => name !== 'host' && name !== 'settings');
  return fc.record({
    element: fc.constant(element),
    host: fc.constantFrom('', '/clients/zeitung', 'https://events.example/clients/stadt'),
    base: fc.constantFrom('', 'https://cdn.example/event-portal/1.2.3/'),
    attributes: fc
      .record(Object.fromEntries(names.map((name) => [name, arbitraryValue(element, name)])), { requiredKeys: [] })
      .map((attributes) => ({ ...attributes }) as Record<string, string>),
    colors: fc
      .record(
        Object.fromEntries(COLORS.map((color) => [color, fc.constantFrom('#abc', '#0b4f7d', 'rgb(1, 2, 3)', 'red')])),
        { requiredKeys: [] },
      )
      .map((colors): Configuration['colors'] => ({ ...colors })),
    font: fc.constantFrom('', 'Georgia, serif', '"Open Sans", sans-serif'),
    reserve: fc.constantFrom('', '72', '600'),
    target: fc.constantFrom(...TARGETS),
    width: fc.constantFrom(...(Object.keys(WIDTHS) as Width[])),
    page: fc.constantFrom(...PAGES),
  });
});

describe('the address', () => {
  it('keeps every configuration', () => {
    fc.assert(
      fc.property(configurations, (configuration) => {
        expect(fromQuery(toQuery(configuration))).toEqual({ configuration, notes: [] });
      }),
    );
  });

  it('takes any text without failing, and then is the same again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...TAGS), (text, tag) => {
        for (const query of [text, `element=${tag}&limit=${text}&host=${text}&color-primary=${text}&width=${text}`]) {
          const { configuration } = fromQuery(query);
          expect(fromQuery(toQuery(configuration))).toEqual({ configuration, notes: [] });
          for (const [name, value] of Object.entries(configuration.attributes)) {
            expect(isAllowed(configuration.element, name, value)).toBe(true);
          }
        }
      }),
    );
  });

  itForAll<[Partial<Configuration>, string]>([
    [{}, ''],
    [{ attributes: { rubric: '', q: '' } }, ''],
    [{ attributes: { rubric: '3,4', limit: '6' } }, 'rubric=3%2C4&limit=6'],
    [{ element: 'event-teaser', target: 'wordpress' }, 'element=event-teaser&target=wordpress'],
    [{ colors: { text_on_primary: '#fff' }, page: 'dark' }, 'color-text-on-primary=%23fff&page=dark'],
  ])('of %j is short', (part, query) => expect(toQuery(configured(part))).toBe(query));

  itForAll([
    ['element=event-lists', 'element'],
    ['limit=0', 'limit'],
    ['limit=many', 'limit'],
    ['view=year', 'view'],
    ['from=2026-02-30', 'from'],
    ['host=javascript:alert(1)', 'host'],
    ['base=data:text/javascript,1', 'base'],
    ['color-primary=expression(1)', 'color-primary'],
    ['font=a;b', 'font'],
    ['reserve=-1', 'reserve'],
    ['target=drupal', 'target'],
    ['width=1', 'width'],
    ['page=blue', 'page'],
    // What another element has.
    ['element=event-detail&limit=3', 'limit'],
  ])('%s falls back with a note', (query, name) => {
    const { configuration, notes } = fromQuery(query);
    expect(notes.map((note) => note.name)).toEqual([name]);
    expect(configuration).toEqual(
      query.startsWith('element=event-detail') ? { ...INITIAL, element: 'event-detail' } : INITIAL,
    );
  });

  it('ignores names of others', () => {
    expect(fromQuery('utm_source=letter&portal-debug&settings={}')).toEqual({ configuration: INITIAL, notes: [] });
  });
});
