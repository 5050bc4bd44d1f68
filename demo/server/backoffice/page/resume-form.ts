import type { Context } from 'hono';
import { html } from 'hono/html';
import type { Form } from './form';
import { csrfField, type Html } from './page';

/** The form of settings is the largest: a control for each setting, and two for each label. */
const MAX_FIELDS = 1000;
const MAX_PATH_LENGTH = 2000;
const PREFIX = 'kept.';
const OUR_PATH = /^\/backoffice(?:[/?][\x21-\x7e]*)?$/;
/** Fields that are never carried over to a second sending. */
const PASSING = new Set(['csrf', 'password']);

type Field = readonly [name: string, value: string];

/** What an operator was about to do when it could not be done: a form with what was typed, or a page to open. */
export type Kept = { path: string; fields?: readonly Field[] | undefined };

/** The request in a shape that can be repeated later; a POST brings its `form`. */
export function keptOf(context: Context, form?: Form): Kept {
  const { pathname, search } = new URL(context.req.url);
  const names = form?.names.filter((name) => !PASSING.has(name)).slice(0, MAX_FIELDS);
  return { path: pathname + search, fields: names?.map((name) => [name, form?.text(name) ?? '']) };
}

/** What a log-in form has carried along; undefined, when that is no page of ours. */
export function carriedBy(form: Form): Kept | undefined {
  const path = form.line('to');
  if (path.length > MAX_PATH_LENGTH || !OUR_PATH.test(path)) return undefined;
  if (form.line('kept') !== 'form') return { path };
  const names = form.names.filter((name) => name.startsWith(PREFIX)).slice(0, MAX_FIELDS);
  return { path, fields: names.map((name) => [name.slice(PREFIX.length), form.text(name)]) };
}

/** Hidden fields in which the log-in form carries what is to be done after the log-in. */
export const carrying = ({ path, fields }: Kept): Html => html`${hidden('to', path)}
${fields && html`${hidden('kept', 'form')}${fields.map(([name, value]) => hidden(PREFIX + name, value))}`}`;

/** A form that sends once more what the operator typed; it shows texts of several lines, to be read and copied. */
export const sendAgain = ({ path, fields = [] }: Kept, csrf: string): Html => html`
<section aria-label="Ihre Eingabe"><form method="post" action="${path}">${csrfField(csrf)}
${fields.map(([name, value]) => (value.includes('\n') ? shown(name, value) : hidden(name, value)))}
<div class="actions"><button>Noch einmal senden</button></div></form></section>`;

const hidden = (name: string, value: string) => html`<input type="hidden" name="${name}" value="${value}">`;

// HTML drops a line break right after the tag: without an extra one, the text would lose a leading line break.
const shown = (name: string, value: string) => html`<div class="field"><label for="kept-${name}">Ihre Eingabe</label>
<textarea id="kept-${name}" name="${name}" spellcheck="false">
${value}</textarea></div>`;
