import { toSwitch } from '../../../../src/lib/switches';
import { isGroup } from '../../clients/settings/settings-object';
import { findJsonFault, type JsonFault } from './json-fault';
import { LABEL_LOCALES, labelIds, labelTexts, withLabel } from './label-values';
import type { SettingField } from './setting-fields';

/** The values of a setting's controls, by their names; '' is an empty field or a box without a tick. */
export type Controls = Readonly<Record<string, string>>;

const PREFIX = 'set.';
const MAX_DEPTH = 32;

/** Returns the name of a control; a setting of several controls adds a part. */
export const controlName = (path: string, part?: string): string =>
  part === undefined ? PREFIX + path : `${PREFIX + path}:${part}`;

/** Returns the control values of a stored value; without one, of the default. */
export function controlsOf(field: SettingField, raw: unknown): Controls {
  const { path, kind, fallback, allowedValues } = field;
  const value = raw ?? fallback;
  const control = controlName(path);
  if (field.isByLanguage) return textControls(path, raw);
  switch (kind) {
    case 'switch':
      return { [control]: (toSwitch(value) ?? fallback) === true ? 'on' : '' };
    case 'maybe switch': {
      const isOn = toSwitch(value);
      return { [control]: isOn === undefined ? '' : isOn ? 'on' : 'off' };
    }
    case 'choices':
      return Object.fromEntries(
        allowedValues.map((word) => [
          controlName(path, word),
          Array.isArray(value) && value.includes(word) ? 'on' : '',
        ]),
      );
    case 'lines':
      return linesControls(field, value);
    case 'labels':
      return labelControls(path, raw);
    case 'json':
      return { [control]: raw === undefined || raw === null ? '' : JSON.stringify(raw, null, 2) };
    default:
      return { [control]: plainText(value) };
  }
}

const plainText = (value: unknown): string =>
  value === undefined ? '' : typeof value === 'string' ? value.replaceAll('\r\n', '\n') : JSON.stringify(value);

function linesControls({ path, fallback }: SettingField, value: unknown): Controls {
  const lines = Array.isArray(value) ? value.map(plainText).join('\n') : plainText(value);
  // Where the client need not decide, an empty list differs from none.
  const none = fallback === undefined && { [controlName(path, 'none')]: isEmptyList(value) ? 'on' : '' };
  return { [controlName(path)]: lines, ...none };
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

function labelControls(path: string, raw: unknown): Controls {
  const texts = labelTexts(raw);
  return Object.fromEntries(
    labelIds(raw).flatMap((id) =>
      LABEL_LOCALES.map((locale) => [controlName(path, `${locale}:${id}`), plainText(texts[locale][id] ?? '')]),
    ),
  );
}

/** Returns the name of the control for the English text of a setting. */
export const englishControl = (path: string): string => controlName(path, 'en');

/** Returns the control values of a text: the common or German one, and the English one if any. */
function textControls(path: string, raw: unknown): Controls {
  const isByLanguage = isGroup(raw) && [raw.de, raw.en].every((text) => text === undefined || typeof text === 'string');
  const text = isByLanguage ? raw.de : raw;
  return {
    [controlName(path)]: plainText(text ?? ''),
    [englishControl(path)]: plainText((isByLanguage && raw.en) || ''),
  };
}

/** Returns one text, one for each language, or undefined for none. */
function textFromControls(path: string, sent: Controls): unknown {
  const [de, en] = [sent[controlName(path)] ?? '', sent[englishControl(path)] ?? ''];
  if (en === '') return de === '' ? undefined : de;
  return de === '' ? { en } : { de, en };
}

/** The error of a text that should be JSON. */
export class JsonFaultError extends Error {
  readonly fault: JsonFault;
  constructor(fault: JsonFault) {
    super(fault.reason);
    this.fault = fault;
  }
}

/**
 * Returns the value of the controls, undefined for the default. An invalid text stays a text, which the schema refuses.
 *
 * @param raw the stored value; its parts without a control stay
 * @throws {JsonFaultError} for an invalid JSON text
 */
export function valueFrom(field: SettingField, sent: Controls, raw: unknown): unknown {
  const { path, kind, fallback, allowedValues } = field;
  const text = sent[controlName(path)] ?? '';
  if (field.isByLanguage) return textFromControls(path, sent);
  switch (kind) {
    case 'switch':
      return unlessDefault(field, text === 'on');
    case 'maybe switch':
      return text === '' ? undefined : text === 'on';
    case 'number':
      return unlessDefault(field, numberOf(text.trim()));
    case 'choices':
      return unlessDefault(
        field,
        allowedValues.filter((word) => sent[controlName(path, word)] === 'on'),
      );
    case 'lines':
      return listOf(field, sent);
    case 'labels':
      return labelsOf(path, sent, raw);
    case 'json':
      return unlessDefault(field, jsonOf(text));
    case 'color':
      return unlessDefault(field, text.trim() || fallback);
    default:
      return unlessDefault(field, text === '' && fallback === undefined ? undefined : text);
  }
}

function unlessDefault({ fallback }: SettingField, value: unknown): unknown {
  return JSON.stringify(value) === JSON.stringify(fallback) ? undefined : value;
}

const numberOf = (text: string): unknown => (text === '' ? undefined : /^-?\d{1,15}$/.test(text) ? Number(text) : text);

function listOf(field: SettingField, sent: Controls): unknown {
  const lines = (sent[controlName(field.path)] ?? '').split('\n').map((line) => line.trim());
  const entries = lines.filter((line) => line !== '');
  if (field.fallback !== undefined) return unlessDefault(field, entries);
  return entries.length > 0 || sent[controlName(field.path, 'none')] === 'on' ? entries : undefined;
}

function jsonOf(text: string): unknown {
  if (text.trim() === '') return undefined;
  const fault = findJsonFault(text, MAX_DEPTH);
  if (fault) throw new JsonFaultError(fault);
  return JSON.parse(text);
}

function labelsOf(path: string, sent: Controls, raw: unknown): unknown {
  const storedControls = labelControls(path, raw);
  const nameOf = (locale: string, id: string) => controlName(path, `${locale}:${id}`);
  const changed = labelIds(raw).filter((id) =>
    LABEL_LOCALES.some((locale) => sent[nameOf(locale, id)] !== storedControls[nameOf(locale, id)]),
  );
  const labels = changed.reduce<unknown>(
    (before, id) => withLabel(before, id, { de: sent[nameOf('de', id)] ?? '', en: sent[nameOf('en', id)] ?? '' }),
    raw,
  );
  return isGroup(labels) && Object.keys(labels).length === 0 ? undefined : labels;
}
