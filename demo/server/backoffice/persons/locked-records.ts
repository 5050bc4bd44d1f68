import { html } from 'hono/html';
import type { Queryable } from '../../platform/database/database';
import type { LockableKind } from '../../reviews/lock-record';
import { ARTICLES, EVENTS } from '../../schema/record-tables';
import { type FormContext, hiddenInputs } from '../page/form-parts';
import type { Html } from '../page/page';

const KIND_LABELS = { event: 'Veranstaltung', article: 'Artikel' } as const;

/** The actions with their labels. */
export const lockActions = { lock: 'Sperren', unlock: 'Entsperren' } as const;

const MAX_RECORDS = 100;

type Row = { kind: LockableKind; id: string; title: string; isLocked: boolean };

/** SQL: the newest records of a person, the locked ones first. */
const selectRecords = ({ kind, table }: { kind: string; table: string }) => `
  (select '${kind}' as kind, id, coalesce(written->>'title', '') as title, locked as "isLocked", updated_at
   from ${table} where owner_id = $1 and client = $2 and state <> 'deleted' and written is not null
   order by locked desc, updated_at desc, id limit ${MAX_RECORDS})`;

/**
 * Renders the records of a person, each with its lock: the author of a locked record can neither change nor delete it.
 */
export async function lockedSection(
  database: Queryable,
  { id, ...parts }: FormContext & { id: number },
): Promise<Html> {
  const rows = await database.query<Row>(
    `select kind, id, title, "isLocked" from (${selectRecords(EVENTS)} union all ${selectRecords(ARTICLES)}) own
     order by "isLocked" desc, updated_at desc, id`,
    [id, parts.client],
  );
  if (rows.length === 0) return html``;
  return html`<section aria-labelledby="records"><h2 id="records">Veranstaltungen und Artikel</h2>
<p class="hint">Was gesperrt ist, kann die Person weder ändern noch löschen. Für Besucher ändert sich nichts.</p>
<ul>${rows.map((row) => itemOf(row, id, parts))}</ul></section>`;
}

function itemOf({ kind, id, title, isLocked }: Row, person: number, parts: FormContext): Html {
  const action = isLocked ? 'unlock' : 'lock';
  const path = `/backoffice/${encodeURIComponent(parts.client)}/persons/${person}/records`;
  return html`<li>${KIND_LABELS[kind]}: ${title}${isLocked ? ' (gesperrt)' : ''}
<form method="post" action="${path}">${hiddenInputs(parts)}
<input type="hidden" name="kind" value="${kind}"><input type="hidden" name="record" value="${id}">
<button name="action" value="${action}" aria-label="${title} ${isLocked ? 'entsperren' : 'sperren'}">${lockActions[action]}</button></form></li>`;
}
