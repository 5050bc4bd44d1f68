import { html, raw } from 'hono/html';
import type { MailPreview } from './decision-mails';
import { decisionFields, type FormParts, type Html } from './page';
import type { GivenReason, templatesOf } from './reasons';

/** A decision that asks for a reason, before it is carried out. */
export type PendingDecision = FormParts & {
  /** Where its form is sent. */
  path: string;
  /** The page to which the operator returns without deciding. */
  wayOut: string;
  action: string;
  /** What the button says. */
  label: string;
  /** The account or relation that the decision is about. */
  subject: string;
  /** The state of the record as the operator saw it. */
  seen: string;
  templates: NonNullable<ReturnType<(typeof templatesOf)['account' | 'relation']>>;
  given: GivenReason;
  /** The reason as the person will read it. */
  reason: string;
  isReasonMissing: boolean;
  /** Undefined until there is a reason to show it with. */
  mail: MailPreview | undefined;
};

/** Asks why, shows the mail as it will be sent, and only then offers to decide. */
export const decisionPage = (decision: PendingDecision): Html => html`<section aria-labelledby="why">
<h2 id="why">${decision.subject}</h2>
<form method="post" action="${decision.path}">${hiddenOf(decision)}<input type="hidden" name="step" value="reason">
<fieldset${raw(decision.isReasonMissing ? ' aria-describedby="reason-error"' : '')}><legend>Warum? Die Person liest es.</legend>
${decision.isReasonMissing ? html`<p class="error" id="reason-error">Bitte wählen Sie einen Grund oder schreiben Sie einen eigenen.</p>` : ''}
${decision.templates.map(({ de }, index) => radioOf(index, de, decision.given.template === index))}
</fieldset>
<div class="field"><label for="reason">Eigene Worte, allein oder als Ergänzung</label>
<textarea class="words" id="reason" name="reason" maxlength="500"${raw(decision.isReasonMissing ? ' aria-invalid="true" aria-describedby="reason-error"' : '')}>
${decision.given.words}</textarea></div>
<div class="actions"><button class="${decision.mail ? 'quiet' : 'main'}">${decision.mail ? 'Vorschau erneuern' : 'Weiter zur Vorschau'}</button>
<a class="aside" href="${decision.wayOut}">Abbrechen</a></div>
</form></section>
${decision.mail && previewOf(decision, decision.mail)}`;

const radioOf = (index: number, text: string, isChosen: boolean) =>
  html`<label class="check"><input type="radio" name="template" value="${index}"${raw(isChosen ? ' checked' : '')}> ${text}</label>`;

const previewOf = (decision: PendingDecision, mail: MailPreview) => html`<section aria-labelledby="mail">
<h2 id="mail">So liest es die Person</h2>
${
  mail === 'none'
    ? html`<p>Sie bekommt keine E-Mail, denn ihre Adresse ist nicht bestätigt.</p>`
    : html`<dl><dt>An</dt><dd>${mail.to}</dd><dt>Betreff</dt><dd>${mail.subject}</dd></dl><p class="letter">${mail.text}</p>`
}
<form method="post" action="${decision.path}">${hiddenOf(decision)}
<input type="hidden" name="reason" value="${decision.reason}"><input type="hidden" name="confirmed" value="yes">
<div class="actions"><button class="danger">${decision.label}${mail === 'none' ? '' : ' und E-Mail senden'}</button></div></form></section>`;

const hiddenOf = (decision: PendingDecision) => html`${decisionFields(decision)}
<input type="hidden" name="action" value="${decision.action}"><input type="hidden" name="seen" value="${decision.seen}">`;
