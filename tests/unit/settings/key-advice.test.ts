import { expect, it } from 'vitest';
import { ALL_SCHEMAS, keyAdvice } from '../../../src/settings/key-advice';
import { settingsSchema } from '../../../src/settings/settings-schema';
import { unknownKeys } from '../../../src/settings/unknown-keys';
import { itForAll } from '../../support/it-for-all';

itForAll([
  ['eventList.resultPerPage', 'eventList.resultsPerPage'],
  ['eventlist', 'eventList'],
  ['theme.light.primery', 'theme.light.primary'],
  ['primary', 'theme.light.primary'],
  ['activateArticles', 'applicationSettings.activateArticles'],
  ['link', 'links'],
  ['somethingElse', undefined],
] as const)('%s means %s', (path, meant) => {
  expect(keyAdvice(path)).toBe(meant && `settings: ${path} is unknown and ignored. Did you mean ${meant}?`);
});

it('known keys of every schema, texts and the folder of the script are not named', () => {
  const settings = {
    base: '/files/',
    theme: { light: { primary: '#000' } },
    languageSettings: { lbl_events: 'x', de: { lbl_x: 'y' } },
    map: { tiles: 'x' },
    fieldSettings: { recording: {}, profile: {} },
  };
  expect(unknownKeys(ALL_SCHEMAS, settings)).toEqual([]);
  expect(unknownKeys([settingsSchema], settings)).toEqual(['base', 'map', 'fieldSettings.recording']);
});

it('reads only objects, and never throws', () => {
  const hostile = new Proxy({}, { ownKeys: () => { throw new Error('no'); } }); // biome-ignore format: short.
  for (const layer of [undefined, null, 'x', [], hostile]) expect(unknownKeys(ALL_SCHEMAS, layer)).toEqual([]);
});
