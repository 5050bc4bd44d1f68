import { html } from 'hono/html';
import { isDay } from '../../../../src/lib/days';
import {
  formatMoneyInput,
  formatNumberInput,
  parseMoneyInput,
  parseNumberInput,
} from '../../../../src/lib/parse-number-input';
import { isTimeInput } from '../../../../src/lib/parse-time-input';
import type { Form } from './form';
import type { Html } from './page';

/** The hundredths of a percent in a percent. */
const SHARES_PER_PERCENT = 100;
/** The share of 100 %. */
export const FULL_SHARE = 10_000;
const MAX_CENTS = 10_000_000;

/** The values of a form's inputs, by their names. */
export type InputValues = Readonly<Record<string, string>>;

/** The value that a field has been read as, or its problem with the remedy. */
export type ReadResult = { value: unknown } | { problem: string };

/** A community that can be chosen. */
export type Town = { id: number; name: string };

/** A field of a catalogue record: writes its value into inputs, renders them, and reads them. */
export type Field = {
  /** Its name in the table. */
  name: string;
  label: string;
  toInputs(value: unknown, towns: readonly Town[]): InputValues;
  /** Formats a value for reading; by default as in its inputs. */
  format?(value: unknown): string;
  render(typed: InputValues, problem: string | undefined, towns: readonly Town[]): Html;
  read(form: Form, towns: readonly Town[]): ReadResult;
};

type FieldLabel = { name: string; label: string; hint?: string };

/** The label of an input; its id is its name, unless a page has several of that name. */
type InputLabel = FieldLabel & { id?: string };

/** Renders an input with its label; screen readers read a problem and a hint with it. */
export function labelled(
  { name, id = name, label, hint }: InputLabel,
  problem: string | undefined,
  control: (attributes: Html) => Html,
): Html {
  const describedBy = [problem && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const attributes = html`id="${id}" name="${name}"${problem ? html` aria-invalid="true"` : ''}${describedBy ? html` aria-describedby="${describedBy}"` : ''}`;
  return html`<div class="field"><label for="${id}">${label}</label>${problem ? html`<p class="error" id="${id}-error">${problem}</p>` : ''}
${control(attributes)}${hint ? html`<p class="hint" id="${id}-hint">${hint}</p>` : ''}</div>`;
}

/** The width of an input by what goes in; a long text takes the whole line. */
type FieldWidth = 'time' | 'code' | 'date' | 'name' | 'line';

type TextField = FieldLabel & {
  width?: FieldWidth;
  isRequired?: boolean;
  maxLength?: number;
  /** Returns the problem of a text; undefined if it is valid. */
  validate?: (text: string) => string | undefined;
  /** Normalizes a text to store, as without blanks. */
  normalize?: (text: string) => string;
};

const MAX_LINE_LENGTH = 120;
const MAX_CODE_LENGTH = 12;
const MAX_NAME_LENGTH = 40;
const REQUIRED = 'Bitte ausfüllen.';

/** Returns the class of an input: as wide as its longest text. */
function widthOf({ width, maxLength = MAX_LINE_LENGTH }: TextField): string {
  if (width) return `width-${width}`;
  if (maxLength > MAX_LINE_LENGTH) return '';
  return maxLength <= MAX_CODE_LENGTH ? 'width-code' : maxLength <= MAX_NAME_LENGTH ? 'width-name' : 'width-line';
}

/** Creates a field of one line. */
export const lineField = (field: TextField): Field => ({
  ...field,
  toInputs: (value) => ({ [field.name]: String(value ?? '') }),
  render: (typed, problem) =>
    labelled(
      field,
      problem,
      (attributes) => html`<input ${attributes} class="${widthOf(field)}" value="${typed[field.name]}">`,
    ),
  read: (form) => readText(field, form.line(field.name)),
});

/** Creates a field of several lines. */
export const multilineField = (field: TextField): Field => ({
  ...lineField(field),
  render: (typed, problem) =>
    labelled(
      field,
      problem,
      (attributes) => html`<textarea ${attributes} class="words">
${typed[field.name]}</textarea>`,
    ),
  read: (form) => readText(field, form.text(field.name).trim()),
});

function readText(
  { isRequired, maxLength = MAX_LINE_LENGTH, validate, normalize }: TextField,
  typed: string,
): ReadResult {
  const text = normalize ? normalize(typed) : typed;
  if (text === '') return isRequired ? { problem: REQUIRED } : { value: '' };
  if ([...text].length > maxLength) return { problem: `Bitte höchstens ${maxLength} Zeichen.` };
  const problem = validate?.(text);
  return problem ? { problem } : { value: text };
}

/** Creates a line that is null when empty, as for a name in English. */
export function optionalLineField(field: TextField): Field {
  const requiredLine = lineField(field);
  return {
    ...requiredLine,
    read: (form, towns) => {
      const read = requiredLine.read(form, towns);
      return 'value' in read && read.value === '' ? { value: null } : read;
    },
  };
}

type NumericField = FieldLabel & {
  isRequired: boolean;
  format: (value: number) => string;
  parse: (typed: string) => number | undefined;
  range: readonly [number, number];
  /** The remedy for an invalid number. */
  message: string;
};

const numericField = (field: NumericField): Field => ({
  ...lineField({ ...field, width: 'code' }),
  toInputs: (value) => ({ [field.name]: typeof value === 'number' ? field.format(value) : '' }),
  read: (form) => {
    const typed = form.line(field.name);
    if (typed === '' && !field.isRequired) return { value: null };
    const [number, [min, max]] = [field.parse(typed), field.range];
    const isValid = number !== undefined && Number.isInteger(number) && number >= min && number <= max;
    return isValid ? { value: number } : { problem: field.message };
  },
});

/** Creates a field for a whole number. */
export const integerField = (field: FieldLabel & { range: readonly [number, number] }): Field =>
  numericField({
    ...{ ...field, isRequired: true, format: String, parse: (typed) => parseNumberInput(typed, ',').number },
    message: `Bitte eine ganze Zahl von ${field.range[0]} bis ${field.range[1]}.`,
  });

/** Creates a field for an amount, in cents. */
export const moneyField = (field: FieldLabel & { isRequired: boolean; min?: number }): Field =>
  numericField({
    ...{ ...field, range: [field.min ?? 0, MAX_CENTS], format: (cents) => formatMoneyInput(cents, ',') },
    ...{ parse: (typed) => parseMoneyInput(typed, ',', 'EUR').number, message: 'Bitte einen Betrag wie 29,00.' },
  });

/** Parses a typed percentage, in hundredths of a percent. */
export function parseShare(typed: string): number | undefined {
  const { number } = parseNumberInput(typed.replace(/\s*%$/, ''), ',');
  return number === undefined ? undefined : Math.round(number * SHARES_PER_PERCENT * 1e6) / 1e6;
}

/** Formats a share for an input. */
export const formatShare = (shareField: number): string => formatNumberInput(shareField / SHARES_PER_PERCENT, ',');

/** Creates a field for a share of up to 100 %. */
export const shareField = (field: FieldLabel & { isRequired: boolean; min?: number }): Field =>
  numericField({
    ...{ ...field, range: [field.min ?? 0, FULL_SHARE], format: formatShare, parse: parseShare },
    message: 'Bitte einen Satz in Prozent, wie 19 oder 7,5.',
  });

/** Creates a field for a time of day. */
export const timeField = (field: FieldLabel): Field =>
  lineField({
    ...{ ...field, isRequired: true, width: 'time' },
    validate: (text) => (isTimeInput(text) ? undefined : 'Bitte eine Uhrzeit wie 12:00.'),
  });

/** Creates a field for an optional day. */
export const dayField = (field: FieldLabel): Field => ({
  ...lineField(field),
  render: (typed, problem) =>
    labelled(
      field,
      problem,
      (attributes) => html`<input type="date" ${attributes} class="width-date" value="${typed[field.name]}">`,
    ),
  read: (form) => {
    const typed = form.line(field.name);
    if (typed === '') return { value: null };
    return isDay(typed) ? { value: typed } : { problem: 'Bitte einen Tag wie 2026-12-31.' };
  },
});

/** Creates a field for one of several options. */
export const choiceField = (field: FieldLabel & { options: Readonly<Record<string, string>> }): Field => ({
  ...lineField(field),
  format: (value) => field.options[String(value)] ?? '–',
  render: (typed, problem) =>
    labelled(
      field,
      problem,
      (attributes) =>
        html`<select ${attributes} class="width-line">${Object.entries(field.options).map(
          ([key, label]) =>
            html`<option value="${key}"${key === typed[field.name] ? html` selected` : ''}>${label}</option>`,
        )}</select>`,
    ),
  read: (form) => {
    const chosen = form.line(field.name);
    return Object.hasOwn(field.options, chosen) ? { value: chosen } : { problem: 'Bitte auswählen.' };
  },
});

/** Creates a field for yes or no. */
export const flagField = (field: FieldLabel): Field => ({
  ...field,
  toInputs: (value) => ({ [field.name]: value === true ? 'yes' : '' }),
  format: (value) => (value === true ? 'Ja' : 'Nein'),
  render: (typed) =>
    html`<div class="field"><label class="check"><input type="checkbox" name="${field.name}" value="yes"${typed[field.name] === 'yes' ? html` checked` : ''}> ${field.label}</label>
${field.hint ? html`<p class="hint">${field.hint}</p>` : ''}</div>`,
  read: (form) => ({ value: form.line(field.name) === 'yes' }),
});
