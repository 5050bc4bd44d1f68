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

/** The settings of recording events, out of their layers: see readSettings. */
export function toRecordingSettings(...layers: unknown[]): RecordingSettings {
  const { values, problems } = readSettings(schema, layers, workContradictions);
  warnAboutSettings(problems);
  // The walk has visited every key of the schema, and each struct had the last word on its value.
  return values as RecordingSettings;
}
