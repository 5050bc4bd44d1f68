import { html } from 'hono/html';
import { findMails, type MailFilter, type MailRow, type MailState } from '../../mail/find-mails';
import type { DroppedMail } from '../../mail/restore-mail';
import type { Queryable } from '../../platform/database/database';
import { csrfField, type Html, instantText } from '../page/page';
import { explainMailError } from './mail-error-words';

const PAGE_SIZE = 50;

/** The labels of the states of mails. */
export const mailStates: Readonly<Record<MailState, string>> = {
  waiting: 'wartet',
  failed: 'gescheitert',
  sent: 'verschickt',
  kept: 'nur abgelegt',
  dropped: 'verworfen',
};

/** The labels of actions on a waiting, failed or just dropped mail. */
export const mailActions = {
  retry: 'Jetzt noch einmal versuchen',
  drop: 'Verwerfen',
  restore: 'Rückgängig machen',
} as const;

/** Renders the mails of a client, the newest first; those that need an operator come first. */
export async function mailsPage(
  database: Queryable,
  filter: MailFilter,
  { csrf, now }: { csrf: string; now: Date },
): Promise<Html> {
  const rows = await findMails(database, filter, now, PAGE_SIZE + 1);
  const mails = rows.slice(0, PAGE_SIZE);
  const last = mails.at(-1);
  return html`${stateForm(filter)}
${mails.length === 0 ? html`<p class="box">${filter.state ? 'Solche E-Mails gibt es nicht.' : 'Keine E-Mail wartet.'}</p>` : ''}
${mails.map((mail) => sectionOf(mail, filter.client, csrf))}
${rows.length > PAGE_SIZE && last ? html`<p class="pages"><a href="${addressOf({ ...filter, before: last.id })}">Ältere</a></p>` : ''}`;
}

/** Renders the recently dropped mails, each with its undo. */
export const droppedBar = (
  mails: readonly DroppedMail[],
  { client, csrf }: { client: string; csrf: string },
): Html | '' =>
  mails.length > 0
    ? html`<section class="undo" aria-label="Gerade verworfen">${mails.map(
        ({ id, subject, recipient }) => html`<form method="post" action="${pathOf(client)}/${id}">${csrfField(csrf)}
<span><strong>Verworfen</strong> · ${subject} · ${recipient}. <span class="hint">Sie geht nicht ab.</span></span>
<button name="action" value="restore" class="text" aria-label="${mailActions.restore}: ${subject}, ${recipient}">${mailActions.restore}</button></form>`,
      )}</section>`
    : '';

const stateForm = ({ client, state }: MailFilter) => html`
<section aria-label="Auswahl"><form method="get" action="${pathOf(client)}" class="filter">
<div><label for="state">Zustand</label><select id="state" name="state">
${Object.entries({ '': 'wartet oder gescheitert', ...mailStates }).map(([value, label]) =>
  value === (state ?? '')
    ? html`<option value="${value}" selected>${label}</option>`
    : html`<option value="${value}">${label}</option>`,
)}
</select></div><div><button>Zeigen</button></div></form></section>`;

function sectionOf(mail: MailRow, client: string, csrf: string): Html {
  const { state, recipient, subject, accountId, createdAt, attempts, sentAt, isStuck } = mail;
  const person = html`<a href="/backoffice/${encodeURIComponent(client)}/persons/${accountId}">${recipient}</a>`;
  return html`<article class="box"><h2>${subject}
<span class="badge">${isStuck && state === 'waiting' ? 'hängt' : mailStates[state]}</span></h2>
<dl><dt>An</dt><dd>${accountId === null ? recipient : person}</dd>
<dt>Geschrieben</dt><dd>${instantText(createdAt)}</dd>
${sentAt && html`<dt>Verschickt</dt><dd>${instantText(sentAt)}</dd>`}
${attempts > 0 ? html`<dt>Versuche</dt><dd>${attempts}</dd>` : ''}
${errorOf(mail)}${nextTryOf(mail)}</dl>${state === 'waiting' || state === 'failed' ? actionsOf(mail, client, csrf) : ''}</article>`;
}

const errorOf = ({ lastError }: MailRow) =>
  lastError &&
  html`<dt>Letzter Fehler</dt><dd>${explainMailError(lastError)}<br><span class="hint">${lastError}</span></dd>`;

function nextTryOf({ state, nextTryAt, isSending, isHeld }: MailRow): Html | '' {
  if (state !== 'waiting') return '';
  if (isHeld)
    return html`<dt>Geht ab</dt><dd>${instantText(nextTryAt)}; bis dahin lässt sich die Entscheidung zurücknehmen.</dd>`;
  return html`<dt>Nächster Versuch</dt><dd>${isSending ? 'gerade jetzt' : instantText(nextTryAt)}</dd>`;
}

function actionsOf({ id, isSending, isHeld, hasExpired }: MailRow, client: string, csrf: string): Html {
  if (isSending) return html`<p class="hint">Sie wird gerade verschickt.</p>`;
  return html`<form method="post" action="${pathOf(client)}/${id}">${csrfField(csrf)}<div class="actions">
${hasExpired || isHeld ? '' : html`<button name="action" value="retry" class="quiet">${mailActions.retry}</button>`}
<button name="action" value="drop" class="warn">${mailActions.drop}</button></div></form>`;
}

const addressOf = ({ client, state = '', before }: { client: string; state?: string | undefined; before: number }) =>
  `${pathOf(client)}?${new URLSearchParams({ state, before: String(before) }).toString()}`;

const pathOf = (client: string) => `/backoffice/${encodeURIComponent(client)}/mails`;
