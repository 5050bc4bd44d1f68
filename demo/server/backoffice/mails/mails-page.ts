import { html } from 'hono/html';
import { findMails, type MailFilter, type MailRow, type MailState } from '../../mail/find-mails';
import type { DroppedMail } from '../../mail/restore-mail';
import type { Queryable } from '../../platform/database/database';
import { csrfField, type Html, instantText } from '../page/page';
import { icon } from '../ui/icons';
import { badge, type Tone, tabs } from '../ui/shapes';
import { nameCell, table, twoLines } from '../ui/table';
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

/** The labels of the sets of mails. */
const setLabels: Readonly<Record<MailState, string>> = {
  waiting: 'Wartet',
  failed: 'Gescheitert',
  sent: 'Verschickt',
  kept: 'Nur abgelegt',
  dropped: 'Verworfen',
};

const tones: Readonly<Record<MailState, Tone>> = {
  ...{ waiting: 'wait', failed: 'bad', sent: 'good', kept: 'info', dropped: 'over' },
};

/** Renders the state of a mail. */
export const mailBadge = ({ state, isStuck }: MailRow): Html =>
  isStuck && state === 'waiting' ? badge('bad', 'hängt') : badge(tones[state], mailStates[state]);

/** Returns the address of the mails of a client. */
export const mailsPath = (client: string): string => `/backoffice/${encodeURIComponent(client)}/mails`;

/** Renders the mails of a client, the newest first; those that need an operator come first. */
export async function mailsPage(database: Queryable, filter: MailFilter, now: Date): Promise<Html> {
  const rows = await findMails(database, filter, now, PAGE_SIZE + 1);
  const mails = rows.slice(0, PAGE_SIZE);
  const last = mails.at(-1);
  return html`${tabs('Stand', [
    {
      href: addressOf({ ...filter, state: undefined, before: undefined }),
      label: 'Offen',
      isCurrent: filter.state === undefined,
    },
    ...(Object.keys(mailStates) as MailState[]).map((state) => ({
      ...{
        href: addressOf({ ...filter, state, before: undefined }),
        label: setLabels[state],
        isCurrent: filter.state === state,
      },
    })),
  ])}${searchForm(filter)}${table({
    label: 'E-Mails',
    columns: [
      { label: 'E-Mail', kind: 'named' },
      { label: 'Stand', kind: 'nowrap' },
      { label: 'Geschrieben', kind: 'nowrap' },
      { label: 'Versand', kind: 'nowrap' },
    ],
    rows: mails.map((mail) => ({
      cells: [
        nameCell({
          ...{ href: `${mailsPath(filter.client)}/${mail.id}`, title: mail.subject, sign: 'mail' },
          second: mail.recipient,
        }),
        mailBadge(mail),
        instantText(mail.createdAt),
        shipmentOf(mail),
      ],
    })),
    empty: filter.state || filter.search ? 'Solche E-Mails gibt es nicht.' : 'Keine E-Mail wartet.',
  })}${rows.length > PAGE_SIZE && last ? html`<nav class="pager" aria-label="Seiten"><a href="${addressOf({ ...filter, before: last.id })}" rel="next">Ältere</a></nav>` : ''}`;
}

/** Renders when a mail was or will be sent, and why it was not. */
export function shipmentOf(mail: MailRow): Html | string {
  const error = mail.lastError ? explainMailError(mail.lastError) : undefined;
  if (mail.sentAt) return instantText(mail.sentAt);
  if (mail.state !== 'waiting') return error ?? '';
  if (mail.isSending) return 'gerade jetzt';
  return twoLines(instantText(mail.nextTryAt), error);
}

/** Renders the recently dropped mails, each with its undo. */
export const droppedBar = (
  mails: readonly DroppedMail[],
  { client, csrf }: { client: string; csrf: string },
): Html | '' =>
  mails.length > 0
    ? html`<section class="undo" aria-label="Gerade verworfen">${mails.map(
        ({ id, subject, recipient }) => html`<form method="post" action="${mailsPath(client)}/${id}">${csrfField(csrf)}
<span><strong>Verworfen</strong> · ${subject} · ${recipient}. <span class="hint">Sie geht nicht ab.</span></span>
<button name="action" value="restore" class="text" aria-label="${mailActions.restore}: ${subject}, ${recipient}">${mailActions.restore}</button></form>`,
      )}</section>`
    : '';

const searchForm = ({ client, state, search }: MailFilter) => html`
<form method="get" action="${mailsPath(client)}" class="line" role="search" aria-label="E-Mails suchen">
${state && html`<input type="hidden" name="state" value="${state}">`}
<label class="with-icon">${icon('search')}<span class="away">Empfänger oder Betreff</span><input id="search" name="search" type="search" value="${search}" placeholder="Empfänger oder Betreff"></label>
<button class="quiet">Suchen</button></form>`;

const addressOf = ({ client, state, search, before }: MailFilter) =>
  `${mailsPath(client)}?${new URLSearchParams({
    ...(state && { state }),
    ...(search && { search }),
    ...(before && { before: String(before) }),
  }).toString()}`;
