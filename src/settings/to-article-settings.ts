import { readSettings, type SettingProblem } from './read-settings';
import { articleRecordingSettings, recordingFieldSettings } from './recording-settings';
import { group, type ValueOf } from './setting-kinds';

/** The settings that the form of an article needs; the others of the work settings stay with those who need them. */
const schema = group({
  articleRecording: articleRecordingSettings,
  fieldSettings: group({ recording: recordingFieldSettings }),
});

/** Each with the client's value or its default. */
export type ArticleSettings = ValueOf<typeof schema>;

/** The settings of writing articles, out of their layers: see readSettings. */
export const toArticleSettings = (...layers: unknown[]): ArticleSettings =>
  // The walk has visited every key of the schema, and each struct had the last word on its value.
  readSettings(schema, layers).values as ArticleSettings;

/** The keys of these settings that could not be read. */
export const articleSettingProblems = (...layers: unknown[]): SettingProblem[] => readSettings(schema, layers).problems;
