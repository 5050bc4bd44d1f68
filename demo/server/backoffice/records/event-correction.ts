import { html, raw } from 'hono/html';
import { byName } from '../../../../src/lib/by-name';
import { plainText } from '../../../../src/lib/plain-text';
import { isSame } from '../../../../src/lib/value-at';
import { MAX_HTML_LENGTH, MAX_TEXTS_LENGTH } from '../../../../src/model/payloads/limits';
import { plainNames, SINGLE_VALUE_FIELDS } from '../../../../src/model/records/plain-fields';
import { isTextShown } from '../../../../src/model/rules/visible-fields';
import type { RecordingRules } from '../../clients/recording-rules';
import { fieldLabels } from '../../events/field-words';
import { safeHtml } from '../../records/safe-html';
import type { Correction } from '../../reviews/apply-review';
import { type ReviewedContent, type ReviewedKind, reviewKinds } from '../../reviews/review-types';
import type { Form } from '../page/form';
import { type FormContext, hiddenInputs } from '../page/form-parts';
import type { Html } from '../page/page';
import { textDifference } from './event-differences';
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

/** Checks whether an operator has changed a field: an untouched one must not undo what others have changed meanwhile. */
const isTyped = (form: Form, name: CorrectableField) =>
  form.names.includes(`text-${name}`) &&
  (!form.names.includes(`was-${name}`) || form.text(`was-${name}`).trim() !== form.text(`text-${name}`).trim());

/** A field that others have changed since the form was opened. */
export type ChangedMeanwhile = { name: CorrectableField; before: string; after: string };

/** Returns the fields that others have changed since the form was opened. */
export const changedMeanwhile = (form: Form, content: ReviewedContent): ChangedMeanwhile[] =>
  ALL_FIELDS.filter((name) => form.names.includes(`was-${name}`))
    .map((name) => ({ name, before: form.text(`was-${name}`).trim(), after: textOf(content, name) }))
    .filter(({ before, after }) => before !== after.replaceAll('\r\n', '\n').trim());

/** The problem of a corrected field. */
export type CorrectionFault = { name: CorrectableField; message: string };

/** Reads the operator's corrections, ready to store, with their problems. */
export function readCorrection(
  form: Form,
  content: ReviewedContent,
  { fieldSettings }: RecordingRules,
): { correction: Correction; typed: Partial<Record<CorrectableField, string>>; faults: CorrectionFault[] } {
  const typed = Object.fromEntries(
    ALL_FIELDS.filter((name) => isTyped(form, name)).map((name) => [name, form.text(`text-${name}`).trim()]),
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

/** The input of an operator, with its problems and the changes of others meanwhile. */
type TypedCorrection = Partial<ReturnType<typeof readCorrection>> & { meanwhile?: readonly ChangedMeanwhile[] };

/**
 * Renders the form in which an operator corrects the texts of a record, and approves it with them, unless it waits with
 * a role relation.
 */
export const correctionPage = (
  { kind, id, record }: ReviewedRecord,
  parts: FormContext & { cancelPath: string },
  typed: TypedCorrection = {},
): Html =>
  textsForm(
    { kind, content: record.content, version: record.version },
    {
      ...parts,
      formAction: reviewPath(parts.client, { kind, id }, '/correction'),
      ...(record.review?.relation
        ? { label: 'Korrigieren', hint: 'Die Korrektur gilt, sobald Sie die Organisation freigeben.', isUnmailed: true }
        : { label: 'Korrigieren und freigeben', hint: 'Alles andere bitten Sie ihn mit „Ablehnen“ zu ändern.' }),
    },
    typed,
  );

/** A version of a record whose texts an operator changes. */
type EditedRecord = { kind: ReviewedKind; content: ReviewedContent; version: number };

/** Renders a form with the texts of a record: those that it has, and the further ones that `offers` names. */
export function textsForm(
  { kind, content, version }: EditedRecord,
  parts: FormContext & {
    formAction: string;
    cancelPath: string;
    label: string;
    hint: string;
    isUnmailed?: boolean;
    offers?: RecordingRules;
  },
  { typed = {}, faults = [], meanwhile = [] }: TypedCorrection = {},
): Html {
  const visibleFields = ALL_FIELDS.filter(
    (name) =>
      name === 'title' ||
      textOf(content, name) !== '' ||
      typed[name] ||
      (parts.offers && isOffered(name, kind, parts.offers)),
  );
  return html`${meanwhile.length > 0 ? meanwhileSection(meanwhile) : ''}<section aria-labelledby="correct"><h2 id="correct">${content.title}</h2>
<p class="hint">${parts.isUnmailed ? '' : `${reviewKinds[kind].author} bekommt eine E-Mail, die nennt, was Sie geändert haben. `}${parts.hint}</p>
<form method="post" action="${parts.formAction}">${hiddenInputs(parts)}
<input type="hidden" name="seen" value="${version}">
${visibleFields.map((name) => fieldOf(name, { value: typed[name] ?? textOf(content, name), was: textOf(content, name), message: faults.find((fault) => fault.name === name)?.message }))}
<div class="actions"><button>${parts.label}</button><a class="aside" href="${parts.cancelPath}">Abbrechen</a></div></form></section>`;
}

/** Checks whether authors can fill a text at the client. */
const isOffered = (name: CorrectableField, kind: ReviewedKind, rules: RecordingRules) =>
  isEventField(name) ? kind === 'event' : isTextShown(name, rules);

/** Renders what others have changed since the form was opened. */
const meanwhileSection = (meanwhile: readonly ChangedMeanwhile[]) =>
  html`<section aria-labelledby="meanwhile"><h2 id="meanwhile">Das hat sich inzwischen geändert</h2>
<dl class="diff">${meanwhile.map(({ name, before, after }) => html`<dt>${fieldLabels[name].de}</dt><dd>${textDifference(before, after)}</dd>`)}</dl></section>`;

function fieldOf(
  name: CorrectableField,
  { value, was, message }: { value: string; was: string; message: string | undefined },
): Html {
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
  return html`<div class="field"><label for="${id}">${fieldLabels[name].de}</label>${hint}${error}${field}<input type="hidden" name="was-${name}" value="${was}"></div>`;
}
