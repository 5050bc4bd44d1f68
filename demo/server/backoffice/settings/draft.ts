import { valueAt } from '../../clients/settings/settings-object';
import { loadSeenSettings } from '../../clients/settings/settings-versions';
import type { Queryable } from '../../platform/database/database';
import type { Form } from '../page/form';
import { controlsOf } from './field-values';
import { refusalText } from './json-page';
import { type ReadForm, readForm } from './read-form';
import { readJson } from './read-json';
import { loadRoleFaults, type SettingFault } from './setting-faults';
import { settingFields } from './setting-fields';

/** The answer about unsaved input for the form's script: none of it is stored. */
export type SettingsDraft = {
  /** The settings for the preview; undefined for an invalid text. */
  settings?: unknown;
  faults: readonly SettingFault[];
  /** The settings that differ from their default. */
  changed: readonly string[];
  /** The reason why the text is invalid. */
  problem?: string;
};

/** Reads the form of settings, based on the settings that it was opened with. */
export async function readSentForm(database: Queryable, client: string, form: Form): Promise<ReadForm> {
  const draft = readJson(form.text('draft'));
  const read = readForm(
    'settings' in draft ? draft.settings : await loadSeenSettings(database, client, form.line('seen')),
    form,
  );
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
  if (!form.names.includes('settings')) {
    const { settings, faults } = await readSentForm(database, client, form);
    return draftOf(settings, faults);
  }
  const typed = form.text('settings');
  const read = await readValidJson(database, client, typed);
  if (!('reason' in read)) return draftOf(read.settings, []);
  if (read.reason === 'invalid') return draftOf(read.settings, read.faults);
  return { faults: [], changed: [], problem: refusalText({ typed, refusal: read }) };
}

function draftOf(settings: unknown, faults: readonly SettingFault[]): SettingsDraft {
  const changed = settingFields.filter(
    (field) =>
      JSON.stringify(controlsOf(field, valueAt(settings, field.path))) !== JSON.stringify(controlsOf(field, undefined)),
  );
  return { settings, faults, changed: changed.map(({ path }) => path) };
}
