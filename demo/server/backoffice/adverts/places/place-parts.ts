import { html } from 'hono/html';
import { moneyText, shareText } from '../../../adverts/invoice/invoice-words';
import { daySpan } from '../../page/day-words';
import type { Html } from '../../page/page';
import { weekdaysText } from '../../page/weekday-words';
import { box, facts } from '../../ui/shapes';
import { table } from '../../ui/table';
import type { OfficePlace } from './load-place';
import { closingText, nextClosings, priceExamples, tierTexts, weekdayPrices } from './place-words';

/** Renders the prices of a place by weekday, with what changes them. */
export function pricesTable({ slot }: OfficePlace): Html {
  const { repeatShare, leastCents, vatShare } = slot.price;
  const tiers = tierTexts(slot);
  return html`${table({
    ...{ label: 'Preise', hasHeading: true, isDense: true, empty: 'Dieser Werbeplatz erscheint an keinem Tag.' },
    lead: 'Je Tag und Anzeige',
    columns: [
      { label: 'Wochentag', kind: 'nowrap' },
      { label: 'Zuschlag', align: 'right' },
      { label: 'Netto', align: 'right' },
      { label: 'Brutto', align: 'right' },
    ],
    rows: weekdayPrices(slot).map(({ label, share, price }) => ({
      cells: [
        label,
        share === 0 ? '–' : `+${shareText(share, 'de')}`,
        moneyText(price.net, 'de'),
        moneyText(price.gross, 'de'),
      ],
    })),
  })}
${box(
  'Nachlässe und Umsatzsteuer',
  facts([
    ['Mengenstaffel', tiers.length === 0 ? 'keine' : tiers.join(', ')],
    ['Wiederholung', repeatShare === 0 ? 'kein Nachlass' : `−${shareText(repeatShare, 'de')} auf jeden Tag`],
    ['Mindestpreis', leastCents === 0 ? 'keiner' : `${moneyText(leastCents, 'de')} netto je Auftrag`],
    ['Umsatzsteuer', vatShare === 0 ? 'keine' : shareText(vatShare, 'de')],
  ]),
  'discounts',
)}`;
}

/** Renders what orders of some days in a row cost. */
export const examplesTable = ({ slot }: OfficePlace, now: Date, today: string): Html =>
  table({
    ...{ label: 'Beispiele', hasHeading: true, empty: 'Zurzeit lässt sich kein Tag buchen.' },
    lead: 'Die nächsten buchbaren Tage, ob frei oder nicht, ohne Gutschein',
    columns: [
      { label: 'Auftrag', kind: 'nowrap' },
      { label: 'Netto', align: 'right' },
      { label: 'Umsatzsteuer', align: 'right' },
      { label: 'Brutto', align: 'right' },
    ],
    rows: priceExamples(slot, now)
      .filter(({ dates }) => dates.length > 0)
      .map(({ dates, price }) => ({
        cells: [
          html`${dates.length === 1 ? '1 Tag' : `${dates.length} Tage`}<span class="second">${daySpan(dates[0] ?? '', dates.at(-1) ?? '', today)}</span>`,
          moneyText(price.net, 'de'),
          moneyText(price.vat, 'de'),
          moneyText(price.gross, 'de'),
        ],
      })),
  });

/** Renders where and when a place appears, and until when it can be booked. */
export function placeFacts({ slot, width, height, channel, medium, description }: OfficePlace): Html {
  const unit = medium.kind === 'print' ? 'mm' : 'Pixel';
  return box(
    'Angaben',
    html`${description && html`<p>${description}</p>`}${facts([
      ['Medium', `${medium.name}, ${medium.kind === 'print' ? 'gedruckt' : 'online'}`],
      ['Bereich', channel.name],
      ['Reichweite', `${channel.reach.toLocaleString('de-DE')} Menschen am Tag`],
      ['Größe', `${width} × ${height} ${unit}`],
      ['Erscheint', weekdaysText(slot.weekdays)],
      ['Plätze', `${slot.capacity} am Tag`],
    ])}`,
    'facts',
  );
}

/** Renders the closing of a place, and the next moments in which it closes. */
export function closingBox({ slot }: OfficePlace, now: Date): Html {
  const moments = nextClosings(slot, now);
  return box(
    'Anzeigenschluss',
    html`<p>${closingText(slot.closing)}. Samstag, Sonntag und die Feiertage in ${slot.closing.holidaysOf} sind keine Werktage.</p>
<ul class="closings">${moments.map(({ day, until, hasHoliday }) => html`<li>Für ${day}: <b class="nowrap">${until}</b>${hasHoliday ? html` <span class="soft small">wegen eines Feiertags früher</span>` : ''}</li>`)}</ul>`,
    'closing',
  );
}
