import type { Locale } from '../i18n/locale';
import { readSettings, type SettingProblem } from './read-settings';
import { workContradictions } from './work-contradictions';
import { type WorkSettings, workSettingsSchema } from './work-settings-schema';

type ReadWorkSettings = { settings: WorkSettings; problems: SettingProblem[] };

/** Reads the settings of recording and ordering from their layers, with texts in German: see readSettings. */
export const toWorkSettings = (...layers: unknown[]): ReadWorkSettings => toWorkSettingsIn('de', layers);

/** Reads the settings of recording and ordering, with the client's texts in a language. */
export function toWorkSettingsIn(locale: Locale, layers: readonly unknown[]): ReadWorkSettings {
  const { values, problems } = readSettings(workSettingsSchema, layers, { locale, rules: workContradictions });
  return { settings: values, problems };
}
