import { html } from 'hono/html';
import type { Field, InputValues, Town } from './fields';
import type { Form } from './form';
import type { Html } from './page';

/** The values of a record, by the names of its fields. */
export type FieldValues = Readonly<Record<string, unknown>>;

/** The problems, by the names of fields. */
export type Problems = Readonly<Record<string, string>>;

type Fields = readonly Field[];
type Towns = readonly Town[];

/** Returns a value as operators see it: an empty text is none. */
const seenValue = (value: unknown): unknown => (value === undefined || value === '' ? null : value);

/** Returns the version of a record for an operator, which differs after every change of a field; '' for none. */
export const versionOf = (fields: Fields, values: FieldValues | undefined): string =>
  values ? JSON.stringify(fields.map(({ name }) => seenValue(values[name]))) : '';

/** Returns the inputs of a form for values. */
export const inputsOf = (fields: Fields, values: FieldValues, towns: Towns = []): InputValues =>
  Object.assign({}, ...fields.map(({ name, toInputs }) => toInputs(values[name], towns)));

/** Returns the inputs of a form as sent. */
export const sentInputs = (fields: Fields, form: Form, towns: Towns = []): InputValues =>
  Object.fromEntries(Object.keys(inputsOf(fields, {}, towns)).map((name) => [name, form.text(name)]));

/** Reads all fields of a form; each invalid one has a problem. */
export function readFields(fields: Fields, form: Form, towns: Towns = []): { values: FieldValues; problems: Problems } {
  const results = fields.map((field) => [field.name, field.read(form, towns)] as const);
  return {
    values: Object.fromEntries(results.flatMap(([name, result]) => ('value' in result ? [[name, result.value]] : []))),
    problems: Object.fromEntries(
      results.flatMap(([name, result]) => ('problem' in result ? [[name, result.problem]] : [])),
    ),
  };
}

/** Returns the labels of the changed fields, for the history. */
export const changedLabels = (fields: Fields, before: FieldValues | undefined, after: FieldValues): string[] =>
  fields.flatMap(({ name, label }) =>
    JSON.stringify(seenValue(before?.[name])) === JSON.stringify(seenValue(after[name])) ? [] : [label],
  );

/** Renders the number of invalid fields above a form. */
export function problemSummary(problems: Problems): Html | '' {
  const count = Object.keys(problems).length;
  if (count === 0) return '';
  return html`<p class="box problem" role="alert">${count === 1 ? 'Eine Angabe stimmt nicht.' : `${count} Angaben stimmen nicht.`} Es wurde nichts gespeichert.</p>`;
}

/** Renders the values that somebody else has saved since, beside those in the form. */
export function othersChanges(
  fields: Fields,
  { stored, typed, towns = [] }: { stored: FieldValues; typed: InputValues; towns?: Towns },
): Html {
  const saved = inputsOf(fields, stored, towns);
  const differing = fields.flatMap(({ name, label, toInputs, format }) => {
    const inputs = Object.keys(toInputs(undefined, towns));
    if (inputs.every((input) => saved[input] === (typed[input] ?? ''))) return [];
    const text =
      format?.(stored[name]) ??
      inputs
        .map((input) => saved[input])
        .filter(Boolean)
        .join(' · ');
    return [[label, text || '–'] as const];
  });
  return html`<section class="problem" aria-labelledby="others"><h2 id="others">Inzwischen hat jemand anderes gespeichert</h2>
<p>Es wurde nichts gespeichert. Ihre Eingabe steht noch da; gespeichert ist zurzeit:</p>
<dl>${differing.map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl></section>`;
}
