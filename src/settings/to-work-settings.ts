import { readSettings, type SettingProblem } from './read-settings';
import { workContradictions } from './work-contradictions';
import { type WorkSettings, workSettingsSchema } from './work-settings-schema';

/** The settings of recording and ordering, out of their layers: see readSettings. */
export function toWorkSettings(...layers: unknown[]): { settings: WorkSettings; problems: SettingProblem[] } {
  const { values, problems } = readSettings(workSettingsSchema, layers, workContradictions);
  // The walk has visited every key of the schema, and each struct had the last word on its value.
  return { settings: values as WorkSettings, problems };
}
