import { html } from 'hono/html';
import type { Field, Town, Typed } from './fields';
import type { Form } from './form';
import type { Html } from './page';

/** Values of a record, by the names of its fields. */
export type Values = Readonly<Record<string, unknown>>;

/** What is wrong, by the names of fields. */
export type Problems = Readonly<Record<string, string>>;

type Fields = readonly Field[];
type Towns = readonly Town[];

/** What an operator has seen of a record: another text once somebody has changed a field of it; '' of none. */
export const seenOf = (fields: Fields, values: Values | undefined): string =>
  values ? JSON.stringify(fields.map(({ name }) => values[name] ?? null)) : '';

/** The inputs of a form as they stand for values. */
export const typedOf = (fields: Fields, values: Values, towns: Towns = []): Typed =>
  Object.assign({}, ...fields.map(({ name, write }) => write(values[name], towns)));

/** The inputs of a form as they were sent. */
export const typedIn = (fields: Fields, form: Form, towns: Towns = []): Typed =>
  Object.fromEntries(Object.keys(typedOf(fields, {}, towns)).map((name) => [name, form.text(name)]));

/** Reads all fields of a form; each that is wrong has a problem. */
export function readFields(fields: Fields, form: Form, towns: Towns = []): { values: Values; problems: Problems } {
  const read = fields.map((field) => [field.name, field.read(form, towns)] as const);
  return {
    values: Object.fromEntries(read.flatMap(([name, one]) => ('value' in one ? [[name, one.value]] : []))),
    problems: Object.fromEntries(read.flatMap(([name, one]) => ('problem' in one ? [[name, one.problem]] : []))),
  };
}

/** The labels of the fields that differ, for the history. */
export const changedLabels = (fields: Fields, before: Values | undefined, after: Values): string[] =>
  fields.flatMap(({ name, label }) =>
    JSON.stringify(before?.[name] ?? null) === JSON.stringify(after[name] ?? null) ? [] : [label],
  );

/** Says above a form that some of it is wrong. */
export function refusal(problems: Problems): Html | '' {
  const wrong = Object.keys(problems).length;
  if (wrong === 0) return '';
  return html`<p class="box problem" role="alert">${wrong === 1 ? 'Eine Angabe stimmt nicht.' : `${wrong} Angaben stimmen nicht.`} Es wurde nichts gespeichert.</p>`;
}

/** What somebody else has saved since, beside what stands in the form. */
export function othersNow(
  fields: Fields,
  { stored, typed, towns = [] }: { stored: Values; typed: Typed; towns?: Towns },
): Html {
  const saved = typedOf(fields, stored, towns);
  const differing = fields.flatMap(({ name, label, write, told }) => {
    const inputs = Object.keys(write(undefined, towns));
    if (inputs.every((input) => saved[input] === (typed[input] ?? ''))) return [];
    const words =
      told?.(stored[name]) ??
      inputs
        .map((input) => saved[input])
        .filter(Boolean)
        .join(' · ');
    return [[label, words || '–'] as const];
  });
  return html`<section class="problem" aria-labelledby="others"><h2 id="others">Inzwischen hat jemand anderes gespeichert</h2>
<p>Es wurde nichts gespeichert. Ihre Eingabe steht noch da; gespeichert ist zurzeit:</p>
<dl>${differing.map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl></section>`;
}
