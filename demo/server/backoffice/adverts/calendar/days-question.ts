import { html } from 'hono/html';
import type { SlotDays } from '../../../adverts/closed-days';
import type { ClosingResult, DayFate, FoundDays, TakenDay } from '../../../adverts/decisions/close-days';
import { moneyText } from '../../../adverts/invoice/invoice-words';
import { pageOf } from '../../page/addresses';
import { spansText } from '../../page/day-spans';
import { shortDay } from '../../page/day-words';
import { labelled } from '../../page/fields';
import { csrfField, type Html } from '../../page/page';
import { buttonLink, notice } from '../../ui/shapes';
import { nameCell, table, twoLines } from '../../ui/table';
import { type DaysDeed, daysPath } from './addresses';
import { takenState } from './day-section';
import type { CalendarPlace } from './occupancy';

/** The question before days are closed or opened. */
export type ClosingQuestion = {
  client: string;
  csrf: string;
  deed: DaysDeed;
  places: readonly CalendarPlace[];
  /** The chosen days; those that change are in `found`. */
  chosen: readonly SlotDays[];
  found: FoundDays;
  /** The choice as it stands in an address. */
  query: string;
  today: string;
  /** The typed values. */
  typed: { reason: string; buyerReason: string; fates: readonly DayFate[] };
  /** The next free days to which days of an order can move, by its number. */
  targets: ReadonlyMap<string, readonly string[]>;
  /** The refusal of the decision; undefined before it is sent. */
  refused?: Exclude<ClosingResult, 'done' | 'gone'> | undefined;
};

/** The maximum length of a reason; the rest is cut off. */
export const MAX_CLOSING_REASON = 500;

/** Names the choice of what becomes of a bought day. */
const fateName = (number: string, day: string): string => `fate-${number}-${day}`;

/** Joins the slots that change on the same days. */
function bySameDays(changed: FoundDays['changed']): { slots: string[]; days: readonly string[] }[] {
  const joined = new Map<string, { slots: string[]; days: readonly string[] }>();
  for (const { slot, days } of changed) {
    const same = joined.get(days.join());
    if (same) same.slots.push(slot);
    else joined.set(days.join(), { slots: [slot], days });
  }
  return [...joined.values()];
}

const spansLine = (days: readonly string[]): Html =>
  html`${spansText(days)
    .split('; ')
    .map((span, index) => html`${index > 0 ? '; ' : ''}<span class="nowrap">${span}</span>`)}`;

/** Names the chosen days that stay as they are at every place. */
function skippedLine({ chosen, found, deed }: ClosingQuestion): Html | '' {
  const changed = new Set(found.changed.flatMap(({ days }) => days));
  const skipped = [...new Set(chosen.flatMap(({ days }) => days))].filter((day) => !changed.has(day)).sort();
  if (skipped.length === 0) return '';
  const why =
    deed === 'close'
      ? 'Dann erscheint dort keine Anzeige, oder es ist schon geschlossen.'
      : 'Dann ist dort nichts geschlossen.';
  return html`<p class="hint">Nicht dabei: ${spansText(skipped)}. ${why}</p>`;
}

const daysText = (count: number): string => (count === 1 ? '1 Tag' : `${count} Tage`);

/** Renders which days are closed or opened, what is sold and held on them, and what becomes of it. */
export function closingQuestion(question: ClosingQuestion): Html {
  const { client, csrf, deed, places, found, query, typed, refused } = question;
  const count = new Set(found.changed.flatMap(({ days }) => days)).size;
  const label = deed === 'close' ? `${daysText(count)} schließen` : `${daysText(count)} öffnen`;
  const nameOf = (slot: string) => {
    const place = places.find(({ id }) => id === slot);
    return place ? `${place.medium}, ${place.channel}, ${place.name}` : slot;
  };
  const changeLink = html`<a class="button text" href="${daysPath(client, deed)}?${query}">Auswahl ändern</a>`;
  return html`${refused ? html`<div role="alert">${notice({ tone: 'bad', title: REFUSALS[refused] })}</div>` : ''}
<form class="stack" method="post" action="${daysPath(client, deed)}">${csrfField(csrf)}<input type="hidden" name="query" value="${query}"><input type="hidden" name="seen" value="${found.seen}">
${table({
  ...{ label: deed === 'close' ? 'Diese Tage' : 'Geschlossene Tage', hasHeading: true, actions: changeLink, empty: '' },
  columns: [
    { label: 'Platz', kind: 'wide' },
    { label: 'Tage', kind: 'wide' },
  ],
  rows: bySameDays(found.changed).map(({ slots, days }) => ({
    cells: [
      html`${slots.map((slot) => html`<div>${nameOf(slot)}</div>`)}`,
      twoLines(spansLine(days), daysText(days.length)),
    ],
  })),
})}
${skippedLine(question)}
${takenTable(question, nameOf)}
<section aria-label="${label}">${deed === 'close' ? reasonFields(question) : html`<p class="hint">Diese Tage können wieder gebucht werden, wenn ihr Anzeigenschluss noch nicht vorbei ist.</p>`}
<div class="actions"><button${typed.fates.length > 0 ? html` class="danger"` : ''}>${label}</button>${buttonLink(pageOf.bookings(client), 'Abbrechen')}</div></section></form>`;
}

const REFUSALS = {
  stale:
    'Inzwischen hat sich an diesen Tagen etwas geändert. Es wurde nichts getan. Bitte sehen Sie es sich noch einmal an.',
  day_missing: 'Daran ist nichts mehr zu ändern. Es wurde nichts getan.',
  reason_missing: 'Es fehlt eine Begründung. Es wurde nichts getan.',
  buyer_reason_missing: 'Es fehlt die Begründung für die Käufer. Es wurde nichts getan.',
  target_lost: 'Ein Tag, auf den Sie verschieben wollten, ist nicht mehr frei. Es wurde nichts getan.',
} as const;

/** Renders what is sold and held, with what becomes of each. */
function takenTable(question: ClosingQuestion, nameOf: (slot: string) => string): Html | '' {
  const { found, deed, today } = question;
  if (deed === 'open') return '';
  const sold = found.taken.filter(({ order }) => order !== null);
  if (found.taken.length === 0) return notice({ tone: 'good', title: 'An diesen Tagen ist nichts verkauft.' });
  return table({
    label:
      sold.length === 0
        ? 'Gerade in Bestellung'
        : sold.length === 1
          ? '1 Anzeige ist verkauft'
          : `${sold.length} Anzeigen sind verkauft`,
    hasHeading: true,
    lead:
      sold.length < found.taken.length
        ? 'Was gerade in Bestellung ist, lässt sich nach dem Schließen nicht mehr bestellen. Der Käufer erfährt es, wenn er den Auftrag sendet.'
        : undefined,
    columns: [
      { label: 'Auftrag und Käufer', kind: 'named nowrap' },
      { label: 'Was geschieht damit?' },
      { label: 'Tag und Platz' },
      { label: 'Stand' },
      { label: 'Netto', align: 'right' },
    ],
    rows: found.taken.map((taken) => ({
      cells: [
        taken.order
          ? nameCell({
              ...{ href: pageOf.order(question.client, taken.order.number), title: taken.order.number },
              second: taken.buyer,
            })
          : taken.buyer,
        taken.order ? fateField(question, taken, taken.order) : '',
        twoLines(shortDay(taken.day, today), nameOf(taken.slot)),
        taken.order ? takenState(taken) : twoLines('gerade in Bestellung', takenState(taken)),
        taken.order ? moneyText(taken.cents, 'de') : '',
      ],
    })),
    empty: '',
  });
}

/** Renders what becomes of a bought day: it appears, is credited, or moves. */
function fateField(
  { client, typed, targets, today }: ClosingQuestion,
  { day, buyer }: TakenDay,
  { number, review, state }: NonNullable<TakenDay['order']>,
): Html {
  const chosen = typed.fates.find((fate) => fate.number === number && fate.day === day);
  const option = (value: string, label: string, isChosen: boolean) =>
    html`<option value="${value}"${isChosen ? html` selected` : ''}>${label}</option>`;
  const isCredited = chosen !== undefined && chosen.to === undefined;
  return html`<select name="${fateName(number, day)}" class="width-name" aria-label="Was geschieht mit ${number}, ${buyer}, ${shortDay(day, today)}?">${option('keep', 'Erscheint trotzdem', false)}${
    state === 'confirmed' ? option('credit', 'Gutschreiben', isCredited) : ''
  }${(targets.get(number) ?? []).map((to) => option(to, `Verschieben auf ${shortDay(to, today)}`, chosen?.to === to))}</select>
<div class="line">${
    state === 'confirmed'
      ? ''
      : html`<a class="target" href="${pageOf.review(client, 'advert', review)}">Über die Anzeige entscheiden</a> `
  }<a class="target" href="${pageOf.order(client, number)}/move?day=${day}">Anderer Tag</a></div>`;
}

function reasonFields({ typed, found, refused }: ClosingQuestion): Html {
  const isSold = found.taken.some(({ order }) => order !== null);
  return html`${labelled(
    {
      name: 'reason',
      label: 'Warum? Nur die Verwaltung liest es.',
      hint: 'Zum Beispiel „Feiertag“ oder „Wartung der Website“.',
    },
    refused === 'reason_missing' ? 'Bitte schreiben Sie eine Begründung.' : undefined,
    (attributes) =>
      html`<input ${attributes} class="width-line" required maxlength="${MAX_CLOSING_REASON}" value="${typed.reason}">`,
  )}${
    isSold
      ? labelled(
          {
            name: 'buyer-reason',
            label: 'Begründung für die Käufer, wenn Sie gutschreiben oder verschieben',
            hint: 'Sie bekommen sie per E-Mail, mit der Gutschrift oder dem neuen Tag. Eine Gutschrift hat eine Nummer, darum lässt sich das nicht zurücknehmen.',
          },
          refused === 'buyer_reason_missing' ? 'Bitte schreiben Sie eine Begründung.' : undefined,
          (attributes) => html`<textarea ${attributes} class="words" maxlength="${MAX_CLOSING_REASON}">
${typed.buyerReason}</textarea>`,
        )
      : ''
  }`;
}
