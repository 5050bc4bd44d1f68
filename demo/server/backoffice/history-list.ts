import { html } from 'hono/html';
import type { HistoryRow } from '../history/find-history';
import { detailTexts, historyText } from './history-words';
import { type Html, instantText } from './page';

/** Entries of the history: when, who, what and to whom. */
export const historyList = (entries: readonly HistoryRow[], client: string): Html =>
  html`<ol class="rows">${entries.map((entry) => rowOf(entry, client))}</ol>`;

function rowOf(entry: HistoryRow, client: string): Html {
  const { at, kind, action, details, accountId, person, actorId, record } = entry;
  const isOther = accountId !== null && accountId !== actorId;
  return html`<li><time datetime="${at.toISOString()}">${instantText(at)}</time>:
<strong>${historyText(kind, action)}</strong>${isOther ? html` (${personLink(client, accountId, person)})` : ''}${
    accountId === null && record !== null ? ` (Nr. ${record})` : ''
  }, ${actorOf(entry, client)}${detailTexts(kind, details).map((text) => html`<br>${text}`)}</li>`;
}

function actorOf({ by, operator, actorId, actor }: HistoryRow, client: string): Html | string {
  if (by === 'system') return 'durch den Server';
  if (by === 'operator') return `durch die Verwaltung${operator === null ? '' : `, Gerät ${operator}`}`;
  return actorId === null
    ? 'durch eine Person, die es nicht mehr gibt'
    : html`durch ${personLink(client, actorId, actor)}`;
}

const personLink = (client: string, id: number, name: string | null) =>
  html`<a href="/backoffice/${encodeURIComponent(client)}/persons/${id}">${name}</a>`;
