import { html } from 'hono/html';
import type { HistoryRow } from '../../../history/find-history';
import { pageOf } from '../../page/addresses';
import { type Html, instantText } from '../../page/page';
import { buttonLink, notice } from '../../ui/shapes';
import type { RecordOfOffice } from './load-record';
import { recordWords } from './record-words';

/**
 * Renders what is due now: a decision, the reason why visitors do not see the record, or nothing.
 *
 * @param history its timeline, which names who did it
 */
export function dueNotice(
  record: RecordOfOffice,
  { client, history, mayDecide }: { client: string; history: readonly HistoryRow[]; mayDecide: boolean },
): Html | '' {
  const { kind, state, review, takenDown, deletedAt, isPublished } = record;
  const { it, he, It } = recordWords[kind];
  if (state === 'deleted') {
    const by = byWhom(history, ['deleted']);
    const text = `${It} ist seit ${instantText(deletedAt)} gelöscht${by}. Nach einem Tag wird ${he} endgültig entfernt; der Verlauf bleibt.`;
    return notice({ tone: 'over', title: 'Gelöscht', text, sign: 'trash' });
  }
  if (state === 'taken_down' && takenDown) {
    const title = `Herausgenommen seit ${instantText(takenDown.at)}${byWhom(history, ['take_down'])}`;
    const text = html`Begründung: ${takenDown.reason}<br>Besucher sehen ${it} nicht. ${recordWords[kind].author} kann ${it} bearbeiten, aber nicht veröffentlichen.${review?.state === 'waiting' ? ' Eine Änderung wartet, bis Sie den Eintrag wieder zeigen.' : ''}`;
    return notice({ tone: 'bad', title, text, sign: 'stop' });
  }
  if (review?.state === 'waiting') return waitingNotice(record, review, { client, mayDecide });
  if (review?.state === 'rejected') {
    const title = `${isPublished ? 'Die Änderung wurde' : `${It} wurde`} abgelehnt${byWhom(history, ['reject'])}`;
    return notice({ tone: 'bad', title, text: `Begründung: ${review.reason}`, sign: 'close' });
  }
  return '';
}

function waitingNotice(
  { kind, owner, isPublished, versions }: RecordOfOffice,
  review: { id: number; since: Date },
  { client, mayDecide }: { client: string; mayDecide: boolean },
): Html {
  const { It, he } = recordWords[kind];
  const relation = versions?.record.review?.relation;
  const reasons = [
    `Gesendet ${instantText(review.since)}.`,
    isPublished && 'Besucher sehen noch die bisherige Fassung.',
    owner?.status === 'blocked' && `Das Konto ist gesperrt: Darum steht ${he} nicht unter „Zu entscheiden“.`,
    relation && `Zuerst ist über die Organisation „${relation.name}“ zu entscheiden.`,
  ];
  return notice({
    tone: 'wait',
    title: isPublished ? 'Eine Änderung wartet auf Ihre Entscheidung' : `${It} wartet auf Ihre Entscheidung`,
    text: reasons.filter(Boolean).join(' '),
    ...(mayDecide && {
      action: relation
        ? buttonLink(pageOf.review(client, 'relation', relation.id), 'Über die Organisation entscheiden', {
            isQuiet: false,
          })
        : buttonLink(pageOf.review(client, kind, review.id), 'Ansehen und entscheiden', { isQuiet: false }),
    }),
  });
}

/** Returns who did one of some actions last: ' von Anna Keller'; '' if the history does not name anybody. */
function byWhom(history: readonly HistoryRow[], actions: readonly string[]): string {
  const row = history.find(({ action }) => actions.includes(action));
  const name = row && (row.by === 'operator' ? row.operator : row.actor);
  return name ? ` von ${name}` : '';
}
