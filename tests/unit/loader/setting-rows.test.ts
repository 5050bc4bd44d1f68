import { expect, it } from 'vitest';
import { settingRows } from '../../../src/loader/debug/setting-rows';

const rows = (...values: unknown[]) =>
  settingRows(
    ['the server', 'window.eventPortalSettings', 'the attribute'].map((source, index) => ({
      source,
      value: values[index],
    })),
  ).map(({ subject, finding }) => [subject, finding]);

it('names the strongest layer of each setting that differs from its default', () => {
  expect(
    rows(
      { name: 'Stadt', eventList: { resultsPerPage: 12 }, applicationSettings: { activateArticles: false } },
      { theme: { light: { primary: '#112233' } } },
      { eventList: { resultsPerPage: 6 } },
    ),
  ).toEqual([
    ['name', '"Stadt" from the server'],
    ['theme.light.primary', '"#112233" from window.eventPortalSettings'],
    ['eventList.resultsPerPage', '6 from the attribute'],
  ]);
});

it('an unreadable value counts for the layer before, and is named like an unknown key', () => {
  expect(rows({ eventList: { resultsPerPage: 12 } }, { eventList: { resultsPerPage: 'many', foo: 1 } })).toEqual([
    ['eventList.resultsPerPage', '12 from the server'],
    ['eventList.resultsPerPage', 'ignored from window.eventPortalSettings'],
    ['eventList.foo', 'unknown, from window.eventPortalSettings'],
  ]);
});

it('the capabilities of the server are no unknown setting', () => {
  expect(rows({ capabilities: ['days'] })).toEqual([]);
  expect(rows({}, { capabilities: ['days'] })).toHaveLength(1);
});
