import type { Context } from 'hono';
import { html } from 'hono/html';
import type { Form } from './form';
import { csrfField, type Html } from './page';

/** Limits of a form. That of settings is the largest: a control for each setting, and two for each label. */
const MAX_FIELDS = 1000;
const MAX_PATH_LENGTH = 2000;
const PREFIX = 'kept.';
const BACK_OFFICE_PATH = /^\/backoffice(?:[/?][\x21-\x7e]*)?$/;
/** Fields that are never sent again. */
const UNREPEATED_FIELDS = new Set(['csrf', 'password', 'password1', 'password2', 'code']);

type FieldEntry = readonly [name: string, value: string];

/** The interrupted request of an operator: a form with its input, or a page to open. */
export type InterruptedRequest = { path: string; fields?: readonly FieldEntry[] | undefined };

/** Returns the request for a later repetition; a POST needs its `form`. */
export function interruptedRequestOf(context: Context, form?: Form): InterruptedRequest {
  const { pathname, search } = new URL(context.req.url);
  const names = form?.names.filter((name) => !UNREPEATED_FIELDS.has(name)).slice(0, MAX_FIELDS);
  return { path: pathname + search, fields: names?.map((name) => [name, form?.text(name) ?? '']) };
}

/** Returns the request in a log-in form; undefined, when that is no page of ours. */
export function readInterruptedRequest(form: Form): InterruptedRequest | undefined {
  const path = form.line('to');
  if (path.length > MAX_PATH_LENGTH || !BACK_OFFICE_PATH.test(path)) return undefined;
  if (form.line('kept') !== 'form') return { path };
  const names = form.names.filter((name) => name.startsWith(PREFIX)).slice(0, MAX_FIELDS);
  return { path, fields: names.map((name) => [name.slice(PREFIX.length), form.text(name)]) };
}

/** Renders the hidden fields of the log-in form with the request for after the log-in. */
export const interruptedRequestFields = ({ path, fields }: InterruptedRequest): Html => html`${hiddenInput('to', path)}
${fields && html`${hiddenInput('kept', 'form')}${fields.map(([name, value]) => hiddenInput(PREFIX + name, value))}`}`;

/** Renders a form that repeats the operator's input; it shows texts of several lines, to be read and copied. */
export const resendForm = ({ path, fields = [] }: InterruptedRequest, csrf: string): Html => html`
<section aria-label="Ihre Eingabe"><form method="post" action="${path}">${csrfField(csrf)}
${fields.map(([name, value]) => (value.includes('\n') ? visibleInput(name, value) : hiddenInput(name, value)))}
<div class="actions"><button>Noch einmal senden</button></div></form></section>`;

const hiddenInput = (name: string, value: string) => html`<input type="hidden" name="${name}" value="${value}">`;

// HTML drops a line break right after the tag: without an extra one, the text would lose a leading line break.
const visibleInput = (
  name: string,
  value: string,
) => html`<div class="field"><label for="kept-${name}">Ihre Eingabe</label>
<textarea id="kept-${name}" name="${name}" spellcheck="false">
${value}</textarea></div>`;
