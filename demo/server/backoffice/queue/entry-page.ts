import { html } from 'hono/html';
import type { HistoryRow } from '../../history/find-history';
import { findTimeline } from '../../history/find-history';
import type { Queryable } from '../../platform/database/database';
import { detailTexts } from '../history/history-words';
import { timeline } from '../history/timeline';
import { pageOf } from '../page/addresses';
import { type Html, instantText } from '../page/page';
import { icon } from '../ui/icons';
import { box, countText, emailLink, facts, withAside } from '../ui/shapes';
import { type EntrySubject, loadSubject } from './entry-subject';
import type { QueueFilter } from './queue';
import { queuePath } from './queue-choice';
import type { EntryKey, QueueEntry } from './queue-kinds';

const MAX_HISTORY = 30;

type EntryView = QueueFilter & {
  entry: EntryKey & { number: number };
  /** The entry with its neighbours. */
  around: readonly (EntryKey & { number: number })[];
  total: number;
};

/** Renders the way to the neighbours of an entry. */
export function neighbourLinks({ entry, around, total, ...choice }: EntryView): Html {
  const linkTo = (step: number, label: string) => {
    const target = around.find(({ number }) => number === entry.number + step);
    return (
      target &&
      html`<a class="button quiet" href="/backoffice/${encodeURIComponent(choice.client)}${queuePath(choice, target)}">${label}</a>`
    );
  };
  return html`<nav class="line" aria-label="Einträge"><span class="soft small">${countText(entry.number)} von ${countText(total)}</span>${linkTo(-1, 'Vorheriger')}${linkTo(1, 'Nächster')}</nav>`;
}

/** Renders an entry with its possible actions; its person and its history stand beside it. */
export async function entryContent(
  from: Queryable,
  { client, entry }: { client: string; entry: Pick<QueueEntry, 'kind' | 'id'> },
  content: Html,
): Promise<Html> {
  const subject = await loadSubject(from, client, entry);
  if (!subject) return content;
  const history = await findTimeline(from, { client, records: [subject.history], limit: MAX_HISTORY });
  return withAside(
    html`${earlierReturns(history)}${content}`,
    html`${entry.kind !== 'account' && (await personBox(from, client, { ...subject, hasContact: entry.kind !== 'relation' }))}${box('Verlauf', timeline(history), 'entry-history')}`,
  );
}

/** Renders why operators have sent an entry back before; '' if they have not. */
function earlierReturns(history: readonly HistoryRow[]): Html | '' {
  const returns = history.filter(({ by, action }) => by === 'operator' && (action === 'reject' || action === 'return'));
  if (returns.length === 0) return '';
  return html`<div class="notice info">${icon('history')}<div><b>Schon einmal zurückgegeben</b>${returns.map(
    ({ operator, at, kind, details }) =>
      html`<p>${operator ?? 'Verwaltung'}, ${instantText(at)}${detailTexts(kind, details).map((text) => html`<br>${text}`)}</p>`,
  )}</div></div>`;
}

type PersonRow = { name: string; email: string; phone: string; approved: number; refused: number };

/**
 * Renders the person of an entry, and how earlier entries of theirs were decided.
 *
 * @param subject without `hasContact` the entry itself says how to reach the person
 */
async function personBox(
  from: Queryable,
  client: string,
  { accountId, hasContact }: EntrySubject & { hasContact: boolean },
): Promise<Html | ''> {
  if (accountId === null) return '';
  const [person] = await from.query<PersonRow>(
    `select coalesce(nullif(trim(a.first_name || ' ' || a.last_name), ''), a.username) as name, a.email, a.phone,
       (select count(*)::int from history h where h.client = $2 and h.account_id = a.id and h.by = 'operator'
         and h.action in ('approve', 'correct')) as approved,
       (select count(*)::int from history h where h.client = $2 and h.account_id = a.id and h.by = 'operator'
         and h.action in ('reject', 'return')) as refused
     from accounts a where a.id = $1 and a.client = $2`,
    [accountId, client],
  );
  if (!person) return '';
  const { name, email, phone, approved, refused } = person;
  const earlier = [
    approved > 0 && `${countText(approved)} freigegeben`,
    refused > 0 && `${countText(refused)} zurückgegeben`,
  ];
  return box(
    'Person',
    facts([
      ['Name', html`<a href="${pageOf.person(client, accountId)}">${name}</a>`],
      ['E-Mail', hasContact ? emailLink(email) : ''],
      ['Telefon', hasContact ? phone : ''],
      ['Bisher', earlier.filter(Boolean).join(', ') || 'noch nichts entschieden'],
    ]),
    'entry-person',
  );
}
