import { expect, it } from 'vitest';
import { elementList } from '../../../../dist-config/cms/element-list';
import { attributeTexts, flexForm } from '../../../../dist-config/cms/flex-form';
import { TAGS } from '../../../../src/elements/registry';

const elements = elementList();

it('names every element and attribute with its kind, but not the settings of the site', () => {
  expect(Object.keys(elements)).toEqual(TAGS);
  const attributes = elements['event-list']?.attributes ?? {};
  expect(attributes.limit).toEqual({ type: 'integer', min: 1, max: 100, help: expect.anything() });
  expect(attributes.view?.choices).toEqual(['list', 'calendar', 'week', 'map']);
  expect(attributes.history?.choices).toEqual(['hash', 'memory']);
  expect(attributes.settings).toBeUndefined();
});

it('describes each in both languages, without marks of code', () => {
  const helps = Object.values(elements).flatMap(({ help, attributes }) => [
    help,
    ...Object.values(attributes).map((kind) => kind.help),
  ]);
  for (const { de, en } of helps) {
    expect(de).toMatch(/^[^`]+$/);
    expect(en).toMatch(/^[^`]+$/);
    expect(de).not.toBe(en);
  }
});

it('becomes the form of TYPO3, which shows a field for the elements that have it', () => {
  const form = flexForm(elements);
  expect(form).toContain('<displayCond>FIELD:element:IN:event-list,event-teaser</displayCond>');
  expect(form).not.toContain('<host>');
  expect(form).toContain('<detail_url><label>detail-url</label>');
  expect(attributeTexts(elements, 'de')).toContain('<target>Gesuchter Text.</target>');
  expect(attributeTexts(elements, 'en')).not.toContain('<target>');
});

it('refuses a form in which one field would stand for two kinds', () => {
  const [list, teaser] = [elements['event-list'], elements['event-teaser']];
  const limit = list?.attributes.limit;
  if (!list || !teaser || !limit) throw new Error('no limit');
  const other = { ...teaser, attributes: { limit: { ...limit, type: 'boolean' } } };
  expect(() => flexForm({ 'event-list': list, 'event-teaser': other })).toThrow('limit');
});
