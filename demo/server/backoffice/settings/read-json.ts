import { type Entries, isGroup } from '../../clients/settings/settings-object';
import { findJsonFault, type JsonFault } from './json-fault';
import { type SettingFault, settingFaults } from './setting-faults';

/** Longer texts are no longer readable; this many characters of any kind fit into the largest form. */
const MAX_LENGTH = 100_000;
const MAX_DEPTH = 32;

/** Why a text is no settings at all, or which of its values the schema refuses. */
export type JsonRefusal =
  | { reason: 'no_json'; fault: JsonFault }
  | { reason: 'no_object' }
  | { reason: 'too_long' }
  | { reason: 'invalid'; settings: Entries; faults: readonly SettingFault[] };

/** Reads settings that were typed as JSON. */
export function readJson(typed: string): JsonRefusal | { settings: Entries } {
  if (typed.length > MAX_LENGTH) return { reason: 'too_long' };
  const fault = findJsonFault(typed, MAX_DEPTH);
  if (fault) return { reason: 'no_json', fault };
  const settings: unknown = JSON.parse(typed);
  if (!isGroup(settings)) return { reason: 'no_object' };
  const faults = settingFaults(settings);
  return faults.length === 0 ? { settings } : { reason: 'invalid', settings, faults };
}

/** Whether settings are too long to be stored. */
export const isTooLong = (settings: unknown): boolean => JSON.stringify(settings).length > MAX_LENGTH;
