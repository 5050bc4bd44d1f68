import { valueAt } from '../../clients/settings/settings-object';
import { loadSeenSettings } from '../../clients/settings/settings-versions';
import type { Queryable } from '../../platform/database/database';
import type { Form } from '../page/form';
import { type Controls, controlsOf } from './field-values';
import { refusalText } from './json-page';
import { type ReadForm, readForm } from './read-form';
import { readJson } from './read-json';
import { loadRoleFaults, type SettingFault } from './setting-faults';
import { fieldAt, settingFields } from './setting-fields';
import { stateWords, unsavedPaths } from './settings-state';

/** A fault as the script shows it: the words of the offer to end it, and the control values that do. */
type DraftFault = Pick<SettingFault, 'field' | 'text'> & { repair?: { label: string; controls: Controls } };

/** The answer about unsaved input for the form's script: none of it is stored. */
export type SettingsDraft = {
  /** The settings for the preview; undefined for an invalid text. */
  settings?: unknown;
  faults: readonly DraftFault[];
  /** The settings that differ from their default. */
  changed: readonly string[];
  /** The number of unsaved settings, and of those that cannot be saved, in words. */
  state: string;
  /** True if anything is unsaved. */
  isUnsaved: boolean;
  /** The reason why the text is invalid. */
  problem?: string;
};

/** Reads the form of settings, based on the settings that it was opened with. */
export async function readSentForm(database: Queryable, client: string, form: Form): Promise<ReadForm> {
  const draft = readJson(form.text('draft'));
  const seen = await loadSeenSettings(database, client, form.line('seen'));
  const read = readForm('settings' in draft ? draft.settings : seen, form, seen);
  return { ...read, faults: [...read.faults, ...(await loadRoleFaults(database, client, read.settings))] };
}

/** Reads settings from JSON, and refuses a usual role that the client does not have. */
export async function readValidJson(
  database: Queryable,
  client: string,
  typed: string,
): Promise<ReturnType<typeof readJson>> {
  const read = readJson(typed);
  if ('reason' in read && read.reason !== 'invalid') return read;
  const faults = [...('faults' in read ? read.faults : []), ...(await loadRoleFaults(database, client, read.settings))];
  return faults.length === 0 ? read : { reason: 'invalid', settings: read.settings, faults };
}

/** Reads input, as form or as JSON, without storing it. */
export async function answerDraft(database: Queryable, client: string, form: Form): Promise<SettingsDraft> {
  const seen = await loadSeenSettings(database, client, form.line('seen'));
  if (!form.names.includes('settings')) {
    const { settings, faults, typed } = await readSentForm(database, client, form);
    return draftOf(settings, faults, { seen, typed });
  }
  const typed = form.text('settings');
  const read = await readValidJson(database, client, typed);
  if (!('reason' in read)) return draftOf(read.settings, [], { seen });
  if (read.reason === 'invalid') return draftOf(read.settings, read.faults, { seen });
  const problem = refusalText({ typed, refusal: read });
  return { faults: [], changed: [], state: problem, isUnsaved: true, problem };
}

function draftOf(
  settings: unknown,
  faults: readonly SettingFault[],
  { seen, typed = new Map() }: { seen: unknown; typed?: ReadForm['typed'] },
): SettingsDraft {
  const unsaved = new Set([...unsavedPaths(seen, settings), ...typed.keys()]);
  const changed = settingFields.filter(
    (field) =>
      JSON.stringify(controlsOf(field, valueAt(settings, field.path))) !== JSON.stringify(controlsOf(field, undefined)),
  );
  return {
    settings,
    faults: faults.map(draftFault),
    changed: changed.map(({ path }) => path),
    state: stateWords(unsaved.size, faults),
    isUnsaved: unsaved.size > 0 || JSON.stringify(seen) !== JSON.stringify(settings),
  };
}

function draftFault({ field: path, text, repair }: SettingFault): DraftFault {
  const field = fieldAt(path ?? '');
  const controls = field && repair && controlsOf(field, repair.value);
  return { field: path, text, ...(controls && { repair: { label: repair.label, controls } }) };
}
