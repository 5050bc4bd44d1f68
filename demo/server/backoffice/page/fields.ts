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
const SHARE = 100;
/** The share of 100 %. */
export const WHOLE_NUMBER = 10_000;
const MAX_CENTS = 10_000_000;

/** The values of a form's inputs, by their names. */
export type Typed = Readonly<Record<string, string>>;

/** The value that a field has been read as, or its problem with the remedy. */
export type Read = { value: unknown } | { problem: string };

/** A community that can be chosen. */
export type Town = { id: number; name: string };

/** A field of a catalogue record: writes its value into inputs, renders them, and reads them. */
export type Field = {
  /** Its name in the table. */
  name: string;
  label: string;
  write(value: unknown, towns: readonly Town[]): Typed;
  /** Formats a value for reading; by default as in its inputs. */
  told?(value: unknown): string;
  view(typed: Typed, problem: string | undefined, towns: readonly Town[]): Html;
  read(form: Form, towns: readonly Town[]): Read;
};

type Named = { name: string; label: string; hint?: string };

/** Renders an input with its label; screen readers read a problem and a hint with it. */
export function labelled(
  { name, label, hint }: Named,
  problem: string | undefined,
  control: (attributes: Html) => Html,
): Html {
  const about = [problem && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ');
  const attributes = html`id="${name}" name="${name}"${problem ? html` aria-invalid="true"` : ''}${about ? html` aria-describedby="${about}"` : ''}`;
  return html`<div class="field"><label for="${name}">${label}</label>${problem ? html`<p class="error" id="${name}-error">${problem}</p>` : ''}
${control(attributes)}${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : ''}</div>`;
}

type Line = Named & {
  isRequired?: boolean;
  longest?: number;
  /** Returns the problem of a text; undefined if it is valid. */
  problemOf?: (text: string) => string | undefined;
  /** Normalizes a text to store, as without blanks. */
  plain?: (text: string) => string;
};

const MAX_LINE_LENGTH = 120;
const REQUIRED = 'Bitte ausfüllen.';

/** Creates a field of one line. */
export const line = (field: Line): Field => ({
  ...field,
  write: (value) => ({ [field.name]: String(value ?? '') }),
  view: (typed, problem) =>
    labelled(field, problem, (attributes) => html`<input ${attributes} value="${typed[field.name]}">`),
  read: (form) => readText(field, form.line(field.name)),
});

/** Creates a field of several lines. */
export const words = (field: Line): Field => ({
  ...line(field),
  view: (typed, problem) =>
    labelled(
      field,
      problem,
      (attributes) => html`<textarea ${attributes} class="words">
${typed[field.name]}</textarea>`,
    ),
  read: (form) => readText(field, form.text(field.name).trim()),
});

function readText({ isRequired, longest = MAX_LINE_LENGTH, problemOf, plain }: Line, typed: string): Read {
  const text = plain ? plain(typed) : typed;
  if (text === '') return isRequired ? { problem: REQUIRED } : { value: '' };
  if ([...text].length > longest) return { problem: `Bitte höchstens ${longest} Zeichen.` };
  const problem = text.includes('\0') ? 'Bitte ohne Steuerzeichen.' : problemOf?.(text);
  return problem ? { problem } : { value: text };
}

/** Creates a line that is null when empty, as for a name in English. */
export function maybeLine(field: Line): Field {
  const plain = line(field);
  return {
    ...plain,
    read: (form, towns) => {
      const read = plain.read(form, towns);
      return 'value' in read && read.value === '' ? { value: null } : read;
    },
  };
}

type Numeric = Named & {
  isRequired: boolean;
  write: (value: number) => string;
  number: (typed: string) => number | undefined;
  range: readonly [number, number];
  /** The remedy for an invalid number. */
  words: string;
};

const numeric = (field: Numeric): Field => ({
  ...line(field),
  write: (value) => ({ [field.name]: typeof value === 'number' ? field.write(value) : '' }),
  read: (form) => {
    const typed = form.line(field.name);
    if (typed === '' && !field.isRequired) return { value: null };
    const [number, [least, most]] = [field.number(typed), field.range];
    const isSound = number !== undefined && Number.isInteger(number) && number >= least && number <= most;
    return isSound ? { value: number } : { problem: field.words };
  },
});

/** Creates a field for a whole number. */
export const whole = (field: Named & { range: readonly [number, number] }): Field =>
  numeric({
    ...{ ...field, isRequired: true, write: String, number: (typed) => parseNumberInput(typed, ',').number },
    words: `Bitte eine ganze Zahl von ${field.range[0]} bis ${field.range[1]}.`,
  });

/** Creates a field for an amount, in cents. */
export const money = (field: Named & { isRequired: boolean; least?: number }): Field =>
  numeric({
    ...{ ...field, range: [field.least ?? 0, MAX_CENTS], write: (cents) => formatMoneyInput(cents, ',') },
    ...{ number: (typed) => parseMoneyInput(typed, ',', 'EUR').number, words: 'Bitte einen Betrag wie 29,00.' },
  });

/** Parses a typed percentage, in hundredths of a percent. */
export function typedShare(typed: string): number | undefined {
  const { number } = parseNumberInput(typed.replace(/\s*%$/, ''), ',');
  return number === undefined ? undefined : Math.round(number * SHARE * 1e6) / 1e6;
}

/** Formats a share for an input. */
export const writeShare = (share: number): string => formatNumberInput(share / SHARE, ',');

/** Creates a field for a share of up to 100 %. */
export const share = (field: Named & { isRequired: boolean; least?: number }): Field =>
  numeric({
    ...{ ...field, range: [field.least ?? 0, WHOLE_NUMBER], write: writeShare, number: typedShare },
    words: 'Bitte einen Satz in Prozent, wie 19 oder 7,5.',
  });

/** Creates a field for a time of day. */
export const time = (field: Named): Field =>
  line({
    ...{ ...field, isRequired: true },
    problemOf: (text) => (isTimeInput(text) ? undefined : 'Bitte eine Uhrzeit wie 12:00.'),
  });

/** Creates a field for an optional day. */
export const day = (field: Named): Field => ({
  ...line(field),
  view: (typed, problem) =>
    labelled(field, problem, (attributes) => html`<input type="date" ${attributes} value="${typed[field.name]}">`),
  read: (form) => {
    const typed = form.line(field.name);
    if (typed === '') return { value: null };
    return isDay(typed) ? { value: typed } : { problem: 'Bitte einen Tag wie 2026-12-31.' };
  },
});

/** Creates a field for one of several options. */
export const choice = (field: Named & { options: Readonly<Record<string, string>> }): Field => ({
  ...line(field),
  told: (value) => field.options[String(value)] ?? '–',
  view: (typed, problem) =>
    labelled(
      field,
      problem,
      (attributes) =>
        html`<select ${attributes}>${Object.entries(field.options).map(
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
export const flag = (field: Named): Field => ({
  ...field,
  write: (value) => ({ [field.name]: value === true ? 'yes' : '' }),
  told: (value) => (value === true ? 'Ja' : 'Nein'),
  view: (typed) =>
    html`<div class="field"><label class="check"><input type="checkbox" name="${field.name}" value="yes"${typed[field.name] === 'yes' ? html` checked` : ''}> ${field.label}</label>
${field.hint ? html`<p class="hint">${field.hint}</p>` : ''}</div>`,
  read: (form) => ({ value: form.line(field.name) === 'yes' }),
});
