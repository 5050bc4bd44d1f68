import { html } from 'hono/html';
import type { HistoryRow } from '../../history/find-history';
import { berlinDay } from '../../platform/berlin-day';
import type { Html } from '../page/page';
import { detailTexts, historyLabel } from './history-words';

const dayFormat = new Intl.DateTimeFormat('de-DE', {
  ...{ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'Europe/Berlin' },
});
const timeFormat = new Intl.DateTimeFormat('de-DE', { timeStyle: 'short', timeZone: 'Europe/Berlin' });

/** Renders the history of a thing, by days, the newest first. */
export function timeline(rows: readonly HistoryRow[]): Html {
  if (rows.length === 0) return html`<p class="soft">Noch ist nichts geschehen.</p>`;
  return html`<div class="log">${byDay(rows).map(
    (entries) => html`<div><h3>${dayFormat.format(entries[0]?.at)}</h3><ol>${entries.map(lineOf)}</ol></div>`,
  )}</div>`;
}

const lineOf = (row: HistoryRow) => html`<li><b>${actorOf(row)}</b> ${historyLabel(row.kind, row.action)}
<time class="soft" datetime="${row.at.toISOString()}">${timeFormat.format(row.at)}</time>${detailTexts(row.kind, row.details).map((text) => html`<br><span class="soft">${text}</span>`)}</li>`;

/** Returns the name of who acted. */
const actorOf = ({ by, operator, actor, person }: HistoryRow): string => {
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
