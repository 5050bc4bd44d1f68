import { html } from 'hono/html';
import { formatDay } from '../../../../src/i18n/formats';
import type { HistoryRow } from '../../history/find-history';
import { berlinDay } from '../../platform/berlin-day';
import type { Html } from '../page/page';
import { historySentence } from './history-sentences';
import { detailTexts } from './history-words';

const timeFormat = new Intl.DateTimeFormat('de-DE', { timeStyle: 'short', timeZone: 'Europe/Berlin' });

/** Renders the history of a thing, by days, the newest first; lines may say what they are about. */
export function timeline(rows: readonly HistoryRow[], subjectOf: (row: HistoryRow) => Html | '' = () => ''): Html {
  if (rows.length === 0) return html`<p class="soft">Noch ist nichts geschehen.</p>`;
  return html`<div class="log">${byDay(rows).map(
    (entries) =>
      html`<div><h3>${entries[0] && formatDay(berlinDay(entries[0].at), 'de', 'shortWithYear')}</h3><ol>${entries.map((row) => lineOf(row, subjectOf(row)))}</ol></div>`,
  )}</div>`;
}

const lineOf = (row: HistoryRow, subject: Html | '') => html`<li>${deedOf(row)}${subject && html` · ${subject}`}
<time class="soft" datetime="${row.at.toISOString()}">${timeFormat.format(row.at)}</time>${detailTexts(row.kind, row.details).map((text) => html`<br><span class="soft">${text}</span>`)}</li>`;

const mailDeeds: Readonly<Record<string, string>> = {
  sent: 'ging an',
  kept: 'liegt bereit für',
  waiting: 'wartet auf den Versand an',
  failed: 'ging nicht an',
  dropped: 'wurde verworfen, sie war für',
};

/** Renders who has done what, or what became of a mail. */
function deedOf(row: HistoryRow): Html {
  const { mail } = row;
  if (mail) return html`E-Mail „${mail.subject}“ ${mailDeeds[mail.state] ?? mail.state} ${mail.recipient}`;
  return html`<b>${actorOf(row)}</b> ${historySentence(row.kind, row.action)}`;
}

/** Returns the name of who acted. */
export const actorOf = ({ by, operator, actor, person }: HistoryRow): string => {
  if (by === 'system') return 'Der Server';
  if (by === 'operator') return operator ?? 'Die Verwaltung';
  return actor ?? person ?? 'Die Person';
};

/** Groups entries by their day in Berlin. */
function byDay(rows: readonly HistoryRow[]): HistoryRow[][] {
  const days = new Map<string, HistoryRow[]>();
  for (const row of rows) {
    const day = berlinDay(row.at);
    const entries = days.get(day) ?? [];
    days.set(day, [...entries, row]);
  }
  return [...days.values()];
}
