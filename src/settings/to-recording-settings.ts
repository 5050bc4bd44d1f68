import type { Locale } from '../i18n/locale';
import { readSettings } from './read-settings';
import { eventRecordingSettings, recordingFieldSettings } from './recording-settings';
import { group, type ValueOf } from './setting-kinds';
import { warnAboutSettings } from './warn-about-settings';
import { workContradictions } from './work-contradictions';

/** The settings that the form of an event needs; the others of the work settings stay with those who need them. */
const schema = group({
  eventRecording: eventRecordingSettings,
  fieldSettings: group({ recording: recordingFieldSettings }),
});

/** Each with the client's value or its default. */
export type RecordingSettings = ValueOf<typeof schema>;

/** The settings of recording events, out of their layers and with the client's texts in a language: see readSettings. */
export function toRecordingSettingsIn(locale: Locale, layers: readonly unknown[]): RecordingSettings {
  const { values, problems } = readSettings(schema, layers, { locale, rules: workContradictions });
  warnAboutSettings(problems);
  return values;
}

/** The same in German. */
export const toRecordingSettings = (...layers: unknown[]): RecordingSettings => toRecordingSettingsIn('de', layers);
