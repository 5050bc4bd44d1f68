import type { Locale } from '../i18n/locale';
import { readSettings } from './read-settings';
import { articleRecordingSettings, recordingFieldSettings } from './recording-settings';
import { group, type ValueOf } from './setting-kinds';
import { warnAboutSettings } from './warn-about-settings';
import { workContradictions } from './work-contradictions';

/** The settings that the form of an article needs; the others of the work settings stay with those who need them. */
const schema = group({
  articleRecording: articleRecordingSettings,
  fieldSettings: group({ recording: recordingFieldSettings }),
});

/** Each with the client's value or its default. */
export type ArticleSettings = ValueOf<typeof schema>;

/** The settings of writing articles, out of their layers and with the client's texts in a language: see readSettings. */
export function toArticleSettingsIn(locale: Locale, layers: readonly unknown[]): ArticleSettings {
  const { values, problems } = readSettings(schema, layers, { locale, rules: workContradictions });
  warnAboutSettings(problems);
  return values;
}
