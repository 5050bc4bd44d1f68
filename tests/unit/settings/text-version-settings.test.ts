import { expect } from 'vitest';
import { toRecordingSettings } from '../../../src/settings/to-recording-settings';
import { toTextVersionSettings } from '../../../src/settings/to-text-version-settings';
import { itForAll } from '../../support/it-for-all';

itForAll([
  {},
  { eventRecording: { showEasyLanguage: true, showSignLanguageVideo: 'Y' } },
  { eventRecording: { showEasyLanguage: 'vielleicht', showSignLanguageVideo: 1 } },
])('visitors and authors depend on the same settings: %j', (layer) => {
  const { showEasyLanguage, showSignLanguageVideo } = toRecordingSettings(layer).eventRecording;
  expect(toTextVersionSettings(layer)).toEqual({ showEasyLanguage, showSignLanguageVideo });
});
