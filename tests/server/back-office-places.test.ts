import { beforeEach, expect, it } from 'vitest';
import { storeAdverts } from '../../demo/seed/store/adverts';
import { moneyText } from '../../demo/server/adverts/invoice/invoice-words';
import { loadPlace } from '../../demo/server/backoffice/adverts/places/load-place';
import { nextBookableDays } from '../../demo/server/backoffice/adverts/places/place-words';
import { addDays } from '../../src/lib/days';
import { giveSettings } from '../support/account-fixtures';
import { BILLING, emptyOrders, insertOrder } from '../support/advert-fixtures';
import { plainText, wordsOf } from '../support/back-office-browser';
import { NOW, TODAY } from '../support/event-fixtures';
import { recordFormOf } from '../support/record-form';
import { onOneDatabase } from './on-each-database';
import { usingBackOffice } from './using-back-office';

const BASE = '/backoffice/stadt/adverts';
const PLACE = `${BASE}/places/stadt-liste`;
const SLOT = `${BASE}/catalogue/slot/stadt-liste`;

onOneDatabase('the page of a place in the back office', (backend) => {
  const { browser, person, send, visit } = usingBackOffice(backend);
  const rows = <Row>(sql: string) => backend().database.query<Row>(sql);
  beforeEach(async () => {
    const { database } = backend();
    await emptyOrders(database);
    await database.script(
      'delete from advert_media; delete from advert_vouchers; delete from advert_sellers; delete from history; delete from advert_changes',
    );
    await giveSettings(database, 'stadt', { applicationSettings: { activateAdverts: true } });
    await storeAdverts(database);
    await browser().logIn();
  });
  const setSlot = (changes: string) =>
    backend().database.script(`update advert_slots set ${changes} where id = 'stadt-liste'`);
  const save = async (path: string, typed: Record<string, string>) =>
    browser().post(path, { ...recordFormOf((await browser().open(path)).html), ...typed });
  const textOf = async (path = PLACE) => wordsOf((await browser().open(path)).html);

  it('says prices, tiers, closing times and state in words', async () => {
    await setSlot(`day_cents = 2400, weekday_shares = '{0,0,0,0,1000,2000,2000}', weekdays = '{1,2,3,4,5,6}', repeat_share = 1000,
      tiers = '[{"from":3,"share":1000},{"from":7,"share":2000}]', least_cents = 0, closing_time = '16:30'`);
    const text = await textOf();
    for (const words of [
      'Buchbar',
      'Mo – Do',
      '+10 %',
      '26,40 €',
      '28,80 €',
      'ab dem 3. Tag −10 %, ab dem 7. Tag −20 %',
      '−10 % auf jeden Tag',
      '19 %',
      '1 Werktag vorher, 16:30 Uhr',
      'Für Di, 12. Mai: Mo, 11. Mai, 16:30 Uhr',
      '4.200 Menschen am Tag',
      'Mo – Sa',
    ])
      expect(text).toContain(words);
    // Ascension Day is Thursday the 14th.
    await setSlot(`weekdays = '{5}'`);
    expect(await textOf()).toContain('Für Fr, 15. Mai: Mi, 13. Mai, 16:30 Uhr wegen eines Feiertags früher');
  });

  it.each([
    ['a plain price', `day_cents = 900, least_cents = 0, tiers = '[]'`],
    ['a minimum price', `day_cents = 900, least_cents = 2500, tiers = '[{"from":3,"share":500}]'`],
    ['odd cents', `day_cents = 333, weekday_shares = '{0,333,0,1,777,1250,9999}', tiers = '[{"from":2,"share":333}]'`],
    ['weekdays', `day_cents = 4999, weekdays = '{2,4,7}', weekday_shares = '{0,0,0,0,0,0,50000}', vat_share = 700`],
    ['no price', `day_cents = 0, least_cents = 0, vat_share = 0`],
    ['a free tier', `day_cents = 1999, tiers = '[{"from":3,"share":2500},{"from":9,"share":10000}]', least_cents = 1`],
  ])('shows examples with the prices of an order: %s', async (_, changes) => {
    await setSlot(changes);
    const place = await loadPlace(backend().database, 'stadt', 'stadt-liste');
    const text = await textOf();
    for (const count of [1, 3, 7, 14]) {
      const dates = nextBookableDays(place?.slot ?? expect.fail(), count, NOW);
      const { body } = await visit()('POST', 'adverts/quote', { slot: 'stadt-liste', dates });
      const { net, vat, gross } = body.data;
      const [, row = ''] = new RegExp(`${count === 1 ? '1 Tag' : `${count} Tage`}(.*?€.*?€.*?€)`).exec(text) ?? [];
      expect([
        dates.length,
        row
          .replace(/^.*?(?=[\d.]+,\d\d)/, '')
          .split('€')
          .map((one) => one.trim()),
      ]).toEqual([count, [...[net, vat, gross].map((cents) => moneyText(cents, 'de').replace(/\s*€/u, '')), '']]);
    }
  });

  it('says what is due: no price, nothing free, a missing picture, or who has closed it', async () => {
    expect(await textOf()).toContain('Ein Bild fehlt');
    await setSlot(`picture = 'https://blatt.example/platz.jpg'`);
    expect(await textOf()).not.toContain('Ein Bild fehlt');
    await insertOrder(
      backend().database,
      person().id,
      Array.from({ length: 40 }, (_, index) => addDays(TODAY, index)),
    );
    await setSlot('capacity = 1');
    expect(await textOf()).toContain('In den nächsten 30 Tagen ist nichts frei');
    await setSlot('day_cents = 0, least_cents = 0');
    expect(await textOf()).toContain('Rechnung über 0,00 €');
    await setSlot('is_active = false');
    expect(await textOf()).toContain('Dieser Werbeplatz ist geschlossen');
    await backend().database.script('update advert_channels set is_active = false');
    expect(await textOf()).toContain('Der Bereich „Veranstaltungskalender“ ist geschlossen');
    await backend().database.script('update advert_media set is_active = false');
    expect(await textOf()).toContain('Medium geschlossen');
  });

  it('lists the next bookings and the changes with names, and leads to the form', async () => {
    await insertOrder(backend().database, person().id, [addDays(TODAY, 20), addDays(TODAY, 21)]);
    await save(SLOT, { day_cents: '11,00' });
    const { html } = await browser().open(PLACE);
    for (const words of ['ST-A-2026-00001', 'Kulturverein', '2 Tage', 'Wartet auf Freigabe', 'Olga Ott'])
      expect(wordsOf(html)).toContain(words);
    expect(html).toContain(`href="${SLOT}"`);
    expect((await browser().open(`${BASE}/catalogue`)).html).toContain(`href="${PLACE}"`);
    expect(html).toContain('Rückgängig machen');
  });

  it('draws a preview in an origin of its own, and print to scale', async () => {
    const { headers, html } = await browser().open(`${PLACE}/preview`);
    expect(headers.get('content-security-policy')).toContain('sandbox allow-scripts');
    expect(html).toContain('data-place="list"');
    const kurier = '/backoffice/zeitung/adverts/places/kurier-streifen';
    expect((await browser().open(kurier)).html).toContain('<rect class="advert" width="325" height="60"');
    expect((await browser().open(`${kurier}/preview`)).status).toBe(404);
  });

  it('exists for the places of the client alone', async () => {
    for (const id of ['kurier-liste', 'nirgends', '%00', "'--", '..%2F..', 'x'.repeat(2000), 'new'])
      for (const path of [`${BASE}/places/${id}`, `${BASE}/places/${id}/preview`])
        expect((await browser().open(path)).status, path).toBe(404);
  });

  const SOLD = [addDays(TODAY, 20), addDays(TODAY, 21)];
  it.each([
    ['fewer places than are sold', 'slot/stadt-liste', { capacity: '1' }, 'mehr als 1 Anzeige verkauft'],
    ['a weekday that is sold', 'slot/stadt-liste', { 'weekdays-6': '', 'weekdays-7': '' }, 'gestrichenen Wochentagen'],
    ['a closed place', 'slot/stadt-liste', { is_active: '' }, 'Auf diesem Werbeplatz'],
    ['a closed channel', 'channel/stadt-kalender', { is_active: '' }, 'In diesem Bereich'],
    ['a closed medium', 'medium/stadt-online', { is_active: '' }, 'In diesem Medium'],
  ])('asks before it saves %s, names the orders, and keeps what is sold', async (_, record, typed, words) => {
    await insertOrder(backend().database, person().id, [
      ...SOLD,
      ...[27, 28].map((days) => addDays(TODAY, days)),
      ...[5, 6, 13].map((days) => addDays(TODAY, days)),
    ]);
    await backend().database.script(
      `insert into advert_slot_days (slot_id, day, unit, order_id) select slot_id, day, 2, order_id from advert_slot_days`,
    );
    const before = await rows('select * from advert_slot_days order by day, unit');
    const path = `${BASE}/catalogue/${record}`;
    const asked = await save(path, typed);
    expect([asked.status, wordsOf(asked.html).includes(words)]).toEqual([422, true]);
    expect(asked.html).toContain('href="/backoffice/stadt/orders/ST-A-2026-00001"');
    expect(await rows('select 1 from advert_changes')).toEqual([]);
    const saved = await browser().post(path, { ...recordFormOf(asked.html), confirmed: 'yes' });
    expect(saved.html).toContain('Gespeichert.');
    expect(await rows('select * from advert_slot_days order by day, unit')).toEqual(before);
    expect(await rows('select 1 from advert_changes')).toHaveLength(1);
  });

  it('asks nothing if no sold day is concerned', async () => {
    await insertOrder(backend().database, person().id, [addDays(TODAY, 20)]);
    const weekday = ((new Date(`${addDays(TODAY, 20)}T12:00Z`).getUTCDay() + 6) % 7) + 1;
    expect((await save(SLOT, { capacity: '1', [`weekdays-${(weekday % 7) + 1}`]: '' })).html).toContain('Gespeichert.');
  });

  it('keeps the price of an order, and refuses one that was agreed to before a change', async () => {
    const days = [addDays(TODAY, 30), addDays(TODAY, 31), addDays(TODAY, 32)];
    const content = { title: 'Jazz', text: '' };
    const order = { slot: 'stadt-liste', dates: days, content, billing: BILLING, isTermsAccepted: true };
    const { gross } = (await send()('POST', 'adverts/quote', { slot: 'stadt-liste', dates: days })).body.data;
    const placed = (await send()('POST', 'adverts/orders', { ...order, gross })).body.data;
    expect(await textOf(SLOT)).toContain('1 laufender Auftrag behält seinen Preis');
    await save(SLOT, { day_cents: '100,00', least_cents: '0', 'tiers-1-share': '50', 'tiers-2-share': '60' });

    const refused = await send()('POST', 'adverts/orders', { ...order, gross });
    expect([refused.status, refused.body.code, refused.body.current.gross]).toEqual([409, 'price_changed', 29_750]);
    expect((await send()('POST', 'adverts/orders', { ...order, gross: 29_750 })).status).toBe(201);

    const { number } = placed;
    await backend().database.query(
      `update advert_orders set state = 'confirmed', confirmed_at = ordered_at where number = $1`,
      [number],
    );
    const credit = `/backoffice/stadt/orders/${number}/credit`;
    const { html } = await browser().open(`${credit}?day=${days[2]}`);
    const [, seen = ''] = /name="seen" value="([^"]*)"/.exec(html) ?? [];
    const csrf = browser().csrfOf({ html });
    await browser().post(credit, { csrf, seen: plainText(seen), [`day-${days[2]}`]: 'yes', reason: 'Ausfall' });
    const [invoice, note] = await rows<{ net: number }>(
      `select i.net from advert_invoices i join advert_orders o on o.id = i.order_id where o.number = '${number}' order by i.id`,
    );
    // Two days at 9 € are less than the minimum price of 25 €; the third one cost what was above.
    expect([invoice?.net, note?.net]).toEqual([2655, 155]);
  });

  it.each([
    ['a negative price', { day_cents: '-5' }],
    ['a giant price', { day_cents: '1e9' }],
    ['a price of millions', { day_cents: '1000000' }],
    ['three decimals', { day_cents: '12,345' }],
    ['another currency', { day_cents: '12 $' }],
    ['a share over 100 %', { repeat_share: '100,5' }],
    ['VAT over 100 %', { vat_share: '101' }],
    ['a negative surcharge', { 'weekday_shares-1': '-1' }],
    ['two tiers from one day', { 'tiers-2-from': '3' }],
    ['a tier that falls', { 'tiers-2-share': '4' }],
    ['a tier over 100 %', { 'tiers-2-share': '101' }],
  ])('refuses %s with a message at the field', async (_, typed) => {
    const { status, html } = await save(SLOT, typed);
    const name = (Object.keys(typed)[0] ?? '').replace(/-\d.*/, '');
    expect([status, html.includes(`id="${name}-error"`)]).toEqual([422, true]);
    expect(await rows('select 1 from advert_changes')).toEqual([]);
  });
});
