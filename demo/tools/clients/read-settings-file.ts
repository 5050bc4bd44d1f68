import { toSettings } from '../../../src/settings/to-settings';
import { toWorkSettings } from '../../../src/settings/to-work-settings';
import { readJson } from '../../server/backoffice/settings/read-json';
import { unknownKeys } from '../../server/backoffice/settings/setting-faults';
import type { Entries } from '../../server/clients/settings/settings-object';

/** Valid settings, and keys in them that no version of the portal reads. */
export type ReadSettings = { settings: Entries; unknown: string[] };

/**
 * Reads settings from JSON, as GET clientSettings answers them, or that answer with `data`.
 *
 * @throws {Error} that names every mistake with its path and reason
 */
export function readSettingsText(text: string, name = 'The file'): ReadSettings {
  const read = readJson(withoutAnswer(text));
  if (!('reason' in read))
    return { settings: read.settings, unknown: unknownKeys(read.settings).filter((key) => key !== 'name') };
  switch (read.reason) {
    case 'no_json': {
      const line = text.slice(0, read.fault.index).split('\n').length;
      throw refused([`${name}:${line}: not JSON (${REASONS[read.fault.reason] ?? `expected: ${read.fault.reason}`}).`]);
    }
    case 'no_object':
      throw refused([`${name}: expected an object: { … }.`]);
    case 'too_long':
      throw refused([`${name}: longer than 100,000 characters.`]);
    default:
      throw refused(problemsOf(read.settings).map(({ path, message }) => `${path}: ${message}`));
  }
}

const REASONS: Record<string, string> = {
  rest: 'there is text after its end',
  string: 'a text is not closed or has a wrong escape',
  characters: 'it has characters that a database cannot store',
  number: 'a number is malformed',
  depth: 'its brackets are nested too deeply',
};

const refused = (lines: readonly string[]) => new Error(`The settings are refused:\n${lines.join('\n')}`);

/** Returns every wrong value once: both schemas read their common groups. */
function problemsOf(settings: unknown) {
  const found = [...toSettings(settings).problems, ...toWorkSettings(settings).problems];
  return found.filter(({ path }, index) => found.findIndex((other) => other.path === path) === index);
}

/** Returns the settings of an answer `{"data": {…}}`; any other text as it is. */
function withoutAnswer(text: string): string {
  if (!/^\s*\{\s*"data"\s*:/.test(text)) return text;
  try {
    const answer: { data?: unknown } = JSON.parse(text);
    return Object.keys(answer).length === 1 ? JSON.stringify(answer.data) : text;
  } catch {
    return text;
  }
}
