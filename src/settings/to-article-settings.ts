import type { Locale } from '../i18n/locale';
import { readSettings } from './read-settings';
import { articleRecordingSettings, recordingFieldSettings } from './recording-settings';
import { group, type ValueOf } from './setting-kinds';
import { warnAboutSettings } from './warn-about-settings';
import { workContradictions } from './work-contradictions';

/** The subset of the work settings that the form of an article needs. */
const schema = group({
  articleRecording: articleRecordingSettings,
  fieldSettings: group({ recording: recordingFieldSettings }),
});

/** The settings of an article's form, each with the client's value or its default. */
export type ArticleSettings = ValueOf<typeof schema>;

/**
 * Reads the settings of writing articles from their layers, with the client's texts in a language: see readSettings.
 */
export function toArticleSettingsIn(locale: Locale, layers: readonly unknown[]): ArticleSettings {
  const { values, problems } = readSettings(schema, layers, { locale, rules: workContradictions });
  warnAboutSettings(problems);
  return values;
}
