import { describe, expect, it } from 'vitest';
import { choicesOf, fieldGroups, isAllowed, withElement } from '../../../../../demo/docs/configurator/fields';
import { toggled } from '../../../../../demo/docs/configurator/lists';
import { PRESET_NAMES, withPreset } from '../../../../../demo/docs/configurator/presets';
import { choiceText, TEXTS } from '../../../../../demo/docs/configurator/texts';
import { attributesOf, TAGS } from '../../../../../src/elements/registry';
import { itForAll } from '../../../../support/it-for-all';
import { configured } from './fixtures';

describe('the fields', () => {
  itForAll(TAGS.map((tag) => [tag] as const))('of %s are all its attributes, each once and with its words', (tag) => {
    const { filters, common, rare, routing } = fieldGroups(tag);
    const names = Object.keys(attributesOf(tag));
    expect([...filters, ...common, ...rare, ...routing, 'host', 'settings', 'locale'].sort()).toEqual(names.sort());
    for (const texts of Object.values(TEXTS)) {
      const { attribute, elements } = texts;
      expect(elements[tag]).toBeTruthy();
      for (const name of names.filter((each) => each !== 'host' && each !== 'settings')) {
        expect(attribute[name], name).toBeTruthy();
        for (const value of choicesOf(tag, name))
          expect(choiceText(texts, name, value), `${name}=${value}`).toBeTruthy();
      }
    }
  });

  it('have words for nothing else', () => {
    const names = new Set(TAGS.flatMap((tag) => Object.keys(attributesOf(tag))));
    for (const { attribute } of Object.values(TEXTS)) {
      expect(Object.keys(attribute).filter((name) => !names.has(name))).toEqual([]);
    }
  });

  it('stay with another element that knows them', () => {
    const before = configured({ attributes: { limit: '6', view: 'calendar', q: 'jazz' }, colors: { primary: '#123' } });
    const after = withElement(before, 'event-teaser');
    expect(after).toEqual({ ...before, element: 'event-teaser', attributes: { limit: '6', q: 'jazz' } });
  });
});

describe('the presets', () => {
  itForAll(PRESET_NAMES.map((name) => [name] as const))(
    '%s has allowed values, and leaves client and colours alone',
    (name) => {
      const before = configured({
        host: 'https://events.example/a',
        attributes: { locale: 'en', q: 'old' },
        colors: { primary: '#123' },
        target: 'vue',
      });
      const after = withPreset(before, name, '7');
      expect(after).toMatchObject({
        host: before.host,
        colors: before.colors,
        target: 'vue',
        attributes: { locale: 'en' },
      });
      expect(after.attributes.q).not.toBe('old');
      for (const [attribute, value] of Object.entries(after.attributes)) {
        expect(isAllowed(after.element, attribute, value), attribute).toBe(true);
      }
    },
  );

  it('music is a rubric where the client has one, else a search', () => {
    expect(withPreset(configured({}), 'music', '7').attributes).toEqual({ rubric: '7' });
    expect(withPreset(configured({}), 'music').attributes).toEqual({ q: 'Musik' });
  });
});

it('a list takes a value and gives it back', () => {
  expect(toggled('', '3')).toBe('3');
  expect(toggled('3, 4', '5')).toBe('3,4,5');
  expect(toggled('3,4,5', '4')).toBe('3,5');
});
