import { html } from 'hono/html';
import type { MailText } from '../../mail/find-mails';
import { pageOf } from '../page/addresses';
import { csrfField, type Html, instantText } from '../page/page';
import { facts, postButton } from '../ui/shapes';
import { explainMailError } from './mail-error-words';
import { mailActions, mailsPath } from './mails-page';

type Shown = { client: string; csrf: string };

/** Renders a mail: to whom, when, its text and its deeds. */
export const mailPage = (mail: MailText, shown: Shown): Html => html`<section aria-label="Versand">${facts([
  ['An', recipientOf(mail, shown.client)],
  ['Geschrieben', instantText(mail.createdAt)],
  ['Verschickt', mail.sentAt && instantText(mail.sentAt)],
  ['Versuche', mail.attempts || undefined],
  [
    'Letzter Fehler',
    mail.lastError && html`${explainMailError(mail.lastError)}<br><span class="hint">${mail.lastError}</span>`,
  ],
  nextTry(mail),
])}${actionsOf(mail, shown)}</section>
<section aria-labelledby="text"><h2 id="text">Text</h2><div class="letter">${mail.text}</div></section>`;

const recipientOf = ({ accountId, recipient }: MailText, client: string) =>
  accountId === null ? recipient : html`<a href="${pageOf.person(client, accountId)}">${recipient}</a>`;

function nextTry({ state, isHeld, isSending, nextTryAt }: MailText): [string, string | undefined] {
  if (state !== 'waiting') return ['Nächster Versuch', undefined];
  if (isHeld) return ['Geht ab', `${instantText(nextTryAt)}; bis dahin lässt sich die Entscheidung zurücknehmen.`];
  return ['Nächster Versuch', isSending ? 'gerade jetzt' : instantText(nextTryAt)];
}

function actionsOf(mail: MailText, { client, csrf }: Shown): Html | '' {
  const { id, state, isSending, isHeld, hasExpired, canBeResent, isAgain } = mail;
  const action = `${mailsPath(client)}/${id}`;
  if (canBeResent)
    return html`<div class="actions">${postButton({ action: `${action}/again`, csrf, label: 'Noch einmal senden', sign: 'mail' })}</div>`;
  if (state !== 'waiting' && state !== 'failed') return '';
  if (isSending) return html`<p class="hint">Sie wird gerade verschickt.</p>`;
  return html`${isAgain && html`<p class="hint">Sie wird zum zweiten Mal verschickt.</p>`}<form method="post" action="${action}">${csrfField(csrf)}<div class="actions">
${hasExpired || isHeld ? '' : html`<button name="action" value="retry" class="quiet">${mailActions.retry}</button>`}
<button name="action" value="drop" class="quiet danger">${mailActions.drop}</button></div></form>`;
}
