import { html, raw } from 'hono/html';
import type { MailLanguage } from '../../mail/mail-texts';
import type { AwaitingRecord } from '../../persons/awaiting-records';
import { cutText } from '../../platform/cut-text';
import { awaitingKey, type Refusals } from '../../reviews/decide-on-awaiting';
import { type ReasonInput, reasonText, templatesOf } from '../decisions/reasons';
import type { Form } from '../page/form';
import type { Html } from '../page/page';

const MAX_REASON_LENGTH = 500;
const FIELD = /^((?:event|article)-\d{1,10})-(?:choice|template|reason)$/;

/** The input about one record that waits with a relation. */
export type RecordInput = ReasonInput & { isRefused: boolean };

/** The input about the records that wait with a relation, by their keys. */
export type RecordInputs = ReadonlyMap<string, RecordInput>;

/** Reads the input about the waiting records from the form of their relation. */
export function readRecordInputs(form: Form): RecordInputs {
  const keys = new Set(form.names.flatMap((name) => FIELD.exec(name)?.[1] ?? []));
  return new Map(
    [...keys].map((key) => {
      const template = form.line(`${key}-template`);
      return [
        key,
        {
          isRefused: form.line(`${key}-choice`) === 'refuse',
          template: /^\d$/.test(template) ? Number(template) : undefined,
          text: cutText(form.line(`${key}-reason`), MAX_REASON_LENGTH),
        },
      ];
    }),
  );
}

/** Checks whether the operator has typed or picked a reason, or refused a record. */
export const hasInput = (inputs: RecordInputs): boolean =>
  [...inputs.values()].some(({ isRefused, template, text }) => isRefused || template !== undefined || text !== '');

/**
 * Returns the refusals of records, in the person's language; a missing reason is ''.
 *
 * @param isApproval only those that the operator has refused; otherwise all with a reason of their own
 */
export const refusalsOf = (inputs: RecordInputs, language: MailLanguage, isApproval: boolean): Refusals =>
  new Map(
    [...inputs].flatMap(([key, input]) => {
      const templates = templatesFor(key);
      const reason = reasonText(input, templates, language);
      if (isApproval ? !input.isRefused : reason === '') return [];
      const fields = (input.template === undefined ? undefined : templates[input.template]?.fields) ?? [];
      return [[key, { reason, fields }]] as const;
    }),
  );

const templatesFor = (key: string) => templatesOf[key.startsWith('event') ? 'event' : 'article']('reject') ?? [];

const NO_INPUT: RecordInput = { isRefused: false, template: undefined, text: '' };

/** Renders the choice whether a waiting record is published with its relation. @param isFaulty without its reason */
export function recordChoice(record: AwaitingRecordName, inputs: RecordInputs, isFaulty: boolean): Html {
  const key = awaitingKey(record);
  const input = inputs.get(key) ?? NO_INPUT;
  const radio = (value: string, label: string, isChosen: boolean) =>
    html`<label class="check"><input type="radio" name="${key}-choice" value="${value}"${raw(isChosen ? ' checked' : '')}> ${label}</label>`;
  const isMissing = isFaulty && input.isRefused && input.text === '' && input.template === undefined;
  return html`<fieldset${raw(isMissing ? ` aria-describedby="${key}-error"` : '')}><legend>Veröffentlichen, sobald die Organisation freigegeben ist?</legend>
${radio('publish', 'Ja', !input.isRefused)}
${radio('refuse', 'Nein, zurück an die Person', input.isRefused)}</fieldset>
<details${raw(input.isRefused ? ' open' : '')}><summary>Begründung für „${record.title}“</summary>${reasonFields(key, input, isMissing)}</details>`;
}

type AwaitingRecordName = Pick<AwaitingRecord, 'kind' | 'id' | 'title'>;

const reasonFields = (key: string, input: RecordInput, isMissing: boolean) => html`
${isMissing ? html`<p class="error" id="${key}-error">Bitte wählen Sie einen Grund oder schreiben Sie einen eigenen.</p>` : ''}
<fieldset><legend>Warum nicht? Die Person liest es.</legend>
${templatesFor(key).map(
  ({ de }, index) =>
    html`<label class="check"><input type="radio" name="${key}-template" value="${index}"${raw(input.template === index ? ' checked' : '')}> ${de}</label>`,
)}</fieldset>
<div class="field"><label for="${key}-reason">Eigene Worte, allein oder als Ergänzung</label>
<textarea class="words" id="${key}-reason" name="${key}-reason" maxlength="500"${raw(isMissing ? ` autofocus aria-invalid="true" aria-describedby="${key}-error"` : '')}>
${input.text}</textarea></div>`;

/** Renders the fields for an own reason against each record of a relation that is not approved. */
export const ownReasons = (records: readonly AwaitingRecordName[], inputs: RecordInputs): Html =>
  html`${records.map((record) => {
    const key = awaitingKey(record);
    const input = inputs.get(key) ?? NO_INPUT;
    return html`${input.template === undefined ? '' : html`<input type="hidden" name="${key}-template" value="${input.template}">`}
<div class="field"><label for="${key}-reason">Eigener Grund zu „${record.title}“, sonst gilt der obige</label>
<textarea class="words" id="${key}-reason" name="${key}-reason" maxlength="500">
${input.text}</textarea></div>`;
  })}`;

/** Renders the input about the records as hidden fields. */
export const hiddenRecordInputs = (inputs: RecordInputs): Html =>
  html`${[...inputs].map(
    ([key, { template, text }]) => html`
${template === undefined ? '' : html`<input type="hidden" name="${key}-template" value="${template}">`}
<input type="hidden" name="${key}-reason" value="${text}">`,
  )}`;
