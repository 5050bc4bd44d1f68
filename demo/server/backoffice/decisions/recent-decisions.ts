import type { Context } from 'hono';
import { undoEnd, undoStart } from '../../decisions/record-decision';
import { operatorNameSql } from '../../history/operator-name';
import type { Queryable } from '../../platform/database/database';
import type { ReviewedKind } from '../../reviews/review-types';
import { historyLabel } from '../history/history-words';
import type { OfficeOptions } from '../options';
import { type BackOfficeEnv, clientOf } from '../page/office';
import { type Html, timeText } from '../page/page';
import { kindsOf, type QueueChoice } from '../queue/queue-choice';
import type { QueueKind } from '../queue/queue-kinds';
import { choiceFields } from '../queue/queue-place';
import { undoBar, undoForm } from './undo-line';

const MAX_DECISIONS = 20;

/** The page that shows the decisions; an undo returns to it. */
export type DecisionsPage =
  | { from: 'queue'; choice: QueueChoice }
  | { from: 'addresses' }
  | { from: 'person'; accountId: number }
  | { from: 'record'; kind: ReviewedKind; review: number; record: string }
  | { from: 'order'; review: number; record: string };

type Row = {
  id: number;
  kind: string;
  action: string;
  at: Date;
  subject: string;
  person: string | null;
  /** The time when its mail leaves; null without one. */
  mailAt: Date | null;
  operatorId: number | null;
  operator: string | null;
};

/**
 * Renders the bar of decisions that can be undone, those of this operator first. After a decision the bar confirms it, so
 * the page has no other notice.
 */
export async function recentDecisions(
  context: Context<BackOfficeEnv>,
  { database, now }: Pick<OfficeOptions, 'database' | 'now'>,
  page: DecisionsPage,
): Promise<{ bar: Html | ''; notice?: undefined }> {
  const { operator } = context.get('session');
  const operatorId = operator.id;
  const [newest, ...others] = await findRecent(database, {
    ...{ client: clientOf(context), operatorId, now: now(), page },
    kinds: kindsOf(operator),
  });
  if (!newest) return { bar: '' };
  const isNew = context.req.query('said') === 'done' && newest.operatorId === operatorId;
  const formOf = (row: Row, isNew = false) => decisionUndoForm(row, { context, page, operatorId, isNew });
  const othersLabel = others.length === 1 ? '1 weitere Entscheidung' : `${others.length} weitere Entscheidungen`;
  const bar = undoBar('Gerade entschieden', [formOf(newest, isNew), ...others.map((row) => formOf(row))], othersLabel);
  return { bar, ...(isNew && { notice: undefined }) };
}

const findRecent = (
  from: Queryable,
  {
    client,
    operatorId,
    now,
    page,
    kinds,
  }: { client: string; operatorId: number; now: Date; page: DecisionsPage; kinds: readonly QueueKind[] },
): Promise<Row[]> =>
  from.query<Row>(
    `select d.id, d.kind, d.action, d.at, d.subject, d.operator_id as "operatorId",
       ${operatorNameSql('d')} as operator, m.held_until as "mailAt",
       coalesce(nullif(trim(a.first_name || ' ' || a.last_name), ''), a.username) as person
     from decisions d left join accounts a on a.id = d.account_id left join mails m on m.id = d.mail_id
     where d.client = $1 and d.at > $2 and d.undone_at is null and ($3::int is null or d.account_id = $3)
       and d.kind = any($4) and ($6::int is null or d.record = $6)
       and not exists (select 1 from decisions l
         where l.kind = d.kind and l.record = d.record and l.id > d.id and l.undone_at is null)
     order by d.operator_id is not distinct from $5 desc, d.id desc limit ${MAX_DECISIONS}`,
    [
      ...[client, undoStart(now), page.from === 'person' ? page.accountId : null],
      ...[kindsOn(page, kinds), operatorId, 'review' in page ? page.review : null],
    ],
  );

/** Returns the kinds of decisions that a page shows to an operator who decides on some kinds. */
function kindsOn(page: DecisionsPage, kinds: readonly QueueKind[]): QueueKind[] {
  const only = kindOf(page);
  return only ? kinds.filter((kind) => kind === only) : [...kinds];
}

/** Returns the only kind of decisions that a page shows; null for all. */
function kindOf(page: DecisionsPage): QueueKind | null {
  if (page.from === 'record') return page.kind;
  if (page.from === 'order') return 'advert';
  return page.from === 'addresses' ? 'address' : null;
}

function decisionUndoForm(
  { id, kind, action, at, subject, person, mailAt, ...row }: Row,
  {
    context,
    page,
    operatorId,
    isNew,
  }: { context: Context<BackOfficeEnv>; page: DecisionsPage; operatorId: number; isNew: boolean },
): Html {
  const end = undoEnd(at);
  const mailText = mailAt && `Die E-Mail geht um ${timeText(mailAt)} ab.`;
  const undoText = mailAt?.getTime() !== end.getTime() && `Zurücknehmen geht bis ${timeText(end)}.`;
  return undoForm(context, {
    path: `/decisions/${id}`,
    hidden: { from: page.from, ...('record' in page && { record: page.record }) },
    ...(page.from === 'queue' && { fields: choiceFields(page.choice) }),
    label: historyLabel(kind, action),
    subject: [subject, person].filter(Boolean).join(' · '),
    deadline: [mailText, undoText].filter(Boolean).join(' '),
    ...{ doneByOther: row.operatorId === operatorId ? null : row.operator, isNew },
  });
}
