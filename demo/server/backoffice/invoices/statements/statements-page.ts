import { html } from 'hono/html';
import { findStatements, type ListedStatement, STATEMENT_PAGE_SIZE } from '../../../adverts/statements/find-statements';
import type { Queryable } from '../../../platform/database/database';
import { pageOf } from '../../page/addresses';
import { shortInstant } from '../../page/day-words';
import { labelled } from '../../page/fields';
import { csrfField, type Html } from '../../page/page';
import { badge, countText, pager } from '../../ui/shapes';
import { nameCell, type Row, table } from '../../ui/table';

/** The field of the file. */
export const FILE_FIELD = 'file';

type ListContext = { client: string; csrf: string; today: string; page: number; problem?: string | undefined };

/** Renders the form for a file of the bank, and the earlier ones. */
export async function statementsPage(database: Queryable, context: ListContext): Promise<Html> {
  const { client, today, page } = context;
  const { statements, total } = await findStatements(database, client, page);
  const addressOf = (number: number) => `${pageOf.statements(client)}?page=${number}`;
  const last = Math.min(total, page * STATEMENT_PAGE_SIZE);
  return html`${uploadForm(context)}
${table({
  label: 'Eingelesene Dateien',
  hasHeading: true,
  columns: [
    { label: 'Datei', kind: 'named' },
    { label: 'Eingelesen', kind: 'nowrap' },
    { label: 'Zu buchen', align: 'right' },
    { label: 'Unklar', align: 'right' },
    { label: 'Gebucht', align: 'right' },
    { label: 'Ignoriert', align: 'right' },
  ],
  rows: statements.map((statement) => rowOf(statement, client, today)),
  empty: 'Hier steht jede Datei, sobald Sie eine eingelesen haben.',
})}
${pager({
  shown: [Math.min((page - 1) * STATEMENT_PAGE_SIZE + 1, last), last],
  total,
  ...(page > 1 && { previous: addressOf(page - 1) }),
  ...(last < total && { next: addressOf(page + 1) }),
})}`;
}

const uploadForm = ({ client, csrf, problem }: ListContext): Html => {
  const field = {
    ...{ name: FILE_FIELD, label: 'Umsätze der Bank als CSV' },
    hint: 'Höchstens 5 MB und 10.000 Umsätze. Gebucht wird noch nichts: Sie sehen zuerst, was zu welcher Rechnung passt.',
  };
  return html`<section aria-label="Datei einlesen"><form method="post" action="${pageOf.statements(client)}" enctype="multipart/form-data">${csrfField(csrf)}
${labelled(field, problem, (attributes) => html`<input type="file" accept=".csv,.txt,text/csv,text/plain" required ${attributes}>`)}
<div class="actions"><button>Datei einlesen</button></div></form></section>`;
};

function rowOf({ id, fileName, uploadedAt, operator, counts }: ListedStatement, client: string, today: string): Row {
  const number = (count: number) => (count === 0 ? '–' : countText(count));
  return {
    cells: [
      nameCell({ href: pageOf.statement(client, id), title: fileName, second: operator ?? undefined }),
      shortInstant(uploadedAt, today),
      number(counts.proposed),
      counts.unclear === 0 ? '–' : badge('wait', countText(counts.unclear)),
      number(counts.booked),
      number(counts.ignored),
    ],
  };
}
