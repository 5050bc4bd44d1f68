import { valueAt } from '../../clients/settings/settings-object';
import { controlsOf } from './field-values';
import type { Changes, SettingFault } from './setting-faults';
import { settingFields } from './setting-fields';

/** Returns the settings whose controls differ between two states. */
export const unsavedPaths = (stored: unknown, settings: unknown): string[] =>
  settingFields
    .filter(
      (field) =>
        JSON.stringify(controlsOf(field, valueAt(stored, field.path))) !==
        JSON.stringify(controlsOf(field, valueAt(settings, field.path))),
    )
    .map(({ path }) => path);

/**
 * Returns how late each setting was changed.
 *
 * @param last paths in the order of their changes, as far as it is known
 */
export const changesBetween = (stored: unknown, settings: unknown, last: readonly string[] = []): Changes =>
  new Map([
    ...unsavedPaths(stored, settings).map((path) => [path, 0] as const),
    ...last.map((path, index) => [path, index + 1] as const),
  ]);

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

/** Returns the text of the foot: how much is unsaved, and how much of it cannot be saved. */
export function stateWords(unsaved: number, faults: readonly SettingFault[]): string {
  const contradictions = faults.filter(({ isContradiction }) => isContradiction).length;
  const wrong = faults.length - contradictions;
  return [
    unsaved === 0 ? 'Nichts geändert' : counted(unsaved, 'Änderung', 'Änderungen'),
    ...(contradictions > 0 ? [counted(contradictions, 'Widerspruch', 'Widersprüche')] : []),
    ...(wrong > 0 ? [counted(wrong, 'ungültiger Wert', 'ungültige Werte')] : []),
  ].join(', ');
}
