import { type Entries, isGroup, valueAt, withValue } from '../../clients/settings/settings-object';
import type { Form } from '../page/form';
import { type Controls, controlsOf, JsonFaultError, valueFrom } from './field-values';
import { positionInJson } from './json-fault';
import { jsonWords } from './json-words';
import { type SettingFault, settingFaults } from './setting-faults';
import { type SettingField, settingFields } from './setting-fields';

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
export const WHOLE_NUMBER_TEXT = { name: 'whole', value: String(settingFields.length) };

/**
 * Reads the form of settings. Unchanged values keep their spelling, and keys without a control stay.
 *
 * @param base the settings that the form has shown
 */
export function readForm(base: unknown, form: Pick<Form, 'text' | 'names'>): ReadForm {
  const wrong = new Set(settingFaults(base).map(({ field }) => field));
  const names = new Set(form.names);
  const isWhole = form.text(WHOLE_NUMBER_TEXT.name) === WHOLE_NUMBER_TEXT.value;
  const typed = new Map<string, Controls>();
  const unread: SettingFault[] = [];
  let settings: Entries = isGroup(base) ? base : {};
  for (const field of settingFields) {
    const raw = valueAt(base, field.path);
    const shown = controlsOf(field, raw);
    const sent = sentOf(shown, { form, names, isWhole });
    if (isSame(shown, sent) && !wrong.has(field.path)) continue;
    try {
      const value = valueFrom(field, sent, raw);
      if (value !== undefined || raw !== undefined) settings = withValue(settings, field.path, value);
    } catch (error) {
      if (!(error instanceof JsonFaultError)) throw error;
      typed.set(field.path, sent);
      unread.push(faultOfText(field, sent, error));
    }
  }
  const refused = settingFaults(settings).filter(({ field }) => field === undefined || !typed.has(field));
  return { settings, faults: [...unread, ...refused], typed };
}

type Sent = { form: Pick<Form, 'text'>; names: ReadonlySet<string>; isWhole: boolean };

/** Returns the sent control values of a setting; an unsent control keeps its value. */
function sentOf(shown: Controls, { form, names, isWhole }: Sent): Controls {
  return Object.fromEntries(
    Object.entries(shown).map(([name, value]) => [name, names.has(name) ? form.text(name) : isWhole ? '' : value]),
  );
}

const isSame = (one: Controls, other: Controls) => Object.keys(one).every((name) => one[name] === other[name]);

function faultOfText({ path }: SettingField, sent: Controls, { fault }: JsonFaultError): SettingFault {
  const [text = ''] = Object.values(sent);
  const { line, column } = positionInJson(text, fault.at);
  return { path, field: path, text: `Zeile ${line}, Spalte ${column}: ${jsonWords[fault.reason]}` };
}
