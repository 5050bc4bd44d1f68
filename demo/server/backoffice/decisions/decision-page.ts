import { html, raw } from 'hono/html';
import { fieldLabels, type LabelledField } from '../../events/field-words';
import { type FormContext, hiddenInputs } from '../page/form-parts';
import type { Html } from '../page/page';
import type { MailPreview } from './decision-mails';
import type { ReasonInput, templatesOf } from './reasons';

/** A decision that needs a reason first. */
export type PendingDecision = FormContext & {
  /** The action of its form. */
  formAction: string;
  /** The page for an operator who cancels. */
  cancelPath: string;
  action: string;
  /** The label of the button. */
  label: string;
  /** The account or relation that the decision is about. */
  subject: string;
  /** The version of the record that the operator saw. */
  seenVersion: string;
  templates: (typeof templatesOf)['advert'];
  reasonInput: ReasonInput;
  /** The reason in the person's language. */
  reason: string;
  isReasonMissing: boolean;
  /** The fields of an event that the reason can name; undefined for other records. */
  fields?: { offered: readonly LabelledField[]; named: readonly LabelledField[] } | undefined;
  /** The fields about records that are decided with a relation: in the form for the reason, and hidden. */
  records?: { typed: Html; hidden: Html } | undefined;
  /** The preview; undefined without a reason. */
  mail: MailPreview | undefined;
};

/** Renders the form for a reason, with the mail and then the decision. */
export const decisionPage = (decision: PendingDecision): Html => html`<div class="pair"><section aria-labelledby="why">
<h2 id="why">${decision.subject}</h2>
<form method="post" action="${decision.formAction}">${hiddenOf(decision)}<input type="hidden" name="step" value="reason">
<fieldset${raw(decision.isReasonMissing ? ' aria-describedby="reason-error"' : '')}><legend>Warum? Die Person liest es.</legend>
${decision.isReasonMissing ? html`<p class="error" id="reason-error">Bitte wählen Sie einen Grund oder schreiben Sie einen eigenen.</p>` : ''}
${decision.templates.map(({ de }, index) => radioOf(index, de, decision.reasonInput.template === index))}
</fieldset>
${decision.fields && fieldsetOf(decision.fields)}
<div class="field"><label for="reason">Eigene Worte, allein oder als Ergänzung</label>
<textarea class="words" id="reason" name="reason" maxlength="500"${raw(decision.isReasonMissing ? ' autofocus aria-invalid="true" aria-describedby="reason-error"' : '')}>
${decision.reasonInput.text}</textarea></div>
${decision.records?.typed}
<div class="actions"><button class="${decision.mail ? 'quiet' : 'main'}">${decision.mail ? 'Vorschau erneuern' : 'Weiter zur Vorschau'}</button>
<a class="aside" href="${decision.cancelPath}">Abbrechen</a></div>
</form></section>
${decision.mail && previewOf(decision, decision.mail)}</div>`;

const radioOf = (index: number, text: string, isChosen: boolean) =>
  html`<label class="check"><input type="radio" name="template" value="${index}"${raw(isChosen ? ' checked' : '')}> ${text}</label>`;

const fieldsetOf = ({ offered, named }: NonNullable<PendingDecision['fields']>) => html`<fieldset class="named">
<legend>Was betrifft es? Im Formular ist es dann markiert.</legend>
${offered.map((name) => html`<label class="check"><input type="checkbox" name="field-${name}" value="yes"${raw(named.includes(name) ? ' checked' : '')}> ${fieldLabels[name].de}</label>`)}
</fieldset>`;

/** The reasons for no mail. */
const noMail = {
  unconfirmed: 'Die Person bekommt keine E-Mail, denn ihre E-Mail-Adresse ist nicht bestätigt.',
  nobody: 'Niemand bekommt eine E-Mail, denn das Konto gibt es nicht mehr. Die Begründung steht im Verlauf.',
};

const previewOf = (decision: PendingDecision, mail: MailPreview) => html`<section aria-labelledby="mail">
<h2 id="mail">So liest es die Person</h2>
${
  typeof mail === 'string'
    ? html`<p>${noMail[mail]}</p>`
    : html`<dl><dt>An</dt><dd>${mail.to}</dd><dt>Betreff</dt><dd>${mail.subject}</dd></dl><p class="letter">${highlight(mail.text, decision.reason)}</p>
<p class="hint">Die E-Mail geht erst in zehn Minuten ab. Bis dahin können Sie die Entscheidung zurücknehmen.</p>`
}
<form method="post" action="${decision.formAction}">${hiddenOf(decision)}
<input type="hidden" name="reason" value="${decision.reason}"><input type="hidden" name="confirmed" value="yes">${decision.records?.hidden}${decision.fields?.named.map((name) => html`<input type="hidden" name="field-${name}" value="yes">`)}
<div class="actions"><button class="danger">${decision.label}${typeof mail === 'string' ? '' : ' und E-Mail senden'}</button></div></form></section>`;

/** Renders the text of a mail with its reason highlighted. */
function highlight(text: string, reason: string): Html {
  const index = reason === '' ? -1 : text.indexOf(reason);
  if (index < 0) return html`${text}`;
  return html`${text.slice(0, index)}<mark>${reason}</mark>${text.slice(index + reason.length)}`;
}

const hiddenOf = (decision: PendingDecision) => html`${hiddenInputs(decision)}
<input type="hidden" name="action" value="${decision.action}"><input type="hidden" name="seen" value="${decision.seenVersion}">`;
