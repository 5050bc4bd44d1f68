import { html, raw } from 'hono/html';
import { ADVERT_PARTS } from '../../../../src/model/adverts/advert-parts';
import { MAX_ADVERT_TEXT_LENGTH, MAX_ADVERT_TITLE_LENGTH } from '../../../../src/model/payloads/advert-payload';
import type { AdvertCorrection } from '../../adverts/decisions/decide-on-advert';
import type { AdvertContent } from '../../adverts/orders/content';
import { partLabels } from '../../adverts/orders/order-mails';
import { advertActions } from '../decisions/action-labels';
import { advertReturnReasons, templatesOf } from '../decisions/reasons';
import type { Form } from '../page/form';
import { type FormContext, hiddenInputs } from '../page/form-parts';
import type { Html } from '../page/page';
import { advertsPath } from './advert-path';

/** An advert in the forms of its decision. */
export type DecidedAdvert = { content: AdvertContent; seen: string };

const formOf = (id: number, seen: string, parts: FormContext, content: Html) =>
  html`<form method="post" action="${advertsPath(parts.client)}/${id}">${hiddenInputs(parts)}<input type="hidden" name="seen" value="${seen}">
${content}</form>`;

/** Renders the possible decisions on an ordered advert: approve, correct, return, reject. */
export const advertForms = (id: number, { seen, content }: DecidedAdvert, parts: FormContext): Html => html`
${formOf(id, seen, parts, html`<div class="actions"><button name="action" value="approve">${advertActions.approve}</button></div>`)}
<details><summary>Korrigieren …</summary>${formOf(id, seen, parts, correctionFields(content, {}))}</details>
<details><summary>${advertActions.return} …</summary>${formOf(
  id,
  seen,
  parts,
  html`${reasonFields('return', advertReturnReasons)}
<fieldset class="checks"><legend>Was betrifft es?</legend>${ADVERT_PARTS.map(
    (part) =>
      html`<label class="check"><input type="checkbox" name="field-${part}" value="yes"> ${partLabels[part].de}</label>`,
  )}</fieldset>
<p class="hint">Der Auftrag behält seine Tage und seine Rechnung. Der Auftraggeber ändert die Anzeige und sendet sie noch einmal.</p>
<div class="actions"><button name="action" value="return">${advertActions.return}</button></div>`,
)}</details>
<details><summary>${advertActions.reject} …</summary>${formOf(
  id,
  seen,
  parts,
  html`${reasonFields('reject', templatesOf.advert)}
<p class="hint">Der ganze Betrag wird mit einer eigenen Nummer gutgeschrieben. Darum lässt sich das nicht zurücknehmen.</p>
<div class="actions"><button name="action" value="reject" class="danger">${advertActions.reject}</button></div>`,
)}</details>`;

const reasonFields = (name: 'return' | 'reject', templates: readonly { de: string }[]) => html`
<fieldset><legend>Warum? Der Auftraggeber liest es.</legend>
${templates.map(
  ({ de }, index) => html`<label class="check"><input type="radio" name="template" value="${index}"> ${de}</label>`,
)}</fieldset><div class="field"><label for="${name}-reason">Eigene Worte, allein oder als Ergänzung</label>
<textarea class="words" id="${name}-reason" name="reason" maxlength="500"></textarea></div>`;

const LIMITS = { title: MAX_ADVERT_TITLE_LENGTH, text: MAX_ADVERT_TEXT_LENGTH } as const;

type CorrectedPart = keyof typeof LIMITS;
const CORRECTED: readonly CorrectedPart[] = ['title', 'text'];

/** The texts of a correction as typed, with their problems. */
export type TypedCorrection = {
  typed: Record<CorrectedPart, string>;
  correction: AdvertCorrection;
  faults: Partial<Record<CorrectedPart, string>>;
};

/** Reads the operator's corrections of an advert. */
export function readAdvertCorrection(form: Form, content: AdvertContent): TypedCorrection {
  const typed = { title: form.line('text-title'), text: form.text('text-text').trim() };
  const faults: TypedCorrection['faults'] = {};
  if (typed.title === '') faults.title = 'Bitte geben Sie einen Titel ein.';
  for (const part of CORRECTED)
    if ([...typed[part]].length > LIMITS[part])
      faults[part] = `Bitte kürzen Sie den Text auf höchstens ${LIMITS[part]} Zeichen.`;
  const changed = CORRECTED.filter((part) => typed[part] !== content[part]);
  return { typed, faults, correction: Object.fromEntries(changed.map((part) => [part, typed[part]])) };
}

/** Renders the page that shows a refused correction once more. */
export const advertCorrectionPage = (
  id: number,
  { content, seen }: DecidedAdvert,
  parts: FormContext & { cancelPath: string },
  { typed, faults }: TypedCorrection,
): Html =>
  html`<section aria-label="Korrigieren">${formOf(
    id,
    seen,
    parts,
    html`${correctionFields({ ...content, ...typed }, faults)}<a class="aside" href="${parts.cancelPath}">Abbrechen</a>`,
  )}</section>`;

const correctionFields = (content: Pick<AdvertContent, CorrectedPart>, faults: TypedCorrection['faults']) => html`
<p class="hint">Der Auftraggeber bekommt eine E-Mail, die nennt, was Sie korrigiert haben.</p>
${CORRECTED.map((part) => {
  const [id, fault] = [`text-${part}`, faults[part]];
  const described = raw(fault ? ` aria-invalid="true" aria-describedby="${id}-error"` : '');
  return html`<div class="field"><label for="${id}">${partLabels[part].de}</label>${fault ? html`<p class="error" id="${id}-error">${fault}</p>` : ''}${
    part === 'title'
      ? html`<input id="${id}" name="${id}" value="${content.title}" maxlength="${LIMITS.title}"${described}>`
      : html`<textarea class="words" id="${id}" name="${id}" maxlength="${LIMITS.text}"${described}>
${content.text}</textarea>`
  }</div>`;
})}
<div class="actions"><button name="action" value="correct">Korrigieren und freigeben</button></div>`;
