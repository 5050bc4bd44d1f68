import type { Locale } from '../i18n/locale';
import { readSettings } from './read-settings';
import { eventRecordingSettings, recordingFieldSettings } from './recording-settings';
import { group, type ValueOf } from './setting-kinds';
import { warnAboutSettings } from './warn-about-settings';
import { workContradictions } from './work-contradictions';

/** The subset of the work settings that the form of an event needs. */
const schema = group({
  eventRecording: eventRecordingSettings,
  fieldSettings: group({ recording: recordingFieldSettings }),
});

/** The settings of an event's form, each with the client's value or its default. */
export type RecordingSettings = ValueOf<typeof schema>;

/**
 * Reads the settings of recording events from their layers, with the client's texts in a language: see readSettings.
 */
export function toRecordingSettingsIn(locale: Locale, layers: readonly unknown[]): RecordingSettings {
  const { values, problems } = readSettings(schema, layers, { locale, rules: workContradictions });
  warnAboutSettings(problems);
  return values;
}

/** Reads the settings of recording events with the client's texts in German. */
export const toRecordingSettings = (...layers: unknown[]): RecordingSettings => toRecordingSettingsIn('de', layers);
