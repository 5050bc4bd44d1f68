import { accountContradictions } from './account-contradictions';
import { readSettings, type SettingProblem } from './read-settings';
import { type Settings, settingsSchema } from './settings-schema';

/** The settings that every screen may need, out of their layers: see readSettings. */
export function toSettings(...layers: unknown[]): { settings: Settings; problems: SettingProblem[] } {
  const { values, problems } = readSettings(settingsSchema, layers, accountContradictions);
  // The walk has visited every key of the schema, and each struct had the last word on its value.
  return { settings: values as Settings, problems };
}
