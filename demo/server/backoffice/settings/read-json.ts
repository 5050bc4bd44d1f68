import { type Entries, isGroup } from '../../clients/settings/settings-object';
import { findJsonFault, type JsonFault } from './json-fault';
import { type SettingFault, settingFaults } from './setting-faults';

/** The maximum length in characters, which is more than the largest form needs. */
const MAX_LENGTH = 100_000;
const MAX_DEPTH = 32;

/** The reason why a text is invalid, or the values that the schema refuses. */
export type JsonRefusal =
  | { reason: 'no_json'; fault: JsonFault }
  | { reason: 'no_object' }
  | { reason: 'too_long' }
  | { reason: 'invalid'; settings: Entries; faults: readonly SettingFault[] };

/** Reads settings from JSON. */
export function readJson(typed: string): JsonRefusal | { settings: Entries } {
  if (typed.length > MAX_LENGTH) return { reason: 'too_long' };
  const fault = findJsonFault(typed, MAX_DEPTH);
  if (fault) return { reason: 'no_json', fault };
  const settings: unknown = JSON.parse(typed);
  if (!isGroup(settings)) return { reason: 'no_object' };
  const faults = settingFaults(settings);
  return faults.length === 0 ? { settings } : { reason: 'invalid', settings, faults };
}

/** Checks whether settings are too long to be stored. */
export const isTooLong = (settings: unknown): boolean => JSON.stringify(settings).length > MAX_LENGTH;
