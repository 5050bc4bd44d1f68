import { beforeEach, expect, it } from 'vitest';
import { storeAdverts } from '../../demo/seed/store/adverts';
import { addDays } from '../../src/lib/days';
import { giveSettings } from '../support/account-fixtures';
import { BILLING, emptyOrders } from '../support/advert-fixtures';
import { wordsOf } from '../support/back-office-browser';
import { TODAY } from '../support/event-fixtures';
import { recordFormOf } from '../support/record-form';
import { onOneDatabase } from './on-each-database';
import { usingBackOffice } from './using-back-office';

const LIST = '/backoffice/stadt/adverts/vouchers';
const SEVERAL = `${LIST}/several`;
const DATES = [30, 31, 32, 33].map((days) => addDays(TODAY, days));

onOneDatabase('vouchers in the back office', (backend) => {
  const { browser, anotherBrowser, send } = usingBackOffice(backend);
  const rows = <Row>(sql: string) => backend().database.query<Row>(sql);
  beforeEach(async () => {
    const { database } = backend();
    await emptyOrders(database);
    await database.script(
      'delete from advert_media; delete from advert_vouchers; delete from advert_sellers; delete from history; delete from advert_changes',
    );
    await giveSettings(database, 'stadt', { applicationSettings: { activateAdverts: true } });
    await storeAdverts(database);
    await database.script(`insert into advert_vouchers (client, code, share, cents, uses_most, uses_left, first_day, last_day) values
      ('stadt', 'HALB', 5000, null, 3, 3, null, null), ('stadt', 'FREI', 10000, null, 2, 2, null, null),
      ('stadt', 'ALT', 1000, null, 9, 9, null, '2026-05-09'), ('stadt', 'BALD', null, 700, 9, 9, '2026-05-11', null),
      ('zeitung', 'FREMD', 1000, null, 9, 9, null, null)`);
    await browser().logIn();
  });
  const quoted = async (voucher: string, dates = DATES) =>
    send()('POST', 'adverts/quote', { slot: 'stadt-liste', dates, voucher });
  const order = async (voucher: string, dates = DATES) => {
    const { body } = await quoted(voucher, dates);
    const content = { title: 'Jazz', text: '' };
    const { data } = (
      await send()('POST', 'adverts/orders', {
        ...{ slot: 'stadt-liste', dates, content, billing: BILLING, voucher },
        ...{ gross: body.data.gross, isTermsAccepted: true },
      })
    ).body;
    return data as { id: string; number: string };
  };
  const textOf = async (path: string) => wordsOf((await browser().open(path)).html);
  const post = async (path: string, fields: Record<string, string>) =>
    browser().post(path, { csrf: browser().csrfOf(await browser().open(path)), ...fields });

  it('are listed with value, days, use and state, by state and by a part of the code', async () => {
    await backend().database.script(`update advert_vouchers set is_active = false where code = 'VEREIN20'`);
    const text = await textOf(LIST);
    for (const words of [
      'HALB 50 % immer 0 von 3',
      'ALT',
      'Abgelaufen',
      'Gilt noch nicht',
      'ab Mo, 11. Mai',
      'Geschlossen',
    ])
      expect(text).toContain(words);
    expect(text).not.toContain('FREMD');
    const over = await textOf(`${LIST}?state=over`);
    expect([over.includes('ALT'), over.includes('HALB')]).toEqual([true, false]);
    const found = await textOf(`${LIST}?q=hal`);
    expect([found.includes('HALB'), found.includes('BALD')]).toEqual([true, false]);
    expect(await textOf(`${LIST}?state=used`)).toContain('Hier steht kein Gutschein');
    for (const query of ['state=%00', 'page=-1', 'page=9999999999', 'q=%25_%27', 'state=__proto__'])
      expect((await browser().open(`${LIST}?${query}`)).status, query).toBe(200);
  });

  it('count the orders that use them; a wholly cancelled one gives its use back', async () => {
    const agree = async () => {
      const [{ used = -1, left = 0 } = {}] = await rows<{ used: number; left: number }>(
        `select uses_most - uses_left as used, uses_left as left from advert_vouchers where code = 'HALB'`,
      );
      const text = await textOf(`${LIST}/HALB`);
      expect(text).toContain(`Verwendet ${used} von 3`);
      expect(text).toContain(`Noch frei ${left}`);
      return used;
    };
    expect(await agree()).toBe(0);
    const first = await order('halb');
    const second = await order('HALB', DATES.slice(0, 2));
    expect(await agree()).toBe(2);
    // 4 days: 9 + 9 + 8,55 + 8,55 = 35,10 €; 2 days: the minimum price of 25 €. Half of each.
    const page = await textOf(`${LIST}/HALB`);
    for (const words of [first.number, second.number, 'Kulturverein', '17,55 €', '12,50 €', '30,05 €'])
      expect(page).toContain(words);
    await send()('POST', `my/adverts/${second.id}/cancel`, {});
    expect(await agree()).toBe(1);
    const after = await textOf(`${LIST}/HALB`);
    expect([after.includes('Storniert, zählt nicht'), after.includes('30,05 €')]).toEqual([true, false]);
    await order('HALB', DATES.slice(0, 2));
    await order('HALB', DATES.slice(2));
    expect(await agree()).toBe(3);
    expect(await textOf(`${LIST}/HALB`)).toContain('Verbraucht');
    expect((await quoted('HALB')).body.errors).toEqual([{ path: 'voucher', code: 'voucher_used_up' }]);
  });

  it('of 100 % lead to an invoice over 0 €', async () => {
    await order('FREI');
    expect(await rows('select net, vat, gross from advert_invoices')).toEqual([{ net: 0, vat: 0, gross: 0 }]);
    expect(await textOf(`${LIST}/FREI`)).toContain('35,10 €');
  });

  it('are closed and opened again, with a name in the history; used ones keep their discount', async () => {
    const { id } = await order('HALB');
    const { html } = await browser().open(`${LIST}/HALB`);
    const fields = recordFormOf(html);
    const closed = await browser().post(`${LIST}/HALB`, fields);
    expect(wordsOf(closed.html)).toContain('Geschlossen');
    expect(wordsOf(closed.html)).toContain('Olga Ott hat den Gutschein geschlossen');
    expect((await quoted('HALB')).body.errors).toEqual([{ path: 'voucher', code: 'voucher_too_late' }]);
    expect((await send()('GET', `my/adverts/${id}`)).body.data.price.net).toBe(1755);
    // A page from before the change changes nothing, and says so.
    expect((await browser().post(`${LIST}/HALB`, fields)).html).toContain('schon geschehen');
    const [, undo = ''] = /action="([^"]*\/changes\/\d+)"/.exec(closed.html) ?? [];
    expect((await browser().post(undo, { csrf: browser().csrfOf(closed) })).html).toContain('Zurückgenommen.');
    expect((await quoted('HALB')).status).toBe(200);
  });

  it('are not closed from a page that somebody else has changed since', async () => {
    const fields = recordFormOf((await browser().open(`${LIST}/HALB`)).html);
    const other = anotherBrowser('203.0.113.9');
    await other.logIn();
    const path = '/backoffice/stadt/adverts/catalogue/voucher/HALB';
    await other.post(path, { ...recordFormOf((await other.open(path)).html), uses_most: '7' });
    expect((await browser().post(`${LIST}/HALB`, fields)).html).toContain('Inzwischen hat sich etwas geändert');
    expect(await rows(`select uses_most as most, is_active from advert_vouchers where code = 'HALB'`)).toEqual([
      { most: 7, is_active: true },
    ]);
  });

  it('are created in a number of codes that nobody guesses, once for each form', async () => {
    const { html } = await browser().open(SEVERAL);
    const [, key = ''] = /name="key" value="([^"]*)"/.exec(html) ?? [];
    const typed = { csrf: browser().csrfOf({ html }), key, prefix: 'advent', count: '12', share: '20', uses_most: '1' };
    const made = await browser().post(SEVERAL, typed);
    expect(made.html).toContain('Gespeichert.');
    const codes = await rows<{ code: string }>(`select code from advert_vouchers where code like 'ADVENT%'`);
    expect(codes).toHaveLength(12);
    for (const { code } of codes) expect(code).toMatch(/^ADVENT-[A-HJ-NP-Z2-9]{10}$/);
    expect((await browser().post(SEVERAL, typed)).html).toContain('schon geschehen');
    expect(await rows(`select 1 from advert_vouchers where code like 'ADVENT%'`)).toHaveLength(12);
    const [{ code = '' } = {}] = codes;
    expect(await textOf(`${LIST}/${code}`)).toContain('Olga Ott hat den Gutschein angelegt');
    expect((await quoted(code.toLowerCase())).status).toBe(200);
  });

  it.each([
    ['no prefix', { prefix: '' }, 'prefix'],
    ['a prefix of signs', { prefix: '=1+1' }, 'prefix'],
    ['no codes', { count: '0' }, 'count'],
    ['a million codes', { count: '1000000' }, 'count'],
    ['a share over 100 %', { share: '100,01' }, 'share'],
    ['share and amount', { cents: '5' }, 'share'],
    ['an end before the beginning', { first_day: '2026-06-02', last_day: '2026-06-01' }, 'last_day'],
  ])('are not created with %s', async (_, typed, field) => {
    const { html } = await browser().open(SEVERAL);
    const [, key = ''] = /name="key" value="([^"]*)"/.exec(html) ?? [];
    const fields = { key, prefix: 'ADVENT', count: '3', share: '20', uses_most: '1', ...typed };
    const refused = await post(SEVERAL, fields);
    expect([refused.status, refused.html.includes(`id="${field}-error"`)]).toEqual([422, true]);
    expect(await rows(`select 1 from advert_vouchers where code like 'ADVENT%'`)).toEqual([]);
  });

  it('exist for their own client alone', async () => {
    for (const code of ['FREMD', 'NIRGENDS', '%00', "'--", 'x'.repeat(2000), 'halb'])
      expect((await browser().open(`${LIST}/${code}`)).status, code).toBe(404);
    const { html } = await browser().open(`${LIST}/HALB`);
    const fields = recordFormOf(html);
    expect((await browser().post(`${LIST}/FREMD`, fields)).html).toContain('Das gibt es nicht mehr');
    expect((await browser().post(`${LIST}/HALB`, { ...fields, action: 'delete' })).status).toBe(404);
    expect(await rows(`select 1 from advert_vouchers where not is_active`)).toEqual([]);
  });
});
