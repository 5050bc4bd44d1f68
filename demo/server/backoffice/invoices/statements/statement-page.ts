import { html } from 'hono/html';
import { moneyText } from '../../../adverts/invoice/invoice-words';
import {
  findLines,
  findLinesOf,
  STATEMENT_PAGE_SIZE,
  type Statement,
  type StoredLine,
} from '../../../adverts/statements/find-statements';
import { findPayables } from '../../../adverts/statements/payables';
import type { Queryable } from '../../../platform/database/database';
import { pageOf } from '../../page/addresses';
import { shortInstant } from '../../page/day-words';
import { csrfField, type Html } from '../../page/page';
import { buttonLink, countText, notice, pager, postButton, tabs } from '../../ui/shapes';
import { table } from '../../ui/table';
import { decidedLines, type LineContext, openLines, type RefusedLine } from './line-table';
import { skipWords } from './statement-words';

/** The sets of lines, as the tabs of a statement. */
export const lineSets = {
  proposed: 'Zu buchen',
  unclear: 'Unklar',
  booked: 'Gebucht',
  ignored: 'Ignoriert',
  skipped: 'Nicht eingelesen',
} as const;

/** A set of lines. */
export type LineSet = keyof typeof lineSets;

/** The context of a statement's page. */
export type StatementContext = { client: string; csrf: string; today: string };

/** Returns the set that needs a hand first. */
export const firstSetOf = ({ counts }: Statement): LineSet =>
  (['proposed', 'unclear', 'booked', 'ignored'] as const).find((state) => counts[state] > 0) ?? 'skipped';

const countOf = ({ counts, skipped }: Statement, set: LineSet): number =>
  set === 'skipped' ? skipped.length : counts[set];

/** Says when and by whom a statement was uploaded, and what it had. */
export function statementLead(statement: Statement, today: string): string {
  const { uploadedAt, operator, counts, skipped } = statement;
  const lines = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const repeated = skipped.filter(({ reason }) => reason === 'repeated').length;
  const again = repeated === 0 ? '' : `, ${countText(repeated)} ${repeated === 1 ? 'war' : 'waren'} schon eingelesen`;
  const read = lines === 1 ? '1 Umsatz eingelesen' : `${countText(lines)} Umsätze eingelesen`;
  return `${read}${again}. ${operator ? `${operator}, ` : ''}${shortInstant(uploadedAt, today)}`;
}

/** Renders the lines of a statement: a page of one set. */
export async function statementPage(
  database: Queryable,
  { statement, set, page }: { statement: Statement; set: LineSet; page: number },
  context: StatementContext,
): Promise<Html> {
  const { client, csrf } = context;
  const path = pageOf.statement(client, statement.id);
  const addressOf = (one: LineSet, number = 1) => `${path}?state=${one}${number > 1 ? `&page=${number}` : ''}`;
  const total = countOf(statement, set);
  const last = Math.min(total, page * STATEMENT_PAGE_SIZE);
  return html`${tabs(
    'Zeilen',
    (Object.keys(lineSets) as LineSet[]).map((one) => ({
      ...{ href: addressOf(one), label: lineSets[one], count: countOf(statement, one), isCurrent: one === set },
    })),
  )}
${set === 'unclear' && total > 0 ? html`<div class="line">${postButton({ action: path, csrf, label: 'Neu zuordnen', fields: { do: 'match' } })}<span class="hint">Sucht noch einmal, zum Beispiel nach einer neuen Rechnung.</span></div>` : ''}
${await linesOf(database, { statement, set, page }, context)}
${pager({
  shown: [Math.min((page - 1) * STATEMENT_PAGE_SIZE + 1, last), last],
  total,
  ...(page > 1 && { previous: addressOf(set, page - 1) }),
  ...(last < total && { next: addressOf(set, page + 1) }),
})}`;
}

async function linesOf(
  database: Queryable,
  { statement, set, page }: { statement: Statement; set: LineSet; page: number },
  context: StatementContext,
): Promise<Html> {
  if (set === 'skipped') return skippedRows(statement, page, context.client);
  const lines = await findLines(database, context.client, { statement: statement.id, state: set, page });
  const lineContext = await lineContextOf(database, { statement: statement.id, lines }, context);
  if (set === 'booked' || set === 'ignored') return decidedLines(lines, lineContext, set === 'booked');
  return openLines(lines, lineContext, {
    label: lineSets[set],
    empty: set === 'proposed' ? 'Hier ist nichts zu buchen.' : 'Nichts ist unklar.',
  });
}

async function lineContextOf(
  database: Queryable,
  { statement, lines }: { statement: number; lines: readonly StoredLine[] },
  context: StatementContext,
): Promise<LineContext> {
  const [books] = await database.query<{ closedUntil: string | null }>(
    'select closed_until as "closedUntil" from advert_sellers where client = $1',
    [context.client],
  );
  const numbers = lines.flatMap(({ parts }) => parts.map(({ number }) => number));
  const payables = await findPayables(database, context.client, numbers);
  return {
    ...{ ...context, statement, closedUntil: books?.closedUntil ?? null },
    payables: new Map(payables.map((payable) => [payable.number, payable])),
  };
}

function skippedRows({ skipped }: Statement, page: number, client: string): Html {
  const rows = skipped.slice((page - 1) * STATEMENT_PAGE_SIZE, page * STATEMENT_PAGE_SIZE);
  return table({
    label: 'Nicht eingelesene Zeilen',
    columns: [
      { label: 'Zeile der Datei', kind: 'nowrap' },
      { label: 'Warum nicht', kind: 'wide' },
      { label: 'Inhalt', kind: 'wide' },
    ],
    rows: rows.map(({ row, reason, text, statement: other }) => ({
      cells: [
        countText(row),
        other ? html`<a href="${pageOf.statement(client, other)}">${skipWords[reason]}</a>` : skipWords[reason],
        text,
      ],
    })),
    empty: 'Jede Zeile der Datei ist eingelesen.',
  });
}

/** Renders the lines that could not be booked, with what was typed, below what has been. */
export async function refusedPage(
  database: Queryable,
  { statement, refused, said }: { statement: number; refused: ReadonlyMap<number, RefusedLine>; said: Html | '' },
  context: StatementContext,
): Promise<Html> {
  const lines = await findLinesOf(database, context.client, { statement, ids: [...refused.keys()] });
  return html`${said}<div role="alert">${notice({
    ...{
      tone: 'bad',
      title:
        refused.size === 1 ? '1 Zeile wurde nicht gebucht' : `${countText(refused.size)} Zeilen wurden nicht gebucht`,
    },
    text: 'Der Grund steht bei der Zeile. Ihre Eingabe steht noch da.',
  })}</div>
${openLines(lines, await lineContextOf(database, { statement, lines }, context), { label: 'Nicht gebucht', empty: 'Diese Zeile gibt es nicht mehr.', refused })}
<p>${buttonLink(pageOf.statement(context.client, statement), 'Zurück zum Kontoauszug', { sign: 'back' })}</p>`;
}

/** Says how much has been booked. */
export const bookedNotice = (count: number, cents: number): Html | '' =>
  count === 0
    ? ''
    : html`<div role="status">${notice({ tone: 'good', title: `${count === 1 ? '1 Zeile gebucht' : `${countText(count)} Zeilen gebucht`}, zusammen ${moneyText(cents, 'de').replace('-', '−')}` })}</div>`;

/** Renders the question why lines are ignored. */
export function ignoreQuestion(
  lines: readonly StoredLine[],
  { client, csrf, statement, problem }: StatementContext & { statement: number; problem?: string | undefined },
): Html {
  const path = pageOf.statement(client, statement);
  return html`<section aria-label="Ignorieren"><form method="post" action="${path}/ignore">${csrfField(csrf)}
<input type="hidden" name="lines" value="${lines.map(({ id }) => id).join(',')}">
<ul class="rows">${lines.map(({ name, cents, purpose }) => html`<li><b>${name || 'Ohne Namen'}</b>, ${moneyText(cents, 'de').replace('-', '−')} <span class="soft">${purpose}</span></li>`)}</ul>
<div class="field width-line"><label for="reason">Warum gehört ${lines.length === 1 ? 'diese Zeile' : 'das'} nicht hierher?</label>${problem ? html`<p class="error" id="reason-error">${problem}</p>` : ''}<input id="reason" name="reason" required maxlength="${MAX_IGNORE_REASON_LENGTH}"${problem ? html` aria-invalid="true" aria-describedby="reason-error"` : ''}></div>
<p class="hint">Ihre Kollegen lesen den Grund. Sie können die ${lines.length === 1 ? 'Zeile' : 'Zeilen'} später doch zuordnen.</p>
<div class="actions"><button>${lines.length === 1 ? 'Ignorieren' : `${countText(lines.length)} Zeilen ignorieren`}</button>${buttonLink(path, 'Abbrechen')}</div></form></section>`;
}

/** The longest reason. */
export const MAX_IGNORE_REASON_LENGTH = 200;
