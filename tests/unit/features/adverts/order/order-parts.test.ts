import { describe, expect, it } from 'vitest';
import { splitStreet } from '../../../../../src/features/adverts/order/billing/billing-of';
import { cropOf, cropViewOf, shownPixels, WHOLE_VIEW } from '../../../../../src/features/adverts/order/content/crop';
import { aspectOf, tooSmall } from '../../../../../src/features/adverts/order/content/small-picture';
import { countdownText } from '../../../../../src/features/adverts/order/countdown';
import {
  daysOfRange,
  onWeekdays,
  withDays,
  withDayToggled,
} from '../../../../../src/features/adverts/order/days/pick-days';
import { type DeviceDraft, mergeDrafts } from '../../../../../src/features/adverts/order/merge-drafts';
import { exactAmount, priceRows, rateText } from '../../../../../src/features/adverts/order/money-words';
import { MAX_ORDER_DAYS } from '../../../../../src/features/adverts/order/order-limits';
import { calendarFile } from '../../../../../src/features/adverts/order/overview/calendar-file';
import { deadlineText } from '../../../../../src/features/adverts/order/steps/offer-words';
import { messages } from '../../../../../src/i18n/de.po?adverts';
import { translateIn } from '../../../../../src/i18n/translate';
import { emptyOrder, toOrderDraft } from '../../../../../src/model/answers/order-draft';
import { MAX_ADVERT_DAYS as SERVER_MOST } from '../../../../../src/model/payloads/advert-payload';
import { itForAll } from '../../../../support/it-for-all';

/** As written in the source: German. */
const _ = translateIn(messages, 'de');

describe('price texts', () => {
  itForAll([
    [0, '0,00 €'],
    [2400, '24,00 €'],
    [-500, '-5,00 €'],
    [123_456, '1.234,56 €'],
  ])('%d cents: %s', (cents, expected) => {
    expect(exactAmount(cents, 'de').replace(/\s/g, ' ')).toBe(expected);
  });

  it('writes a VAT rate without unneeded digits', () => {
    expect([1900, 700, 750].map((share) => rateText(share, 'de'))).toEqual(['19', '7', '7,5']);
  });

  it('puts the days of one price together', () => {
    const day = (date: string, cents: number) => ({ kind: 'day' as const, date, cents });
    const items = [
      day('2026-12-04', 2400),
      day('2026-12-05', 3000),
      day('2026-12-11', 2400),
      { kind: 'least' as const, cents: 9 },
    ];
    expect(priceRows({ items, vatShare: 1900 }, false)).toMatchObject([
      { kind: 'day', count: 2, each: 2400, sum: 4800 },
      { kind: 'day', count: 1, each: 3000, sum: 3000 },
      { kind: 'least', sum: 9 },
    ]);
  });

  it('keep days of one price apart that are cheaper for different reasons', () => {
    const items = [
      { kind: 'day' as const, date: '2026-11-23', cents: 900 },
      { kind: 'day' as const, date: '2026-11-24', cents: 900, tierShare: 1000 },
      { kind: 'voucher' as const, cents: -100, code: 'A', share: 500 },
    ];
    expect(priceRows({ items, vatShare: 0 }, true)).toMatchObject([
      { count: 1, sum: 900 },
      { count: 1, sum: 900, tierShare: 1000 },
      { kind: 'voucher', sum: -100, code: 'A', share: 500 },
    ]);
  });

  it('add up to the total if they are shown with VAT', () => {
    const days = Array.from({ length: 7 }, (_, index) => ({
      ...{ kind: 'day' as const, date: `2026-11-0${index + 1}`, cents: index < 3 ? 955 : 1003 },
    }));
    const rows = priceRows({ items: [...days, { kind: 'voucher', cents: -333 }], vatShare: 1900 }, true);
    const net = 3 * 955 + 4 * 1003 - 333;
    expect(rows.reduce((sum, row) => sum + row.sum, 0)).toBe(net + Math.round(net * 0.19));
    // Three times 11.36 are not 34.09: then only the sum is said.
    expect(rows[0]).toMatchObject({ count: 3, each: undefined, sum: 3409 });
  });
});

itForAll([
  [0, '12:00', 'am letzten Werktag bis zum Erscheinen, 12:00 Uhr'],
  [1, '16:00', '1 Werktag vorher, 16:00 Uhr'],
  [3, '12:00', '3 Werktage vorher, 12:00 Uhr'],
])('a slot closes %d workdays before at %s: %s', (workdays, time, expected) => {
  expect(deadlineText({ workdays, time }, { _ })).toBe(expected);
});

itForAll([
  [249_000, '4:09'],
  [60_000, '1:00'],
  [59_001, '1:00'],
  [1, '0:01'],
  [0, '0:00'],
])('%d ms are left: %s', (leftMs, expected) => {
  expect(countdownText(leftMs)).toBe(expected);
});

describe('choosing days', () => {
  it('takes each once, in order, and never more than an order may have', () => {
    expect(withDays(['2026-12-05'], ['2026-12-01', '2026-12-05'])).toEqual(['2026-12-01', '2026-12-05']);
    expect(withDays([], daysOfRange('2026-01-01', '2026-12-31'))).toHaveLength(MAX_ORDER_DAYS);
    expect(MAX_ORDER_DAYS).toBe(SERVER_MOST);
  });

  it('takes a chosen one away', () => {
    expect(withDayToggled(['2026-12-01'], '2026-12-01')).toEqual([]);
    expect(withDayToggled(['2026-12-02'], '2026-12-01')).toEqual(['2026-12-01', '2026-12-02']);
  });

  it('takes a range in either direction, and some weekdays of it', () => {
    const week = daysOfRange('2026-12-13', '2026-12-07');
    expect([week[0], week.at(-1), week.length]).toEqual(['2026-12-07', '2026-12-13', 7]);
    expect(onWeekdays(week, [6, 7])).toEqual(['2026-12-12', '2026-12-13']);
    expect(onWeekdays(week, [])).toEqual(week);
  });
});

describe('cropping a picture', () => {
  const wide = { width: 2000, height: 1000 };

  itForAll([
    [1, { x: 0.25, y: 0, width: 0.5, height: 1 }],
    [2, { x: 0, y: 0, width: 1, height: 1 }],
    [4, { x: 0, y: 0.25, width: 1, height: 0.5 }],
  ])('uses the largest crop of the ratio %d', (aspect, expected) => {
    expect(cropOf(wide, aspect, WHOLE_VIEW)).toEqual(expected);
  });

  it('stays within the picture', () => {
    expect(cropOf(wide, 2, { zoom: 2, x: 0, y: 1 })).toEqual({ x: 0, y: 0.5, width: 0.5, height: 0.5 });
    expect(cropOf(wide, 2, { zoom: 99, x: 0.5, y: 0.5 }).width).toBe(0.25);
  });

  it('restores the crop', () => {
    const view = { zoom: 2, x: 0.4, y: 0.6 };
    expect(cropViewOf(wide, 2, cropOf(wide, 2, view))).toEqual(view);
    expect(cropViewOf(wide, 2, undefined)).toEqual(WHOLE_VIEW);
  });

  it('reports when too few pixels are left', () => {
    const slot = { place: 'list', size: { width: 640, height: 400 } } as const;
    expect(tooSmall(wide, undefined, slot)).toBeUndefined();
    const near = cropOf(wide, aspectOf(slot), { zoom: 3, x: 0.5, y: 0.5 });
    expect(tooSmall(wide, near, slot)).toEqual({ has: shownPixels(wide, near), min: { width: 640, height: 400 } });
  });
});

describe('an order on two devices', () => {
  const order = (title: string) => ({ ...emptyOrder(), content: { title, text: '', source: 'event' as const } });
  const device = (draft: string, base?: string): DeviceDraft => ({
    draft: order(draft),
    base: base === undefined ? undefined : order(base),
    version: undefined,
  });
  const server = (title?: string) => ({ draft: title === undefined ? undefined : order(title), version: '1' });

  itForAll([
    ['only the server', server('A'), undefined, { draft: order('A'), isUnsaved: false }],
    ['both alike', server('A'), device('A'), { draft: order('A'), isUnsaved: false }],
    ['changed elsewhere', server('B'), device('A', 'A'), { draft: order('B'), isUnsaved: false }],
    ['changed here', server('A'), device('B', 'A'), { draft: order('B'), isUnsaved: true }],
    ['never sent', server(), device('A'), { draft: order('A'), isUnsaved: true }],
    ['changed on both', server('B'), device('C', 'A'), { draft: order('C'), isUnsaved: true, serverDraft: order('B') }],
    ['ordered elsewhere', server(), device('A', 'A'), { draft: undefined, isUnsaved: false }],
  ])('%s', (_, theirs, mine, expected) => {
    expect(mergeDrafts(theirs, mine)).toEqual(expected);
  });
});

it('reads a draft that is anything but complete', () => {
  expect(toOrderDraft({})).toEqual(emptyOrder());
  expect(toOrderDraft({ dates: ['2026-12-05', 'x', '2026-12-04'], slot: null }).dates).toEqual([
    '2026-12-04',
    '2026-12-05',
  ]);
});

itForAll([
  ['Hauptstraße 12 a', { street: 'Hauptstraße', houseNumber: '12 a' }],
  ['Straße des 17. Juni 135', { street: 'Straße des 17. Juni', houseNumber: '135' }],
  ['Am Markt', { street: 'Am Markt', houseNumber: '' }],
  ['', { street: '', houseNumber: '' }],
])('%s in two', (street, expected) => {
  expect(splitStreet(street)).toEqual(expected);
});

it('writes the days for a calendar', () => {
  const file = calendarFile(
    { id: 'A1', dates: ['2026-12-31'] },
    'Anzeige: Jazz; Blues, Soul',
    Date.parse('2026-11-23T10:00:00Z'),
  );
  expect(file.split('\r\n')).toEqual([
    ...[
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//event-portal//adverts//DE',
      'BEGIN:VEVENT',
      'UID:A1-2026-12-31@advert',
    ],
    ...['DTSTAMP:20261123T100000Z', 'DTSTART;VALUE=DATE:20261231', 'DTEND;VALUE=DATE:20270101'],
    ...['SUMMARY:Anzeige: Jazz\\; Blues\\, Soul', 'TRANSP:TRANSPARENT', 'STATUS:TENTATIVE', 'END:VEVENT'],
    ...['END:VCALENDAR', ''],
  ]);
});
