import { html } from 'hono/html';
import type { Queryable } from '../../platform/database/database';
import { csrfField, type Html } from '../page/page';

/** Renders the form about the approval of a client's new accounts. */
export async function approvalSection(
  database: Queryable,
  { client, csrf }: { client: string; csrf: string },
): Promise<Html> {
  const [row] = await database.query<{ approves: boolean }>(
    'select approves_accounts as approves from clients where key = $1',
    [client],
  );
  const box = row?.approves
    ? html`<input type="checkbox" name="approves" value="yes" checked aria-describedby="approves-hint">`
    : html`<input type="checkbox" name="approves" value="yes" aria-describedby="approves-hint">`;
  return html`<section aria-labelledby="approval"><h2 id="approval">Neue Konten</h2>
<form method="post" action="/backoffice/${encodeURIComponent(client)}/settings/approval">${csrfField(csrf)}
<label class="check">${box} Neue Konten erst nach Prüfung freigeben</label>
<p class="hint" id="approves-hint">Gilt für künftige Registrierungen. Wer wartet, steht unter „Personen“ mit dem Status „nicht freigegeben“.</p>
<div class="actions"><button>Übernehmen</button></div></form></section>`;
}
