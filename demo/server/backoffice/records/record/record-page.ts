import { html } from 'hono/html';
import { isSame } from '../../../../../src/lib/value-at';
import type { HistoryRow } from '../../../history/find-history';
import { timeline } from '../../history/timeline';
import { noteForm } from '../../notes/note-form';
import { pageOf } from '../../page/addresses';
import { instantDay, shortDay } from '../../page/day-words';
import { accountStatuses, type Html } from '../../page/page';
import { icon } from '../../ui/icons';
import { badge, box, countText, emailLink, facts, withAside } from '../../ui/shapes';
import { table } from '../../ui/table';
import { eventDifferenceList } from '../event-differences';
import { dueNotice } from './due-notice';
import type { RecordAdvert, RecordDay, RecordOfOffice } from './load-record';
import { recordWords } from './record-words';

/** The parts of a record's page besides the record. */
export type RecordPageParts = {
  client: string;
  csrf: string;
  today: string;
  history: readonly HistoryRow[];
  /** The address of the page that visitors see; undefined if they do not. */
  publicPage: string | undefined;
  /** The permissions of the operator's role. */
  may: { decide: boolean; openOrders: boolean; openPersons: boolean };
  similar: Html | '';
};

/** The maximum number of days in the table of dates. */
const MAX_DAYS = 12;

/** Renders the page of an event or an article. */
export function recordOverview(record: RecordOfOffice, parts: RecordPageParts): Html {
  const { client, history, may } = parts;
  return html`${dueNotice(record, { client, history, mayDecide: may.decide })}
${withAside(
  html`${versionsSection(record, client)}${daysSection(record, parts.today)}${ordersSection(record.orders, parts)}${parts.similar}${previewSection(record, client)}`,
  html`${personBox(record, parts)}${factsBox(record, parts)}${box('Verlauf', html`${timeline(history)}${noteForm({ client, csrf: parts.csrf, kind: record.kind, record: record.id })}`)}`,
)}`;
}

/** Renders what is public, and the difference of the author's version from it. */
function versionsSection(
  { versions, review, takenDown, isPublished, state, days }: RecordOfOffice,
  client: string,
): Html | '' {
  if (state === 'deleted' || !versions) return '';
  const { record } = versions;
  const { content: written, published, hasWaitingPictures } = record;
  const hasChange = published !== undefined && (hasWaitingPictures || !isSame(written, published));
  const title = !hasChange
    ? 'Angaben'
    : review?.state === 'waiting'
      ? 'Was sich ändern soll'
      : 'Was in der Fassung des Verfassers anders ist';
  if (hasChange) return box(title, eventDifferenceList(versions, client), 'versions');
  const shown = isPublished || takenDown ? (published ?? written) : written;
  // Several days have a table of their own.
  const content = 'dates' in shown && days.length > 1 ? { ...shown, dates: [], series: [] } : shown;
  const pictures = { own: versions.pictures.own, published: [] };
  const all = { ...versions, pictures, record: { ...record, content, published: undefined } };
  return box(title, eventDifferenceList(all, client), 'versions');
}

const statusLabels: Readonly<Record<string, Html>> = {
  cancelled: badge('bad', 'Abgesagt', 'close'),
  postponed: badge('wait', 'Verschoben'),
  moved: badge('info', 'Verlegt', 'pin'),
  soldOut: badge('wait', 'Ausverkauft'),
};

/** Renders the dates of an event with several days, the coming ones first. */
function daysSection({ days }: RecordOfOffice, today: string): Html | '' {
  if (days.length < 2) return '';
  const coming = days.filter(({ isOver }) => !isOver);
  const shown = [...coming, ...days.filter(({ isOver }) => isOver).reverse()].slice(0, MAX_DAYS);
  const rest = days.length - shown.length;
  return table({
    label: `Termine: ${countText(coming.length)} von ${countText(days.length)} kommen noch`,
    hasHeading: true,
    isDense: true,
    columns: [{ label: 'Tag', kind: 'nowrap' }, { label: 'Zeit', kind: 'nowrap' }, { label: 'Stand' }],
    rows: shown.map((day) => ({ cells: [dayRange(day, today), timeRange(day), dayState(day)] })),
    ...(rest > 0 && { foot: [`und ${countText(rest)} weitere`, '', ''] }),
    empty: '',
  });
}

const dayRange = ({ date, endDate }: RecordDay, today: string) =>
  endDate === date ? shortDay(date, today) : `${shortDay(date, today)} bis ${shortDay(endDate, today)}`;

const timeRange = ({ from, until, fullDay }: RecordDay) =>
  fullDay ? 'ganztägig' : from ? `${[from, until].filter(Boolean).join('–')} Uhr` : '';

const dayState = ({ status, isOver }: RecordDay) =>
  statusLabels[status] ?? (isOver ? badge('over', 'Vorbei') : badge('good', 'Findet statt'));

const orderStates: Readonly<Record<string, Html>> = {
  ordered: badge('wait', 'Wartet'),
  confirmed: badge('good', 'Freigegeben'),
  cancelled: badge('bad', 'Storniert', 'close'),
};

/** Renders the adverts for an event. */
function ordersSection(orders: readonly RecordAdvert[], { client, today, may }: RecordPageParts): Html | '' {
  if (orders.length === 0) return '';
  return table({
    label: 'Anzeigen dafür',
    hasHeading: true,
    isDense: true,
    columns: [
      { label: 'Auftrag', kind: 'nowrap' },
      { label: 'Platz' },
      { label: 'Tage', kind: 'nowrap' },
      { label: 'Stand' },
    ],
    rows: orders.map(({ number, state, firstDay, lastDay, slot }) => ({
      cells: [
        may.openOrders ? html`<a href="${pageOf.order(client, number)}">${number}</a>` : number,
        slot,
        firstDay === lastDay
          ? shortDay(firstDay, today)
          : `${shortDay(firstDay, today)} bis ${shortDay(lastDay, today)}`,
        orderStates[state] ?? state,
      ],
    })),
    empty: '',
  });
}

/** Renders the record as visitors see it, and as its waiting version would look. */
function previewSection(
  { kind, id, review, isPublished, takenDown, state }: RecordOfOffice,
  client: string,
): Html | '' {
  if (state === 'deleted') return '';
  const frame = (title: string, src: string) =>
    html`<iframe title="${title}" sandbox="allow-scripts" loading="lazy" src="${src}"></iframe>`;
  const isWaiting = review?.state === 'waiting' && !takenDown;
  const shown =
    isPublished || takenDown
      ? html`<section class="preview" aria-labelledby="preview-title"><h2 id="preview-title">${takenDown ? 'So haben es Besucher gesehen' : 'So sehen es Besucher'}</h2>${frame('Vorschau', `${recordWords[kind].one(client, id)}/preview`)}</section>`
      : '';
  const waiting = isWaiting
    ? html`<section class="preview" aria-labelledby="waiting-title"><h2 id="waiting-title">So sehen es Besucher nach der Freigabe</h2>${frame('Vorschau der neuen Fassung', `/backoffice/${encodeURIComponent(client)}/reviews/${kind}/${review.id}/preview`)}</section>`
    : '';
  return html`${shown}${waiting}`;
}

/** Renders who has recorded it, and for whom. */
function personBox({ owner, organisation, changedBy }: RecordOfOffice, { client, may }: RecordPageParts): Html {
  const personLink = ({ id, name }: { id: number; name: string }) =>
    may.openPersons ? html`<a href="${pageOf.person(client, id)}">${name}</a>` : name;
  if (!owner)
    return box(
      'Eingetragen von',
      html`<p class="soft">Aus einem Import, oder das Konto ist gelöscht. Ändern lässt sich das nur an der Quelle.</p>`,
    );
  const status = owner.status === 'verified' ? undefined : accountStatuses[owner.status];
  return box(
    'Eingetragen von',
    html`<p><b>${personLink(owner)}</b>${organisation && html`<br><a href="${pageOf.organisation(client, organisation.id)}">${organisation.name}</a>`}</p>
<p class="line">${icon('mail')}${emailLink(owner.email)}</p>
${status && html`<p>${badge(owner.status === 'blocked' ? 'bad' : 'wait', `Konto ${status}`)}</p>`}
${changedBy && html`<p class="soft">Zuletzt geändert von ${personLink(changedBy)}</p>`}`,
  );
}

/** Renders where and since when it is public, and how it is seen. */
function factsBox(record: RecordOfOffice, { publicPage, today }: RecordPageParts): Html {
  const { kind, location, promoter, days, publicationDates, views, favourites, createdAt, updatedAt, isLocked } =
    record;
  const next = days.find(({ isOver }) => !isOver);
  return box(
    'Auf einen Blick',
    facts([
      ['Seite', publicPage && html`<a href="${publicPage}">Auf der Seite ansehen</a>`],
      ['Ort', location],
      ['Veranstalter', promoter],
      ['Nächster Termin', next && [shortDay(next.date, today), timeRange(next)].filter(Boolean).join(', ')],
      ['Erscheint', publicationDates.map((day) => shortDay(day, today)).join(' · ')],
      ['Ansichten', views ? `${countText(views)} in 7 Tagen` : ''],
      ['Gemerkt', favourites ? countText(favourites) : ''],
      ['Angelegt', instantDay(createdAt, today)],
      ['Geändert', instantDay(updatedAt, today)],
      ['Gesperrt', isLocked ? `ja, ${recordWords[kind].author} kann ${recordWords[kind].it} nicht ändern` : ''],
    ]),
  );
}
