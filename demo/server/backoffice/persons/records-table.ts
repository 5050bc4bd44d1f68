import type { Context } from 'hono';
import { html } from 'hono/html';
import type { Queryable } from '../../platform/database/database';
import { ARTICLES, EVENTS, latestContent, type RecordTables } from '../../schema/record-tables';
import { pageOf } from '../page/addresses';
import { queryLine } from '../page/office';
import { csrfField, type Html } from '../page/page';
import { badge, countText } from '../ui/shapes';
import { nameCell, table } from '../ui/table';
import { dayText } from './person-words';

/** The number of records that a page shows at first, and at most. */
const FIRST_RECORDS = 20;
const MAX_RECORDS = 500;

/** Returns the number of records that the address of a page asks for. */
export const recordsLimitOf = (context: Context): number =>
  queryLine(context, 'records') === 'all' ? MAX_RECORDS : FIRST_RECORDS;

const KIND_LABELS = { event: 'Veranstaltung', article: 'Artikel' } as const;

/** The actions of locking with their labels. */
export const lockActions = { lock: 'Sperren', unlock: 'Entsperren' } as const;

/** An event or article of a person or an organisation. */
export type RecordOfPerson = {
  kind: RecordTables['kind'];
  id: string;
  title: string;
  state: string;
  review: string | null;
  isLocked: boolean;
  updatedAt: Date;
  /** The number of all, also of those that are not loaded. */
  total: number;
};

const selectRecords = ({ kind, table, reviews, id }: RecordTables, condition: string) => `
  (select '${kind}' as kind, e.id, coalesce(nullif(${latestContent}->>'title', ''), e.title) as title, e.state, r.state as review,
     e.locked as "isLocked", e.updated_at as "updatedAt", (count(*) over ())::int as total
   from ${table} e left join ${reviews} r on r.${id} = e.id
   where e.client = $2 and e.state <> 'deleted' and ${condition}
   order by e.locked desc, e.updated_at desc, e.id limit $3)`;

/**
 * Loads the newest events and articles with $1 at the client, the locked ones first.
 *
 * @param condition SQL on a row `e`
 */
export async function loadRecords(
  from: Queryable,
  { client, id, condition, limit }: { client: string; id: number; condition: string; limit: number },
): Promise<RecordOfPerson[]> {
  const rows = await from.query<RecordOfPerson>(
    `select * from (${selectRecords(EVENTS, condition)} union all ${selectRecords(ARTICLES, condition)}) found
     order by "isLocked" desc, "updatedAt" desc, id limit $3`,
    [id, client, limit],
  );
  const totals = new Map(rows.map(({ kind, total }) => [kind, total]));
  const total = [...totals.values()].reduce((sum, one) => sum + one, 0);
  return rows.map((row) => ({ ...row, total }));
}

const pageOfRecord = (client: string, { kind, id }: RecordOfPerson) =>
  kind === 'event' ? pageOf.event(client, id) : pageOf.article(client, id);

/** Renders the state of an event or article. */
function recordBadge({ state, review, isLocked }: RecordOfPerson): Html {
  const lock = isLocked ? badge('bad', 'gesperrt', 'lock') : '';
  return html`<span class="line">${stateBadge(state, review)}${lock}</span>`;
}

function stateBadge(state: string, review: string | null): Html {
  if (state === 'taken_down') return badge('bad', 'herausgenommen', 'stop');
  if (review === 'waiting') return badge('wait', state === 'published' ? 'Änderung wartet' : 'wartet');
  if (review === 'rejected') return badge('bad', 'abgelehnt');
  return state === 'published' ? badge('good', 'veröffentlicht') : badge('over', 'Entwurf');
}

/** The form that changes locks. */
export type LockForm = { action: string; csrf: string };

/** Renders events and articles in a table, for a person each with its lock. @param page the address of the page around it */
export function recordsTable(
  records: readonly RecordOfPerson[],
  { client, page, lock, empty }: { client: string; page: string; lock?: LockForm | undefined; empty: string },
): Html {
  const total = records[0]?.total ?? 0;
  return html`${table({
    label: 'Veranstaltungen und Artikel',
    hasHeading: true,
    columns: [
      { label: 'Titel', kind: 'named' },
      { label: 'Status' },
      { label: 'Geändert', kind: 'nowrap' },
      ...(lock ? [{ label: 'Bearbeiten durch die Person', isHidden: true }] : []),
    ],
    rows: records.map((record) => ({
      cells: [
        nameCell({
          href: pageOfRecord(client, record),
          title: record.title || 'Ohne Titel',
          second: KIND_LABELS[record.kind],
        }),
        recordBadge(record),
        dayText(record.updatedAt),
        ...(lock ? [lockButton(record, lock)] : []),
      ],
    })),
    empty,
  })}${total > records.length ? html`<p class="hint">Die neuesten ${countText(records.length)} von ${countText(total)}.${records.length < MAX_RECORDS ? html` <a href="${page}?records=all">Mehr zeigen</a>` : ''}</p>` : ''}`;
}

const lockButton = ({ kind, id, title, isLocked }: RecordOfPerson, { action, csrf }: LockForm) => {
  const name = isLocked ? 'unlock' : 'lock';
  return html`<form method="post" action="${action}">${csrfField(csrf)}<input type="hidden" name="kind" value="${kind}"><input type="hidden" name="record" value="${id}">
<button class="text" name="action" value="${name}">${lockActions[name]}<span class="away">: ${title}</span></button></form>`;
};
