import { html, raw } from 'hono/html';
import type { Queryable } from '../../platform/database/database';
import { csrfField, type Html } from '../page/page';
import { settingsPath } from './settings-links';

const FORM = 'approval-form';

/** Renders the form about the approval of a client's new accounts; its controls stand among the settings. */
export const approvalForm = ({ client, csrf }: { client: string; csrf: string }): Html =>
  html`<form method="post" action="${settingsPath(client, '/approval')}" id="${FORM}">${csrfField(csrf)}</form>`;

/** Renders the row about the approval of a client's new accounts, which is saved on its own. */
export async function approvalRow(database: Queryable, client: string): Promise<Html> {
  const [row] = await database.query<{ approves: boolean }>(
    'select approves_accounts as approves from clients where key = $1',
    [client],
  );
  return html`<div class="setting" id="approval">
<label class="check name"><input type="checkbox" form="${FORM}" name="approves" value="yes"${row?.approves ? raw(' checked') : ''} aria-describedby="approves-hint"> Neue Konten erst nach Prüfung freigeben</label>
<p class="hint" id="approves-hint">Gilt für künftige Registrierungen und wird für sich gespeichert. Wer wartet, steht unter „Personen“ mit dem Status „nicht freigegeben“.</p>
<button class="quiet" form="${FORM}">Übernehmen</button></div>`;
}
