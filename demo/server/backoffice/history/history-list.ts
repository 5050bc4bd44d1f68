import { html } from 'hono/html';
import type { HistoryRow } from '../../history/find-history';
import { type Html, instantText } from '../page/page';
import { detailTexts, historyLabel } from './history-words';

/** Renders entries of the history: time, action, actor and person; a person's page omits the person. */
export const historyList = (entries: readonly HistoryRow[], client: string, isOnPersonPage = false): Html =>
  html`<ol class="rows">${entries.map((entry) => rowOf(entry, client, isOnPersonPage))}</ol>`;

function rowOf(entry: HistoryRow, client: string, isOnPersonPage: boolean): Html {
  const { at, kind, action, details, accountId, person, record } = entry;
  const number = accountId === null && record !== null ? ` Nr. ${record}` : '';
  return html`<li><time datetime="${at.toISOString()}">${instantText(at)}</time>:
<strong>${historyLabel(kind, action)}</strong>${number}, ${actorText(entry)}${detailTexts(kind, details).map((text) => html`<br>${text}`)}
${
  accountId === null || isOnPersonPage
    ? ''
    : html`<br><a href="/backoffice/${encodeURIComponent(client)}/persons/${accountId}">${person}</a>`
}</li>`;
}

function actorText({ by, operator, actorId, actor, accountId }: HistoryRow): string {
  if (by === 'system') return 'durch den Server';
  if (by === 'operator') return `durch ${operator ?? 'die Verwaltung'}`;
  return actorId === null || actorId === accountId ? 'durch die Person' : `durch ${actor}`;
}
