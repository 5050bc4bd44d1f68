import { beforeEach, describe, expect, it } from 'vitest';
import { storeAdverts } from '../../demo/seed/store/adverts';
import { addDays } from '../../src/lib/days';
import { giveSettings } from '../support/account-fixtures';
import { BILLING, emptyOrders, insertOrder } from '../support/advert-fixtures';
import { fieldsOf, plainText } from '../support/back-office-browser';
import { TODAY } from '../support/event-fixtures';
import { recordFormOf as formOf } from '../support/record-form';
import { onOneDatabase } from './on-each-database';
import { usingBackOffice } from './using-back-office';

const SELLER = {
  ...{
    name: 'Blatt <GmbH>',
    street: 'Weg 1',
    postalCode: '72764',
    city: 'Reutlingen',
    country: 'de',
    phone: '07121 5',
  },
  ...{ email: 'a@blatt.example', vatId: 'DE 136 695 976', iban: 'DE02 1203 0000 0000 2020 51', bic: 'BYLADEM1001' },
  ...{ prefix: 'bl', dueDays: '10', lead: 'Danke!', lead_en: 'Thanks!' },
};
const VOUCHER = { code: 'sommer-26', share: '12,5', uses_most: '3', first_day: '2026-05-01', last_day: '2026-12-31' };

onOneDatabase('the catalogue of adverts in the back office', (backend) => {
  const { anotherBrowser, browser, person, send } = usingBackOffice(backend);
  const page = '/backoffice/stadt/adverts/catalogue';
  const rows = <Row>(sql: string) => backend().database.query<Row>(sql);
  beforeEach(async () => {
    const { database } = backend();
    await emptyOrders(database);
    await database.script(
      'delete from advert_media; delete from advert_vouchers; delete from advert_sellers; delete from history; delete from advert_changes',
    );
    await giveSettings(database, 'stadt', { applicationSettings: { activateAdverts: true } });
    await browser().logIn();
  });
  /** Opens a form, types into it, and sends it. */
  const fill = async (path: string, typed: Record<string, string>) => {
    const { html } = await browser().open(path);
    return browser().post(path.split('?')[0] ?? '', { ...formOf(html), ...typed });
  };
  const idOf = async (table: string) => (await rows<{ id: string }>(`select id from ${table}`))[0]?.id ?? '';

  it('is built up from seller, medium, channel, slot and voucher, until the first order is billed', async () => {
    expect((await browser().open('/backoffice/stadt/adverts')).html).toContain('Verkäufer eintragen');
    expect((await fill(`${page}/seller`, SELLER)).html).toContain('Gespeichert.');
    await fill(`${page}/medium/new`, { name: 'Blatt', kind: 'online' });
    await fill(`${page}/channel/new?of=${await idOf('advert_media')}`, { name: 'Kultur', reach: '1.200' });
    const slot = {
      ...{ name: 'Karte', day_cents: '20', 'weekday_shares-6': '25', 'tiers-1-from': '3', 'tiers-1-share': '10' },
      ...{ 'weekdays-7': '', capacity: '2', vat_share: '7' },
    };
    expect((await fill(`${page}/slot/new?of=${await idOf('advert_channels')}`, slot)).html).toContain('Gespeichert.');
    expect((await fill(`${page}/voucher/new`, VOUCHER)).html).toContain('SOMMER-26');
    const stored =
      await rows(`select name, day_cents as cents, weekday_shares as shares, tiers, weekdays, vat_share as vat
      from advert_slots`);
    expect(stored).toEqual([
      {
        ...{
          name: 'Karte',
          cents: 2000,
          shares: [0, 0, 0, 0, 0, 2500, 0],
          tiers: [{ from: 3, share: 1000 }],
          vat: 700,
        },
        weekdays: [1, 2, 3, 4, 5, 6],
      },
    ]);
    const day = [30, 31].map((days) => addDays(TODAY, days)).find((one) => new Date(one).getUTCDay() === 1) ?? '';
    const dates = [day || addDays(TODAY, 32)];
    const [id, billing] = [await idOf('advert_slots'), BILLING];
    const quoted = await send()('POST', 'adverts/quote', { slot: id, dates, voucher: 'sommer-26' });
    const { gross } = quoted.body.data;
    const sent = { slot: id, dates, voucher: 'sommer-26', gross, isTermsAccepted: true, billing };
    const order = { ...sent, content: { title: 'Jazz', text: '' } };
    const { body, status } = await send()('POST', 'adverts/orders', order);
    expect([status, body.data?.invoices[0].number]).toEqual([201, 'BL-R-2026-00001']);
    expect((await browser().open('/backoffice/stadt/adverts/vouchers')).html).toContain('1 von 3');
    expect(await rows(`select due_on - issued_on as days, seller->>'name' as name from advert_invoices`)).toEqual([
      { days: 10, name: 'Blatt <GmbH>' },
    ]);
    const actions = await rows<{ action: string }>(`select action from history where by = 'operator' order by id`);
    expect(actions.map(({ action }) => action)).toEqual([
      ...['seller_created', 'medium_created', 'channel_created', 'slot_created', 'voucher_created'],
    ]);
    expect((await browser().open('/backoffice/stadt/history')).html).toContain('hat den Werbeplatz angelegt');

    // From now on the seller is a small business: neither catalogue nor price nor invoice has any VAT.
    expect((await fill(`${page}/seller`, { isSmallBusiness: 'yes' })).html).toContain('keine, Kleinunternehmer');
    const [offer] = (await send()('GET', 'adverts/catalogue')).body.data;
    expect(offer.channels[0].slots[0].price).toMatchObject({ dayCents: 2000, vatShare: 0 });
    const exempt = (await send()('POST', 'adverts/quote', { slot: id, dates })).body.data;
    expect(exempt).toMatchObject({ net: 2000, vat: 0, vatShare: 0, gross: 2000, vatCategory: 'E' });
    const next = await send()('POST', 'adverts/orders', { ...order, voucher: '', gross: 2000 });
    expect(next.body.data.price).toMatchObject({ vat: 0, vatCategory: 'E' });
    expect(await rows('select vat_category as category from advert_invoices order by id')).toEqual([
      { category: 'S' },
      { category: 'E' },
    ]);
  });

  it.each<[string, string, Record<string, string>, string]>([
    ['an IBAN with a slip', 'seller', { ...SELLER, iban: 'DE03120300000000202051' }, 'Prüfziffern'],
    ['neither VAT id nor tax number', 'seller', { ...SELLER, vatId: '' }, 'oder die Steuernummer'],
    ['a VAT id with a slip', 'seller', { ...SELLER, vatId: 'DE136695975' }, 'gültige Nummer'],
    ['an address of nobody', 'seller', { ...SELLER, email: 'a@' }, 'Bitte eine E-Mail-Adresse'],
    ['share and amount at once', 'voucher/new', { ...VOUCHER, cents: '5' }, 'entweder einen Nachlass'],
    ['an end before the beginning', 'voucher/new', { ...VOUCHER, last_day: '2026-04-01' }, 'vor dem ersten Tag'],
    ['a share of more than all', 'voucher/new', { ...VOUCHER, share: '101' }, 'Bitte einen Satz in Prozent'],
    ['a code of signs', 'voucher/new', { ...VOUCHER, code: '=1+1' }, 'mindestens drei Buchstaben'],
    ['a kind that there is not', 'medium/new', { name: 'X', kind: 'radio' }, 'Bitte auswählen'],
    ['no name', 'medium/new', { name: ' ' }, 'Bitte ausfüllen'],
  ])('refuses %s with an error at the field, and keeps the input', async (_, path, typed, words) => {
    const { status, html } = await fill(`${page}/${path}`, { name: '"><b>', ...typed });
    expect([status, html.includes(words)]).toEqual([422, true]);
    expect(html).toContain('aria-invalid="true"');
    expect(html).not.toContain('"><b>');
    expect(await rows('select 1 from history where client = $$stadt$$')).toEqual([]);
  });

  it('changes prices for new orders only; wrong input changes nothing', async () => {
    await storeAdverts(backend().database);
    const path = `${page}/slot/stadt-liste`;
    for (const [typed, words] of [
      [{ day_cents: 'viel' }, 'Betrag wie 29,00'],
      [{ capacity: '0' }, 'ganze Zahl von 1 bis 100'],
      [{ closing_time: '24:00' }, 'Uhrzeit wie 12:00'],
      [{ 'weekday_shares-1': '-3' }, 'Zuschläge von 0 bis'],
      [{ 'tiers-1-share': '20' }, 'größeren Nachlass'],
      [{ 'tiers-2-from': '1' }, 'Tag von 2 bis'],
      [Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [`weekdays-${day}`, ''])), 'mindestens einen Tag'],
    ] as const) {
      const { status, html } = await fill(path, typed as Record<string, string>);
      expect([words, status, html.includes(words)]).toEqual([words, 422, true]);
    }
    expect((await fill(path, { day_cents: '12,50', least_cents: '30', is_active: '' })).html).toContain(
      'Dieser Werbeplatz ist geschlossen',
    );
    expect(await rows(`select day_cents, least_cents, is_active from advert_slots where id = 'stadt-liste'`)).toEqual([
      { day_cents: 1250, least_cents: 3000, is_active: false },
    ]);
    const [entry] = await rows<{ details: { fields: string[] } }>(
      'select details from history where client = $$stadt$$',
    );
    expect(entry?.details.fields).toEqual([
      'Im Angebot',
      'Preis je Tag ohne Umsatzsteuer (Euro)',
      'Mindestpreis eines Auftrags (Euro)',
    ]);
    expect((await fill(path, {})).html).toContain('schon geschehen');
    expect((await browser().open(`${page}/slot/kurier-liste`)).status).toBe(404);
    expect((await fill(`${page}/channel/stadt-kalender`, { is_active: '' })).html).toContain('nicht im Angebot');
    expect((await send()('GET', 'adverts/catalogue')).body.data).toEqual([]);
  });

  it('shows a concurrent change of another operator beside the input', async () => {
    await storeAdverts(backend().database);
    const path = `${page}/slot/stadt-liste`;
    const late = formOf((await browser().open(path)).html);
    const other = anotherBrowser('203.0.113.9');
    await other.logIn();
    const theirs = formOf((await other.open(path)).html);
    expect((await other.post(path, { ...theirs, day_cents: '11,00' })).html).toContain('Gespeichert.');
    const refused = await browser().post(path, { ...late, capacity: '7' });
    expect(refused.status).toBe(409);
    for (const text of ['jemand anderes gespeichert', '<dd>11,00</dd>', 'value="7"'])
      expect(refused.html).toContain(text);
    expect((await browser().post(path, { ...formOf(refused.html), day_cents: '11,00' })).html).toContain(
      'Gespeichert.',
    );
    expect(await rows(`select day_cents as cents, capacity from advert_slots where id = 'stadt-liste'`)).toEqual([
      { cents: 1100, capacity: 7 },
    ]);
  });

  it('stores the towns of a channel', async () => {
    await storeAdverts(backend().database);
    const path = `${page}/channel/stadt-kalender`;
    const { html } = await browser().open(path);
    expect(html).toContain('<summary>Überall</summary>');
    const [, town = '', id = ''] = /name="(community_ids-(\d+))"/.exec(html) ?? [];
    expect((await fill(path, { [town]: 'yes', 'community_ids-0': 'yes' })).html).toContain('Gespeichert.');
    expect(await rows(`select community_ids as ids from advert_channels where id = 'stadt-kalender'`)).toEqual([
      { ids: [Number(id)] },
    ]);
    const { data } = (await send()('GET', 'adverts/catalogue')).body;
    expect(data[0].channels[0].communities).toEqual([Number(id)]);
    expect((await fill(path, {})).html).toContain('schon geschehen');
    expect((await fill(path, { [town]: '' })).html).toContain('Gespeichert.');
  });

  it('accepts a picture of a slot by its address', async () => {
    await storeAdverts(backend().database);
    const path = `${page}/slot/stadt-liste`;
    for (const picture of ['javascript:alert(1)', 'http://blatt.example/a.jpg', 'platz.jpg'])
      expect((await fill(path, { picture })).html, picture).toContain('mit https:// beginnt');
    const picture = 'https://blatt.example/platz.jpg?a=1&b="2"';
    expect((await fill(path, { picture })).html).toContain('Gespeichert.');
    const { data } = (await send()('GET', 'adverts/catalogue')).body;
    const slots = data[0].channels[0].slots as { id: string; picture?: string }[];
    expect(slots.map((slot) => [slot.id, slot.picture])).toEqual([
      ['stadt-liste', picture],
      ['stadt-teaser', undefined],
    ]);
  });

  describe('undoes a change', () => {
    const undo = async (place = 0) => {
      const { html } = await browser().open(page);
      const forms = [...html.matchAll(/<form method="post" action="([^"]*\/changes\/\d+)">(.*?)<\/form>/gs)];
      const [, path = '', fields = ''] = forms[place] ?? [];
      return { path, words: plainText(fields), post: () => browser().post(path, fieldsOf(fields)) };
    };

    it('of prices, with all fields as they were, once, and the history says so', async () => {
      await storeAdverts(backend().database);
      const before = await rows(`select * from advert_slots where id = 'stadt-liste'`);
      const typed = { day_cents: '12,50', 'weekdays-1': '', 'tiers-1-share': '7', is_active: '', name_en: 'Changed' };
      await fill(`${page}/slot/stadt-liste`, typed);
      expect(await rows(`select * from advert_slots where id = 'stadt-liste'`)).not.toEqual(before);
      const change = await undo();
      expect(change.words).toContain('Werbeplatz geändert');
      expect((await change.post()).html).toContain('Zurückgenommen.');
      expect(await rows(`select * from advert_slots where id = 'stadt-liste'`)).toEqual(before);
      expect((await change.post()).html).toContain('schon geschehen');
      expect((await undo()).path).toBe('');
      expect((await browser().open('/backoffice/stadt/history')).html).toContain(
        'hat die Änderung des Werbeplatzes zurückgenommen',
      );
    });

    it('of sellers and vouchers; new ones are removed', async () => {
      await fill(`${page}/seller`, SELLER);
      await fill(`${page}/seller`, { name: 'Anders' });
      await fill(`${page}/voucher/new`, VOUCHER);
      // The newest comes first, and of the seller the newest alone.
      expect((await (await undo()).post()).html).toContain('Zurückgenommen.');
      expect(await rows('select 1 from advert_vouchers')).toEqual([]);
      expect((await (await undo()).post()).html).toContain('Zurückgenommen.');
      expect(await rows(`select data->>'name' as name from advert_sellers`)).toEqual([{ name: SELLER.name }]);
      expect((await (await undo()).post()).html).toContain('Zurückgenommen.');
      expect(await rows('select 1 from advert_sellers')).toEqual([]);
    });

    it('but not if it was changed or used since, or after ten minutes', async () => {
      await fill(`${page}/voucher/new`, VOUCHER);
      const made = await undo();
      await backend().database.query('update advert_vouchers set uses_left = uses_left - 1');
      expect((await made.post()).html).toContain('nicht zurücknehmen');
      await backend().database.query('update advert_vouchers set uses_left = uses_left + 1, share = 5');
      expect((await made.post()).html).toContain('Inzwischen hat sich etwas geändert');
      await fill(`${page}/medium/new`, { name: 'Blatt', kind: 'online' });
      const medium = await undo();
      await fill(`${page}/channel/new?of=${await idOf('advert_media')}`, { name: 'Kultur', reach: '1.200' });
      expect((await medium.post()).html).toContain('nicht zurücknehmen');
      await backend().database.query(`update advert_changes set at = at - interval '10 minutes'`);
      expect((await made.post()).html).toContain('Die zehn Minuten sind um');
      expect((await undo()).path).toBe('');
      expect((await browser().post('/backoffice/zeitung/adverts/catalogue/changes/1', {})).status).toBe(403);
    });
  });

  it('preserves the used count of a voucher, and creates no code twice', async () => {
    await fill(`${page}/voucher/new`, VOUCHER);
    await backend().database.query('update advert_vouchers set uses_left = uses_left - 2');
    expect((await fill(`${page}/voucher/new`, { ...VOUCHER, share: '9' })).html).toContain('Diesen Code gibt es schon');
    const path = `${page}/voucher/SOMMER-26`;
    expect((await fill(path, { uses_most: '1' })).html).toContain('schon 2-mal verwendet');
    await fill(path, { uses_most: '10', share: '', cents: '5,00', code: 'ANDERS' });
    expect(await rows('select code, share, cents, uses_left as left from advert_vouchers')).toEqual([
      { code: 'SOMMER-26', share: null, cents: 500, left: 8 },
    ]);
  });

  it('never deletes orders or changes invoices', async () => {
    await insertOrder(backend().database, person().id);
    for (const sql of [
      `delete from advert_slots where id = 'stadt-liste'`,
      `delete from advert_media where client = 'stadt'`,
      'delete from advert_orders',
      'delete from advert_invoices',
      'update advert_invoices set gross = gross',
      `update advert_invoices set buyer = '{}'`,
    ])
      await expect(backend().database.query(sql), sql).rejects.toThrow();
    expect(await rows('select number from advert_invoices')).toEqual([{ number: 'ST-R-2026-00001' }]);
  });

  it('requires a log-in', async () => {
    for (const path of ['', '/seller', '/medium/new', '/slot/stadt-liste'])
      expect((await anotherBrowser().open(`${page}${path}`)).status, path).toBe(401);
    expect((await browser().open(`${page}/radio/new`)).status).toBe(404);
    expect((await browser().open(`${page}/slot/new?of=gone`)).status).toBe(404);
  });
});
