import { type Entries, isGroup, valueAt, withValue } from '../../clients/settings/settings-object';
import type { Form } from '../page/form';
import { type Controls, controlsOf, JsonFaultError, valueFrom } from './field-values';
import { positionInJson } from './json-fault';
import { jsonFaultTexts } from './json-words';
import { type SettingFault, settingFaults } from './setting-faults';
import { type SettingField, settingFields } from './setting-fields';
import { changesBetween } from './settings-state';

/** The result of reading a form of settings. */
export type ReadForm = {
  /** The base settings with all changes of the form. */
  settings: Entries;
  faults: readonly SettingFault[];
  /** Invalid input, by path. */
  typed: ReadonlyMap<string, Controls>;
};

/**
 * The last control of the form. It is missing in a truncated form, or one from an older version of the server: a
 * missing box then does not mean an unticked one.
 */
export const LAST_CONTROL = { name: 'whole', value: String(settingFields.length) };

/** The name of the control with the paths of changed settings, the last one last; the form's script fills it. */
const LAST_CHANGED = 'last';

/**
 * Reads the form of settings. Unchanged values keep their spelling, and keys without a control stay.
 *
 * @param base the settings that the form has shown
 * @param stored the settings that it was opened with
 */
export function readForm(base: unknown, form: Pick<Form, 'text' | 'names'>, stored: unknown = base): ReadForm {
  const faultyFields = new Set(settingFaults(base).map(({ field }) => field));
  const names = new Set(form.names);
  const isComplete = form.text(LAST_CONTROL.name) === LAST_CONTROL.value;
  const typed = new Map<string, Controls>();
  const unreadable: SettingFault[] = [];
  let settings: Entries = isGroup(base) ? base : {};
  for (const field of settingFields) {
    const raw = valueAt(base, field.path);
    const shownControls = controlsOf(field, raw);
    const sentControls = sentControlsOf(shownControls, { form, names, isComplete });
    if (isSame(shownControls, sentControls) && !faultyFields.has(field.path)) continue;
    try {
      const value = valueFrom(field, sentControls, raw);
      if (value !== undefined || raw !== undefined) settings = withValue(settings, field.path, value);
    } catch (error) {
      if (!(error instanceof JsonFaultError)) throw error;
      typed.set(field.path, sentControls);
      unreadable.push(faultOfText(field, sentControls, error));
    }
  }
  const changes = changesBetween(stored, settings, form.text(LAST_CHANGED).split(' '));
  const refused = settingFaults(settings, changes).filter(({ field }) => field === undefined || !typed.has(field));
  return { settings, faults: [...unreadable, ...refused], typed };
}

type SentForm = { form: Pick<Form, 'text'>; names: ReadonlySet<string>; isComplete: boolean };

/** Returns the sent control values of a setting; an unsent control keeps its value. */
function sentControlsOf(shownControls: Controls, { form, names, isComplete }: SentForm): Controls {
  return Object.fromEntries(
    Object.entries(shownControls).map(([name, value]) => [
      name,
      names.has(name) ? form.text(name) : isComplete ? '' : value,
    ]),
  );
}

const isSame = (one: Controls, other: Controls) => Object.keys(one).every((name) => one[name] === other[name]);

function faultOfText({ path }: SettingField, sentControls: Controls, { fault }: JsonFaultError): SettingFault {
  const [text = ''] = Object.values(sentControls);
  const { line, column } = positionInJson(text, fault.index);
  return { path, field: path, text: `Zeile ${line}, Spalte ${column}: ${jsonFaultTexts[fault.reason]}` };
}
