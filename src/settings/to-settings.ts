import type { Locale } from '../i18n/locale';
import { accountContradictions } from './account-contradictions';
import { readSettings, type SettingProblem } from './read-settings';
import { type Settings, settingsSchema } from './settings-schema';

type ReadSettings = { settings: Settings; problems: SettingProblem[] };

/** Reads the settings that every screen may need from their layers, with texts in German: see readSettings. */
export const toSettings = (...layers: unknown[]): ReadSettings => toSettingsIn('de', layers);

/** Reads the settings that every screen may need, with the client's texts in a language. */
export function toSettingsIn(locale: Locale, layers: readonly unknown[]): ReadSettings {
  const { values, problems } = readSettings(settingsSchema, layers, { locale, rules: accountContradictions });
  return { settings: values, problems };
}
