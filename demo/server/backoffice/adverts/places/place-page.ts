import { html } from 'hono/html';
import { findTimeline } from '../../../history/find-history';
import { berlinDay } from '../../../platform/berlin-day';
import type { Queryable } from '../../../platform/database/database';
import { timeline } from '../../history/timeline';
import { stateBadge } from '../../orders/orders-page';
import { pageOf } from '../../page/addresses';
import type { BackOfficePage } from '../../page/document';
import type { Html } from '../../page/page';
import { contentSecurityPolicy } from '../../page/security-policy';
import { box, buttonLink, withAside } from '../../ui/shapes';
import { calendarPath } from '../calendar/addresses';
import { PLACEMENT_LABELS } from '../catalogue/kinds';
import { cataloguePath, recordPath } from '../catalogue/record-page';
import { PICTURE_STYLE, slotPictureForm } from '../catalogue/slot-picture';
import type { OfficePlace } from './load-place';
import { closedDaysBox, monthsTable } from './place-month';
import { placeNotice } from './place-notice';
import { findNextOrders, nextOrdersTable } from './place-orders';
import { closingBox, examplesTable, placeFacts, pricesTable } from './place-parts';
import { previewPart } from './place-preview';
import { placeState } from './place-words';

const STYLE = `${PICTURE_STYLE}
.closings{display:grid;gap:6px;margin:0;padding:0;list-style:none}
.place-preview{display:block;width:100%;height:420px;border:1px solid #d5d8dd;border-radius:8px;background:#fff}
.place-preview.list{height:460px}
.to-scale{margin:0}
.to-scale svg{display:block;width:100%;max-width:420px;max-height:480px}
.to-scale .sheet{fill:#fff;stroke:#6b7280;stroke-width:1;stroke-dasharray:5 4}
.to-scale .advert{fill:#dbe9f4;stroke:#0b4f80;stroke-width:1.5}
.to-scale text{fill:#16202a;text-anchor:middle;dominant-baseline:middle}
.to-scale figcaption{margin-top:8px;font-size:13px;color:var(--text-soft)}`;

const MAX_CHANGES = 30;
/** The kinds of the history of a place: changes of its record, and of its days. */
const HISTORY_KINDS = ['advert', 'slot'] as const;

type PageContext = { client: string; csrf: string; now: Date; maxUploadBytes: number };

/** Renders the page of a place. */
export async function placePage(
  from: Queryable,
  place: OfficePlace,
  { client, csrf, now, maxUploadBytes }: PageContext,
): Promise<
  Pick<BackOfficePage, 'title' | 'path' | 'state' | 'lead' | 'actions' | 'style'> & { content: Html; policy: string }
> {
  const { id, name, channel, medium, picture } = place;
  const today = berlinDay(now);
  const changes = await findTimeline(from, {
    ...{ client, records: HISTORY_KINDS.map((kind) => ({ kind, record: id })), limit: MAX_CHANGES, hasNoMails: true },
  });
  const pictureForm = slotPictureForm({
    ...{ client, id, csrf, path: `${recordPath(client, { kind: 'slot', id })}/picture` },
    ...{ stored: { picture }, maxBytes: maxUploadBytes, from: 'place' },
  });
  const content = html`${await placeNotice(from, client, place, now)}${withAside(
    html`${pricesTable(place)}${examplesTable(place, now, today)}${await monthsTable(from, place, now)}${nextOrdersTable(client, { slot: id, orders: await findNextOrders(from, id, today) }, today)}${previewPart(client, place)}${pictureForm}`,
    html`${placeFacts(place)}${closingBox(place, now)}${await closedDaysBox(from, id, today)}${box('Verlauf', timeline(changes), 'log')}`,
  )}`;
  return {
    ...{ title: name, content, style: STYLE, state: stateBadge(placeState(place)) },
    lead: `${medium.name}, ${channel.name}: ${PLACEMENT_LABELS[place.placement]}`,
    path: [
      { href: pageOf.orders(client), label: 'Anzeigen' },
      { href: cataloguePath(client), label: 'Plätze und Preise' },
      { label: name },
    ],
    actions: html`${buttonLink(calendarPath(client, { slot: id }), 'In der Belegung zeigen', { sign: 'calendar' })}${buttonLink(recordPath(client, { kind: 'slot', id }), 'Bearbeiten', { sign: 'edit' })}`,
    policy: contentSecurityPolicy({ style: STYLE }, ["img-src 'self'", "frame-src 'self'"]),
  };
}
