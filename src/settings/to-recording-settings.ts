import { readSettings, type SettingProblem } from './read-settings';
import { eventRecordingSettings, recordingFieldSettings } from './recording-settings';
import { group, type ValueOf } from './setting-kinds';

/** The settings that the form of an event needs; the others of the work settings stay with those who need them. */
const schema = group({
  eventRecording: eventRecordingSettings,
  fieldSettings: group({ recording: recordingFieldSettings }),
});

/** Each with the client's value or its default. */
export type RecordingSettings = ValueOf<typeof schema>;

/** The settings of recording events, out of their layers: see readSettings. */
export const toRecordingSettings = (...layers: unknown[]): RecordingSettings =>
  // The walk has visited every key of the schema, and each struct had the last word on its value.
  readSettings(schema, layers).values as RecordingSettings;

/** The keys of these settings that could not be read. */
export const recordingSettingProblems = (...layers: unknown[]): SettingProblem[] =>
  readSettings(schema, layers).problems;
