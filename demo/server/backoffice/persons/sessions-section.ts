import { html } from 'hono/html';
import type { OpenSession } from '../../persons/decisions/end-sessions';
import { attemptNames } from '../../persons/person-json';
import type { Queryable } from '../../platform/database/database';
import { type Html, instantText } from '../page/page';
import { postButton } from '../ui/shapes';
import { table } from '../ui/table';

const selectFailed = `select count(*)::int as failed from accounts a join attempts t on t.client = a.client
  and t.kind = 'password' and t.name in (${attemptNames('a')}) and t.at > $2 where a.id = $1`;

/** Counts the wrong passwords of a person since an instant. */
export async function countFailedLogIns(from: Queryable, id: number, since: Date): Promise<number> {
  const [row] = await from.query<{ failed: number }>(selectFailed, [id, since]);
  return row?.failed ?? 0;
}

/** Renders the open sessions of a person, each with its end. @param action the address of the forms; undefined without */
export function sessionsSection(
  sessions: readonly OpenSession[],
  { action, csrf }: { action: string | undefined; csrf: string },
): Html {
  const button = (name: string, label: string) =>
    action === undefined ? '' : postButton({ action, csrf, label, fields: { session: name }, look: 'text' });
  return html`${table({
    label: 'Angemeldet',
    hasHeading: true,
    isDense: true,
    columns: [
      { label: 'Seit', kind: 'nowrap' },
      { label: 'Höchstens bis', kind: 'nowrap' },
      { label: 'Beenden', isHidden: true },
    ],
    rows: sessions.map(({ name, since, until }) => ({
      cells: [instantText(since), instantText(until), button(name, 'Abmelden')],
    })),
    empty: 'Die Person ist zurzeit nirgends angemeldet.',
  })}${sessions.length > 1 && action !== undefined ? html`<div class="actions">${postButton({ action, csrf, label: 'Überall abmelden', fields: { all: 'yes' } })}</div>` : ''}`;
}
