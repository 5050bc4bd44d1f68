import { readFileSync } from 'node:fs';
import { html } from 'hono/html';
import { advertisedEventJson } from '../../../adverts/advertised-event';
import type { Queryable } from '../../../platform/database/database';
import { imageJson } from '../../../schema/json/image-json';
import { pageOf } from '../../page/addresses';
import type { Html } from '../../page/page';
import { previewFrame, previewPolicy } from '../../page/preview-frame';
import type { OfficePlace } from './load-place';

const SCRIPT = readFileSync(new URL('./browser/place-preview.js', import.meta.url), 'utf8');

/** The policy of the preview. It runs the bundle in an origin of its own: events contain texts of their authors. */
export const PLACE_PREVIEW_POLICY = `sandbox allow-scripts; ${previewPolicy(SCRIPT)}`;

type Sample = {
  title: string;
  eventId: string;
  event: object;
  image: (object & { width: number; height: number }) | null;
};

/** SQL: the next event of a client, those with a picture first, as an advert for it. */
const selectSample = `
  select e.title, e.id as "eventId", ${advertisedEventJson('$2::timestamptz')} as event,
    (select ${imageJson('m')} from media m where m.event_id = e.id and m.state = 'stored'
      order by m.position, m.id limit 1) as image
  from (select n.event_id from appointment_index n join events c on c.id = n.event_id
      where c.client = $1 and c.state = 'published' and c.status <> 'cancelled' and n.over_at > $2::timestamptz
      order by exists (select from media m where m.event_id = c.id and m.state = 'stored') desc, n.date, n.event_id
      limit 1) as chosen
    join events e on e.id = chosen.event_id`;

/** Renders the page that draws the placement with an advert for an event of the client. */
export async function placePreviewPage(from: Queryable, client: string, place: OfficePlace, now: Date): Promise<Html> {
  const [sample] = await from.query<Sample>(selectSample, [client, now]);
  const { image, ...event } = sample ?? { title: 'Ihre Veranstaltung', eventId: 'beispiel', image: null };
  const advert = {
    ...{ ...event, id: 'beispiel', text: 'Hier steht der Text der Anzeige.' },
    ...(image && { image, crop: middleOf(image, place) }),
  };
  return previewFrame(SCRIPT, {
    host: `/clients/${encodeURIComponent(client)}`,
    ...{ place: place.placement, advert: JSON.stringify(advert) },
  });
}

type Size = { width: number; height: number };

/** Returns the middle of a picture in the shape of a place, in shares of its sides. */
function middleOf(picture: Size, { width, height }: Size) {
  const share = width / height / (picture.width / picture.height);
  const [across, down] = share > 1 ? [1, 1 / share] : [share, 1];
  return { x: (1 - across) / 2, y: (1 - down) / 2, width: across, height: down };
}

/** A4 in mm, for comparison. */
const SHEET = { width: 210, height: 297 } as const;
const EDGE_MM = 4;

/** Renders how an advert looks at a place: on a page, or in print to scale beside a sheet of A4. */
export function previewPart(client: string, place: OfficePlace): Html {
  const isPrint = place.medium.kind === 'print';
  return html`<section id="preview" aria-labelledby="preview-title"><h2 id="preview-title">So erscheint eine Anzeige</h2>
${
  isPrint
    ? printDrawing(place)
    : html`<p class="soft small">Mit einer Veranstaltung aus Ihrem Portal, in wahrer Größe. Ansichten und Klicks zählen hier nicht.</p>
<iframe class="place-preview ${place.placement}" title="Vorschau des Werbeplatzes" sandbox="allow-scripts" loading="lazy" src="${pageOf.place(client, place.id)}/preview"></iframe>`
}</section>`;
}

function printDrawing({ width, height }: Size): Html {
  const [across, down] = [Math.max(SHEET.width, width) + 2 * EDGE_MM, Math.max(SHEET.height, height) + 2 * EDGE_MM];
  const isFlat = height * 4 < width;
  return html`<figure class="to-scale"><svg viewBox="${-EDGE_MM} ${-EDGE_MM} ${across} ${down}" role="img" aria-label="Anzeige von ${width} × ${height} mm, maßstäblich vor einem Blatt A4">
<rect class="sheet" width="${SHEET.width}" height="${SHEET.height}"/><rect class="advert" width="${width}" height="${height}"/>
<text x="${width / 2}" y="${height / 2}" font-size="${isFlat ? 12 : 10}">${width} × ${height} mm</text></svg>
<figcaption>Maßstäblich gezeichnet. Die gestrichelte Linie ist ein Blatt A4 (${SHEET.width} × ${SHEET.height} mm).</figcaption></figure>`;
}
