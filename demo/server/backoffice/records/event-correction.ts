import { html, raw } from 'hono/html';
import { byName } from '../../../../src/lib/by-name';
import { plainText } from '../../../../src/lib/plain-text';
import { isSame } from '../../../../src/lib/value-at';
import { MAX_HTML_LENGTH, MAX_TEXTS_LENGTH } from '../../../../src/model/payloads/limits';
import { plainNames, SINGLE_VALUE_FIELDS } from '../../../../src/model/records/plain-fields';
import type { RecordingRules } from '../../clients/recording-rules';
import { fieldLabels } from '../../events/field-words';
import { safeHtml } from '../../records/safe-html';
import type { Correction } from '../../reviews/apply-review';
import { type ReviewedContent, reviewKinds } from '../../reviews/review-types';
import type { Form } from '../page/form';
import { type FormContext, hiddenInputs } from '../page/form-parts';
import type { Html } from '../page/page';
import { reviewPath } from './event-view';
import type { ReviewedRecord } from './reviewed-event';

const LINE_FIELDS = ['title'] as const;
/** The texts that only events have. */
const EVENT_FIELDS = plainNames('text');
const TEXT_FIELDS = ['shortdesc1', 'shortdesc2', 'shortdesc3', ...EVENT_FIELDS] as const;
const HTML_FIELDS = ['longdesc1', 'longdesc2', 'longdesc3'] as const;
type CorrectableField = (typeof LINE_FIELDS | typeof TEXT_FIELDS | typeof HTML_FIELDS)[number];
const ALL_FIELDS: readonly CorrectableField[] = [...LINE_FIELDS, ...TEXT_FIELDS, ...HTML_FIELDS];

/** The limits, equal to those for authors. */
const MAX_LENGTH: Readonly<Record<CorrectableField, number>> = {
  ...MAX_TEXTS_LENGTH,
  ...byName(EVENT_FIELDS, (name) => SINGLE_VALUE_FIELDS[name].maxLength),
};

const isHtml = (name: CorrectableField) => HTML_FIELDS.some((field) => field === name);

const isEventField = (name: CorrectableField): name is (typeof EVENT_FIELDS)[number] =>
  EVENT_FIELDS.some((field) => field === name);

/** Returns the text of a field; '' for one that articles do not have. */
const textOf = (content: ReviewedContent, name: CorrectableField): string =>
  isEventField(name) ? ('accessibility' in content ? content[name] : '') : content[name];

/** The problem of a corrected field. */
export type CorrectionFault = { name: CorrectableField; message: string };

/** Reads the operator's corrections, ready to store, with their problems. */
export function readCorrection(
  form: Form,
  content: ReviewedContent,
  { fieldSettings }: RecordingRules,
): { correction: Correction; typed: Partial<Record<CorrectableField, string>>; faults: CorrectionFault[] } {
  const typed = Object.fromEntries(
    ALL_FIELDS.filter((name) => form.names.includes(`text-${name}`)).map((name) => [
      name,
      form.text(`text-${name}`).trim(),
    ]),
  ) as Partial<Record<CorrectableField, string>>;
  const clean = (name: CorrectableField, text: string) => {
    if (name === 'longdesc1' || name === 'longdesc2' || name === 'longdesc3')
      return safeHtml(text, fieldSettings.recording[name].richText);
    return name === 'title' ? text.replace(/\s+/g, ' ') : text;
  };
  const changed = (Object.entries(typed) as [CorrectableField, string][])
    .map(([name, text]) => [name, clean(name, text)] as const)
    .filter(([name, text]) => !isSame(text, textOf(content, name).replaceAll('\r\n', '\n')));
  const faults = changed.flatMap(([name, text]): CorrectionFault[] => {
    if (name === 'title' && text === '') return [{ name, message: 'Bitte geben Sie einen Titel ein.' }];
    if (isHtml(name) && [...text].length > MAX_HTML_LENGTH)
      return [{ name, message: 'Der Text hat zu viele Formate und Links. Bitte entfernen Sie einige.' }];
    if ([...(isHtml(name) ? plainText(text) : text)].length > MAX_LENGTH[name])
      return [{ name, message: `Bitte kürzen Sie den Text auf höchstens ${MAX_LENGTH[name]} Zeichen.` }];
    return [];
  });
  return { correction: Object.fromEntries(changed), typed, faults };
}

/**
 * Renders the form in which an operator corrects the texts of a record, and approves it with them, unless it waits with
 * a role relation.
 */
export function correctionPage(
  { kind, id, record }: ReviewedRecord,
  parts: FormContext & { cancelPath: string },
  { typed = {}, faults = [] }: Partial<ReturnType<typeof readCorrection>> = {},
): Html {
  const visibleFields = ALL_FIELDS.filter(
    (name) => name === 'title' || textOf(record.content, name) !== '' || typed[name],
  );
  const waitsWithRelation = record.review?.relation !== undefined;
  return html`<section aria-labelledby="correct"><h2 id="correct">${record.content.title}</h2>
<p class="hint">${waitsWithRelation ? 'Die Korrektur gilt, sobald Sie die Organisation freigeben.' : html`${reviewKinds[kind].author} bekommt eine E-Mail, die nennt, was Sie korrigiert haben. Alles andere bitten Sie ihn mit „Ablehnen“ zu ändern.`}</p>
<form method="post" action="${reviewPath(parts.client, { kind, id }, '/correction')}">${hiddenInputs(parts)}
<input type="hidden" name="seen" value="${record.version}">
${visibleFields.map((name) => fieldOf(name, typed[name] ?? textOf(record.content, name), faults.find((fault) => fault.name === name)?.message))}
<div class="actions"><button>${waitsWithRelation ? 'Korrigieren' : 'Korrigieren und freigeben'}</button><a class="aside" href="${parts.cancelPath}">Abbrechen</a></div></form></section>`;
}

function fieldOf(name: CorrectableField, value: string, message: string | undefined): Html {
  const id = `text-${name}`;
  const described = raw(
    message
      ? ` aria-invalid="true" aria-describedby="${id}-error"`
      : isHtml(name)
        ? ` aria-describedby="${id}-hint"`
        : '',
  );
  const error = message ? html`<p class="error" id="${id}-error">${message}</p>` : '';
  const field =
    name === 'title'
      ? html`<input id="${id}" name="${id}" value="${value}" maxlength="${MAX_LENGTH.title}"${described}>`
      : html`<textarea class="${isHtml(name) ? 'long' : 'words'}" id="${id}" name="${id}"${described}>
${value}</textarea>`;
  const hint = isHtml(name)
    ? html`<p class="hint" id="${id}-hint">Mit HTML: Absätze stehen in &lt;p&gt;, Fettes in &lt;strong&gt;.</p>`
    : '';
  return html`<div class="field"><label for="${id}">${fieldLabels[name].de}</label>${hint}${error}${field}</div>`;
}
