import { html } from 'hono/html';
import { moneyText } from '../../adverts/invoice/invoice-words';
import { ageOf } from '../page/age';
import { distanceText, shortDay } from '../page/day-words';
import { csrfField, type Html } from '../page/page';
import { icon } from '../ui/icons';
import { badge, countText, pager, tabs } from '../ui/shapes';
import { type Column, nameCell, type Row, table, twoLines } from '../ui/table';
import { isSoon, QUEUE_PAGE_SIZE, type QueueFilter, type QueueSummary, totalOf } from './queue';
import { type QueueSort, queuePath } from './queue-choice';
import { entryName, kindIcons, manyOfKind, type QueueEntry, queueKinds } from './queue-kinds';
import { choiceFields } from './queue-place';

/** The content of the list. */
export type QueueView = QueueFilter & { summary: QueueSummary; now: Date; csrf: string; page: number };

const hrefOf = (view: Pick<QueueView, 'client'>, path: string) =>
  `/backoffice/${encodeURIComponent(view.client)}${path}`;

/** Says how much waits, how much too long, and when the next advert appears. */
export function leadOf({ summary, kinds, today }: QueueView): string {
  const total = totalOf(summary.counts, undefined, kinds);
  if (total === 0) return '';
  const waiting = `${total === 1 ? '1 wartet' : `${countText(total)} warten`}${summary.late > 0 ? `, ${countText(summary.late)} länger als drei Tage` : ''}.`;
  const { nextAdvert } = summary;
  if (nextAdvert === null) return waiting;
  return `${waiting} ${nextAdvert < today ? 'Eine Anzeige sollte schon erscheinen.' : `Die nächste Anzeige erscheint ${distanceText(nextAdvert, today)}.`}`;
}

/** The keys of the list; the script of the page shows them, as they need it. */
export const keysHint = html`<p class="keys" hidden><kbd>J</kbd> <kbd>K</kbd> wählen <kbd>X</kbd> markieren <kbd>↵</kbd> öffnen <kbd>F</kbd> freigeben <button type="button" class="text" data-keys><kbd>?</kbd> alle Tasten</button></p>`;

/** Renders a page of the review queue as a table, from which several entries are decided on at once. */
export function queueTable(
  entries: readonly QueueEntry[],
  view: QueueView,
  changes: ReadonlyMap<string, string>,
): Html {
  return html`${kindTabs(view)}
<form method="post" action="${hrefOf(view, '/queue')}" data-queue>${csrfField(view.csrf)}${choiceFields(view)}
${table({
  label: 'Was wartet',
  columns: columnsOf(view),
  rows: entries.map((entry) => rowOf(entry, view, changes.get(entryName(entry)))),
  ...(entries.length > 0 && { bulk: bulkBar() }),
  empty: 'Hier wartet nichts. Neues steht hier, sobald es eintrifft.',
})}</form>
${pagerOf(view)}`;
}

function kindTabs(view: QueueView): Html {
  const { summary, kinds } = view;
  const tabOf = (kind: QueueView['kind'], label: string) => ({
    href: hrefOf(view, queuePath({ ...view, kind, only: [] })),
    label,
    count: totalOf(summary.counts, kind, kinds),
    isCurrent: kind === view.kind,
  });
  return tabs('Was wartet', [tabOf(undefined, 'Alle'), ...kinds.map((kind) => tabOf(kind, manyOfKind[kind]))]);
}

/** Renders what can be done with the chosen entries; the script shows it once there are any, with their number. */
const bulkBar =
  () => html`<div class="bulk" data-bulk><b data-chosen role="status">Mit den ausgewählten</b><span class="soft" data-sum></span>
<button type="button" class="text" data-clear hidden>Auswahl aufheben</button>
<span class="end"><button class="text" name="do" value="view">Nacheinander ansehen</button>
<button class="quiet danger" name="do" value="refuse" data-one="ablehnen …" data-many="ablehnen …">Ablehnen …</button>
<button name="do" value="approve" data-one="freigeben" data-many="freigeben">${icon('check')}<span>Freigeben</span></button></span></div>`;

function columnsOf(view: QueueView): Column[] {
  const sorted = (label: string, up: QueueSort, down: QueueSort): Column => {
    const isUp = view.sort === up;
    return {
      label,
      kind: 'nowrap',
      sort: {
        href: hrefOf(view, queuePath({ ...view, sort: isUp ? down : up })),
        ...(isUp && { direction: 'ascending' as const }),
        ...(view.sort === down && { direction: 'descending' as const }),
      },
    };
  };
  return [
    { label: 'Auswahl', kind: 'pick', isHidden: true },
    { label: 'Eintrag', kind: 'named' },
    { label: 'Von' },
    sorted('Erster Tag', 'first', '-first'),
    { label: 'Betrag', align: 'right' },
    // The longest wait first: the lowest instant.
    sorted('Wartet seit', 'since', '-since'),
  ];
}

function rowOf(entry: QueueEntry, view: QueueView, change: string | undefined): Row {
  const { kind, title, organisation, person, cents, isNew } = entry;
  const name = entryName(entry);
  const who = isNew ? badge('info', 'Neu', 'plus') : organisation;
  return {
    cells: [
      html`<label><span class="away">${title} auswählen</span><input type="checkbox" name="pick.${name}" value="${entry.seen || 'yes'}" data-cents="${cents ?? 0}" data-many="${manyOfKind[kind]}" data-one="${queueKinds[kind]}"></label>`,
      nameCell({
        href: hrefOf(view, queuePath(view, entry)),
        title,
        second: secondLine(entry, change),
        sign: kindIcons[kind],
      }),
      who ? twoLines(who, person ?? undefined) : (person ?? ''),
      firstDayCell(entry, view.today),
      cents === null ? '' : moneyText(cents, 'de'),
      ageCell(entry, view.now),
    ],
  };
}

/** Says what an entry is, and what is asked for. */
function secondLine({ kind, detail, isRemoval }: QueueEntry, change: string | undefined): string {
  if (kind === 'relation') {
    if (isRemoval) return `${queueKinds[kind]} · soll entfernt werden`;
    return `${queueKinds[kind]} · ${detail ? `damit wartet: ${detail}` : 'möchte eintragen'}`;
  }
  return [queueKinds[kind], change ?? detail].filter(Boolean).join(' · ');
}

function firstDayCell({ kind, firstDay }: QueueEntry, today: string): Html | string {
  if (firstDay === null) return html`<span class="soft">–</span>`;
  const distance = distanceText(firstDay, today);
  const isUrgent = kind === 'advert' && isSoon(firstDay, today);
  return twoLines(shortDay(firstDay, today), isUrgent ? html`<b class="due-soon">${distance}</b>` : distance);
}

function ageCell({ since }: QueueEntry, now: Date): Html | string {
  const { text, isLate } = ageOf(since, now);
  return isLate ? badge('wait', text) : text;
}

const sortNames: Readonly<Record<QueueSort, string>> = {
  urgency: 'nach Dringlichkeit',
  since: 'die ältesten zuerst',
  '-since': 'die neuesten zuerst',
  first: 'nach dem ersten Tag',
  '-first': 'nach dem ersten Tag, der späteste zuerst',
};

function pagerOf(view: QueueView): Html | '' {
  const total = totalOf(view.summary.counts, view.kind, view.kinds);
  if (total === 0) return '';
  const first = (view.page - 1) * QUEUE_PAGE_SIZE + 1;
  const last = Math.min(total, first + QUEUE_PAGE_SIZE - 1);
  const linkTo = (page: number) => hrefOf(view, queuePath(view, undefined, page));
  const byUrgency = view.sort !== 'urgency' && linkToUrgency(view);
  return html`${pager({
    shown: [first, last],
    total,
    previous: view.page > 1 ? linkTo(view.page - 1) : undefined,
    next: last < total ? linkTo(view.page + 1) : undefined,
  })}<p class="soft small">Sortiert ${sortNames[view.sort]}. ${byUrgency}</p>`;
}

const linkToUrgency = (view: QueueView) =>
  html`<a href="${hrefOf(view, queuePath({ ...view, sort: 'urgency' }))}">Nach Dringlichkeit sortieren</a>`;
