import { html } from 'hono/html';
import type { Queryable } from '../database';
import { historyText } from './history-words';
import { csrfField, type Html, timeText } from './page';
import { undoEnd, undoStart } from './record-decision';

const MOST = 5;

type Row = { id: number; kind: string; action: string; at: Date; person: string; hasMail: boolean };

/** The newest decisions of a client that can be taken back, of one person or of all. */
export async function recentDecisions(
  from: Queryable,
  { client, csrf, now, accountId }: { client: string; csrf: string; now: Date; accountId?: number },
): Promise<Html | ''> {
  const rows = await from.query<Row>(
    `select d.id, d.kind, d.action, d.at, coalesce(nullif(trim(a.first_name || ' ' || a.last_name), ''), a.username) as person,
       d.mail_id is not null as "hasMail" from decisions d join accounts a on a.id = d.account_id
     where d.client = $1 and d.at > $2 and d.undone_at is null and ($3::int is null or d.account_id = $3)
       and not exists (select 1 from decisions l where l.kind = d.kind and l.record = d.record and l.id > d.id)
     order by d.id desc limit ${MOST}`,
    [client, undoStart(now), accountId ?? null],
  );
  if (rows.length === 0) return '';
  return html`<section class="undo" aria-label="Gerade entschieden">${rows.map((row) => formOf(row, client, csrf))}</section>`;
}

const formOf = ({ id, kind, action, at, person, hasMail }: Row, client: string, csrf: string) => html`
<form method="post" action="/backoffice/${encodeURIComponent(client)}/decisions/${id}">${csrfField(csrf)}
<span><strong>${historyText(kind, action)}</strong>, ${person}.
${hasMail ? `Die E-Mail geht um ${timeText(undoEnd(at))} ab.` : `Zurücknehmen geht bis ${timeText(undoEnd(at))}.`}</span>
<button class="quiet" aria-label="Rückgängig machen: ${historyText(kind, action)}, ${person}">Rückgängig machen</button></form>`;
