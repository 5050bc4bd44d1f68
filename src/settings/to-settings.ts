import type { Locale } from '../i18n/locale';
import { accountContradictions } from './account-contradictions';
import { readSettings, type SettingProblem } from './read-settings';
import { type Settings, settingsSchema } from './settings-schema';

type ReadSettings = { settings: Settings; problems: SettingProblem[] };

/** The settings that every screen may need, out of their layers: see readSettings. */
export const toSettings = (...layers: unknown[]): ReadSettings => toSettingsIn('de', layers);

/** The same with the client's texts in a language. */
export function toSettingsIn(locale: Locale, layers: readonly unknown[]): ReadSettings {
  const { values, problems } = readSettings(settingsSchema, layers, { locale, rules: accountContradictions });
  return { settings: values, problems };
}
