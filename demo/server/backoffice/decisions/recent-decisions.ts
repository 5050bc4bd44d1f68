import type { Context } from 'hono';
import { undoEnd, undoStart } from '../../decisions/record-decision';
import type { Queryable } from '../../platform/database/database';
import { historyText } from '../history/history-words';
import type { OfficeOptions } from '../options';
import { clientOf, type OfficeEnv } from '../page/office';
import { type Html, timeText } from '../page/page';
import type { QueueKind } from '../queue/queue';
import { undoBar, undoLine } from './undo-line';

const MAX = 20;

/** The page that shows the decisions; an undo returns to it. */
export type ShownIn =
  | { from: 'queue'; kind: QueueKind | undefined }
  | { from: 'addresses' }
  | { from: 'person'; accountId: number };

type Row = {
  id: number;
  kind: string;
  action: string;
  at: Date;
  subject: string;
  person: string | null;
  hasMail: boolean;
  operator: string | null;
};

/**
 * Renders the bar of decisions that can be undone, those of this device first. After a decision the bar confirms it, so
 * the page has no other notice.
 */
export async function recentDecisions(
  context: Context<OfficeEnv>,
  { database, now }: Pick<OfficeOptions, 'database' | 'now'>,
  shown: ShownIn,
): Promise<{ bar: Html | ''; notice?: undefined }> {
  const operator = context.get('session').operator;
  const [newest, ...others] = await findRecent(database, { client: clientOf(context), operator, now: now(), shown });
  if (!newest) return { bar: '' };
  const isNew = context.req.query('said') === 'done' && newest.operator === (operator ?? null);
  const formOf = (row: Row, isNew = false) => undoForm(row, { context, shown, operator, isNew });
  const more = others.length === 1 ? '1 weitere Entscheidung' : `${others.length} weitere Entscheidungen`;
  const bar = undoBar('Gerade entschieden', [formOf(newest, isNew), ...others.map((row) => formOf(row))], more);
  return { bar, ...(isNew && { notice: undefined }) };
}

const findRecent = (
  from: Queryable,
  { client, operator, now, shown }: { client: string; operator: string | undefined; now: Date; shown: ShownIn },
): Promise<Row[]> =>
  from.query<Row>(
    `select d.id, d.kind, d.action, d.at, d.subject, d.operator, d.mail_id is not null as "hasMail",
       coalesce(nullif(trim(a.first_name || ' ' || a.last_name), ''), a.username) as person
     from decisions d left join accounts a on a.id = d.account_id
     where d.client = $1 and d.at > $2 and d.undone_at is null and ($3::int is null or d.account_id = $3)
       and ($4::text is null or d.kind = $4)
       and not exists (select 1 from decisions l
         where l.kind = d.kind and l.record = d.record and l.id > d.id and l.undone_at is null)
     order by d.operator is not distinct from $5 desc, d.id desc limit ${MAX}`,
    [
      ...[client, undoStart(now), shown.from === 'person' ? shown.accountId : null],
      ...[shown.from === 'addresses' ? 'address' : null, operator ?? null],
    ],
  );

function undoForm(
  { id, kind, action, at, subject, person, hasMail, operator: by }: Row,
  {
    context,
    shown,
    operator,
    isNew,
  }: { context: Context<OfficeEnv>; shown: ShownIn; operator: string | undefined; isNew: boolean },
): Html {
  const end = timeText(undoEnd(at));
  return undoLine(context, {
    path: `/decisions/${id}`,
    hidden: { from: shown.from, ...(shown.from === 'queue' && shown.kind && { queue: shown.kind }) },
    what: historyText(kind, action),
    whom: [subject, person].filter(Boolean).join(' · '),
    until: hasMail ? `Die E-Mail geht um ${end} ab.` : `Zurücknehmen geht bis ${end}.`,
    ...{ by, operator, isNew },
  });
}
