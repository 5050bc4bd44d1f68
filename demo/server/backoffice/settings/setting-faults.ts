import { toSettings } from '../../../../src/settings/to-settings';
import { toWorkSettings } from '../../../../src/settings/to-work-settings';
import { isGroup } from '../../clients/settings/settings-object';
import { contradictionText } from './contradiction-words';
import { fieldAt, settingFields } from './setting-fields';
import { entryText, refusalTextOf } from './setting-words';

/** The reason why a value of settings is refused; `field` is the path of the setting, undefined for a group. */
export type SettingFault = { path: string; field: string | undefined; text: string };

/** Returns every value that the schema refuses or that contradicts another setting. */
export function settingFaults(settings: unknown): SettingFault[] {
  const problems = [...toSettings(settings).problems, ...toWorkSettings(settings).problems];
  const faults = problems.map(({ path, message, code, params }) => ({
    path,
    field: fieldAt(path)?.path,
    text: code ? entryText(fieldAt(path), path) + contradictionText(code, params) : refusalTextOf(path, message),
  }));
  // Both schemas read their common groups.
  return faults.filter(({ path }, index) => faults.findIndex((fault) => fault.path === path) === index);
}

const groups = new Set(
  settingFields.flatMap(({ path }) => {
    const keys = path.split('.');
    return keys.slice(1).map((_, index) => keys.slice(0, index + 1).join('.'));
  }),
);

/** Returns the keys that no schema has; ignores the keys below them. */
export function unknownKeys(settings: unknown, path = ''): string[] {
  if (!isGroup(settings)) return [];
  return Object.keys(settings).flatMap((key) => {
    const innerPath = path === '' ? key : `${path}.${key}`;
    if (groups.has(innerPath)) return unknownKeys(settings[key], innerPath);
    return fieldAt(innerPath)?.path === innerPath ? [] : [innerPath];
  });
}
