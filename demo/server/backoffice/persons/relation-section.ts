import { html } from 'hono/html';
import { type AwaitingRecord, awaitingRows, isUndecided } from '../../persons/awaiting-records';
import { seenRelationSql } from '../../persons/decisions/seen-relation';
import type { Queryable } from '../../platform/database/database';
import { possibleRelationActions } from '../../reviews/decide-on-relation';
import { addressLabel } from '../../schema/json/address-json';
import { relationActions } from '../decisions/action-labels';
import { pageOf } from '../page/addresses';
import { type FormContext, hiddenInputs } from '../page/form-parts';
import { type Html, instantText, relationStatusText } from '../page/page';
import { badge, facts, type Tone } from '../ui/shapes';

type HistoryStep = { status: string; at: string; by: 'person' | 'operator'; reason: string | null };

type WaitingRecord = Pick<AwaitingRecord, 'kind' | 'id' | 'title'> & { isChange: boolean };

/** A relation with the names of its linked records, and its timeline. */
export type RelationRow = {
  id: number;
  role: string | null;
  address: string | null;
  addressId: number | null;
  community: string | null;
  status: string;
  /** See seenRelationSql. */
  seen: string;
  /** Its address, if that is only suggested. */
  suggestion: number | null;
  /** The records that wait with it. */
  records: WaitingRecord[];
  /** The waiting records that go back when it is refused: also those of an approved one. */
  returned: WaitingRecord[];
  history: HistoryStep[];
};

/** Loads the relations of a person, the oldest first. */
export async function loadRelations(database: Queryable, accountId: number): Promise<RelationRow[]> {
  const rows = await database.query<Omit<RelationRow, 'records'> & { isUndecided: boolean }>(
    `select r.id, o.name as role, case when a.address_id is not null then ${addressLabel('a', 'm')} end as address,
       r.address_id as "addressId",
       replace(c.name_path, '|', ' – ') as community, r.status, ${seenRelationSql('r')} as seen,
       case when a.state = 'suggested' then a.address_id end as suggestion,
       coalesce((select json_agg(json_build_object('kind', w.kind, 'id', w.id, 'title', w.title, 'isChange', w.is_change) order by w.since, w.kind, w.id)
         from (${awaitingRows('r')}) w), '[]') as returned, ${isUndecided('r')} as "isUndecided",
       coalesce((select json_agg(json_build_object('status', h.status, 'at', h.at, 'by', h.by, 'reason', h.reason)
         order by h.id) from relation_history h where h.relation_id = r.id), '[]') as history
     from role_relations r
     join accounts p on p.id = r.account_id
     left join roles o on o.client = p.client and o.role_id = r.role_id
     left join addresses a on a.address_id = r.address_id
     left join addresses m on m.address_id = a.main_address_id
     left join communities c on c.community_id = r.community_id and c.district_id is not distinct from r.district_id
     where r.account_id = $1 order by r.id`,
    [accountId],
  );
  return rows.map(({ isUndecided: isWaitedFor, ...row }) => ({ ...row, records: isWaitedFor ? row.returned : [] }));
}

type RelationContext = FormContext & {
  person: number;
  mayDecide?: boolean;
  /** True if another decision comes before: no button is filled. */
  isSecond?: boolean;
};

/**
 * Renders a relation with its timeline and its possible actions.
 *
 * @param content of the form: what is decided on with it; by default its names
 */
export function relationSection(
  relation: RelationRow,
  { person, mayDecide = true, isSecond = false, ...parts }: RelationContext,
  content: Html = awaitingLine(relation, parts.client),
): Html {
  const { id, role, community, status, seen, history, records } = relation;
  const actions = possibleRelationActions(status);
  const title = relation.address ?? role ?? 'Ohne Rolle';
  return html`<article class="box" aria-labelledby="relation-${id}"><div class="split"><h2 id="relation-${id}">${title}</h2>${relationBadge(status)}</div>
${facts([
  ['Rolle', role ?? 'Ohne Rolle'],
  ['Adresse', addressLink(relation, parts.client)],
  ['Gemeinde', community],
])}
<details><summary>Verlauf</summary><ol class="rows">${history.map(stepItem)}</ol></details>
${
  mayDecide
    ? html`<form method="post" action="/backoffice/${encodeURIComponent(parts.client)}/persons/${person}/relations/${id}">${hiddenInputs(parts)}
<input type="hidden" name="seen" value="${seen}">${content}
<div class="actions">${actions.map(
        (action) =>
          html`<button name="action" value="${action}" class="${(isSecond && action !== 'block' ? undefined : classes[action]) ?? 'quiet'}">${
            action === 'approve' && records.length > 0 ? 'Freigeben und veröffentlichen' : relationActions[action]
          }</button>`,
      )}</div></form>`
    : ''
}</article>`;
}

const tones: Readonly<Record<string, Tone>> = { approved: 'good', rejected: 'bad', blocked: 'bad' };

/** Renders the state of a relation; any other than a decided one waits. */
export const relationBadge = (status: string): Html => badge(tones[status] ?? 'wait', relationStatusText(status));

/** Renders the names of the records that wait with a relation, with the link to all of them. */
const awaitingLine = ({ id, records }: RelationRow, client: string): Html =>
  records.length === 0
    ? html``
    : html`<p>Damit warten: ${records.map(({ title }) => `„${title}“`).join(', ')}.
<a href="/backoffice/${encodeURIComponent(client)}/queue/relation/${id}">Ansehen</a></p>`;

const addressLink = ({ address, addressId }: RelationRow, client: string) =>
  address === null || addressId === null
    ? ''
    : html`<a href="${pageOf.organisation(client, addressId)}">${address}</a>`;

const classes: Partial<Record<string, string>> = { approve: 'main', remove: 'main', block: 'warn' };

const stepItem = ({ status, at, by, reason }: HistoryStep) => html`
<li>${instantText(at)}: <strong>${relationStatusText(status)}</strong>
(${by === 'person' ? 'durch die Person' : 'durch die Verwaltung'})${reason === null ? '' : `, Begründung: ${reason}`}</li>`;
