import type { Context } from 'hono';
import { undoEnd, undoStart } from '../../../decisions/record-decision';
import { operatorNameSql } from '../../../history/operator-name';
import { undoBar, undoForm } from '../../decisions/undo-line';
import { historyLabel } from '../../history/history-words';
import type { OfficeOptions } from '../../options';
import { type BackOfficeEnv, clientOf } from '../../page/office';
import { type Html, timeText } from '../../page/page';
import type { KindName } from './kinds';

const MAX_CHANGES = 20;

type Row = {
  id: number;
  kind: KindName;
  name: string;
  isMade: boolean;
  at: Date;
  operatorId: number | null;
  operator: string | null;
};

/** SQL: the changes that can be undone, of one record or all, those of this operator first; only the newest of each. */
const selectRecent = `
  select c.id, c.kind, c.name, c.before is null as "isMade", c.at, c.operator_id as "operatorId",
    ${operatorNameSql('c')} as operator from advert_changes c
  where c.client = $1 and c.at > $2 and c.undone_at is null
    and ($4::text is null or c.kind = $4 and c.record = $5) and not exists (select 1 from advert_changes l
    where l.client = c.client and l.kind = c.kind and l.record = c.record and l.id > c.id and l.undone_at is null)
  order by c.operator_id is not distinct from $3 desc, c.id desc limit ${MAX_CHANGES}`;

/**
 * Renders the bar of changes in the last minutes. After a change the bar confirms it, so the page has no other notice.
 *
 * @param only the record of the page; without one the page is about all
 */
export async function recentChanges(
  context: Context<BackOfficeEnv>,
  { database, now }: Pick<OfficeOptions, 'database' | 'now'>,
  only?: { kind: KindName; record: string },
): Promise<{ bar: Html | ''; notice?: undefined }> {
  const operatorId = context.get('session').operator.id;
  const rows = await database.query<Row>(selectRecent, [
    ...[clientOf(context), undoStart(now()), operatorId],
    ...[only?.kind ?? null, only?.record ?? null],
  ]);
  const [newest] = rows;
  if (!newest) return { bar: '' };
  const isNew = context.req.query('said') === 'done' && newest.operatorId === operatorId;
  const lines = rows.map((row) =>
    undoForm(context, {
      path: `/adverts/catalogue/changes/${row.id}`,
      label: historyLabel('advert', `${row.kind}_${row.isMade ? 'created' : 'saved'}`),
      subject: row.name,
      deadline: `Zurücknehmen geht bis ${timeText(undoEnd(row.at))}.`,
      ...{ doneByOther: row.operatorId === operatorId ? null : row.operator, isNew: isNew && row === newest },
    }),
  );
  const othersLabel = rows.length === 2 ? '1 weitere Änderung' : `${rows.length - 1} weitere Änderungen`;
  return { bar: undoBar('Gerade geändert', lines, othersLabel), ...(isNew && { notice: undefined }) };
}
