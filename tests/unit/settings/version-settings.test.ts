import { expect, it } from 'vitest';
import { toRecordingSettings } from '../../../src/settings/to-recording-settings';
import { toVersionSettings } from '../../../src/settings/to-version-settings';

it.each([
  {},
  { eventRecording: { showEasyLanguage: true, showSignLanguageVideo: 'Y' } },
  { eventRecording: { showEasyLanguage: 'vielleicht', showSignLanguageVideo: 1 } },
])('visitors and organisers depend on the same: %j', (layer) => {
  const { showEasyLanguage, showSignLanguageVideo } = toRecordingSettings(layer).eventRecording;
  expect(toVersionSettings(layer)).toEqual({ showEasyLanguage, showSignLanguageVideo });
});
