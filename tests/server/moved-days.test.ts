import { beforeEach, describe, expect, it } from 'vitest';
import { creditDays } from '../../demo/server/adverts/decisions/credit-order';
import { moveDay } from '../../demo/server/adverts/decisions/move-day';
import { lockOrder } from '../../demo/server/adverts/orders/end-order';
import { creditPassedDays } from '../../demo/server/adverts/orders/unapproved';
import { findRunning } from '../../demo/server/adverts/shown/running';
import { completeOptions } from '../../demo/server/app';
import { accountApp, callsOf } from '../support/account-calls';
import { giveSettings, insertPerson } from '../support/account-fixtures';
import { insertOrder } from '../support/advert-fixtures';
import { fieldsOf } from '../support/back-office-browser';
import { cutAt } from '../support/cut-database';
import { anEvent, insertEvents, NOW } from '../support/event-fixtures';
import { insertOperator } from '../support/operators';
import fc from '../support/same-cases';
import { whileHeld } from '../support/while-held';
import { onOneDatabase } from './on-each-database';
import { LIST, ORDER } from './using-adverts';
import { usingBackOffice } from './using-back-office';

const NUMBER = 'ST-A-2026-00001';
/** Tuesday to Thursday, which are not closed yet. */
const DAYS = ['2026-05-26', '2026-05-27', '2026-05-28'];
const [FIRST = '', SECOND = '', THIRD = ''] = DAYS;
const FREE = '2026-06-10';
/** More statements than a move has. */
const MAX_STATEMENTS = 60;
/** SQL: whether the prices of the days add up to the invoice without its credit notes. */
const SUMS_OF_DAYS = `select sum(case kind when 'invoice' then net else -net end)
  = (select sum(cents) from advert_slot_days where order_id is not null) as "isSum" from advert_invoices`;
const REASON = 'Die Seite ist ausgefallen.';

onOneDatabase('a moved day of an order', (backend) => {
  const { anotherBrowser, browser, person, send } = usingBackOffice(backend);
  const path = `/backoffice/stadt/orders/${NUMBER}`;
  const context = { client: 'stadt', now: NOW };
  let id = '';
  beforeEach(async () => {
    const { database } = backend();
    await giveSettings(database, 'stadt', { applicationSettings: { activateAdverts: true } });
    id = await insertOrder(database, person().id, DAYS);
    await database.script(`delete from mails; delete from history; delete from advert_reservations; delete from advert_closed_days;
      update advert_slots set capacity = 3, weekdays = '{1,2,3,4,5,6,7}', closing_workdays = 1, is_active = true;
      update advert_channels set is_active = true;
      update advert_orders set state = 'confirmed', confirmed_at = now(), price_table = price_table || '{"leastCents": 0}'`);
  });

  const rows = <Row>(sql: string, params: unknown[] = []) => backend().database.query<Row>(sql, params);
  const seen = async () => {
    const { seenStateOf } = await import('../../demo/server/adverts/decisions/credit-order');
    return (await seenStateOf(backend().database, id)) ?? '';
  };
  const options = () => completeOptions({ database: backend().database, now: () => NOW });
  const move = async (given: Partial<Parameters<typeof moveDay>[1]> = {}) =>
    moveDay(
      options(),
      {
        ...{ number: NUMBER, seenState: await seen(), reason: REASON, day: SECOND, to: FREE, isLateAccepted: false },
        ...given,
      },
      context,
    );
  const credit = async (days: string[]) =>
    creditDays(options(), { number: NUMBER, seenState: await seen(), reason: REASON, days }, context);
  type Stored = { state: string; dates: string[]; moved: object; first: string; last: string; places: string[] };
  const order = async () =>
    (
      await rows<Stored>(
        `select o.state, to_json(o.dates) as dates, o.moved, o.first_day as first, o.last_day as last,
           coalesce((select json_agg(p.day order by p.day) from advert_slot_days p where p.order_id = o.id), '[]') as places
         from advert_orders o where o.number = $1`,
        [NUMBER],
      )
    )[0];
  const unchanged = { dates: DAYS, moved: {}, places: DAYS };
  const buy = async (dates: string[], gross: number) => {
    const buyer = await insertPerson(backend().database);
    return callsOf(accountApp(backend().database, { now: () => NOW }), buyer.token)('POST', 'adverts/orders', {
      ...{ ...ORDER, dates, gross },
    });
  };

  describe('on its pages', () => {
    beforeEach(() => browser().logIn());
    const ask = (day: string) => browser().open(`${path}/move?day=${encodeURIComponent(day)}`);
    const answer = async (typed: Record<string, string>, day = SECOND) => {
      const form = (await ask(day)).html.split('<form').find((part) => part.includes(`action="${path}/move"`)) ?? '';
      const { to: _, late: __, ...fields } = fieldsOf(form);
      return browser().post(`${path}/move`, { ...fields, reason: REASON, ...typed });
    };

    it('keeps price and invoice, is mailed to both addresses with both days, and recorded with the name', async () => {
      const before = await rows('select * from advert_invoices');
      const html = (await ask(SECOND)).html;
      for (const text of ['Mi, 10. Juni', 'Preis und Rechnung bleiben']) expect(html).toContain(text);
      const moved = await answer({ to: FREE });
      expect(moved.html).toContain('Gespeichert.');
      expect(await order()).toMatchObject({
        ...{ dates: [FIRST, THIRD, FREE], moved: { [FREE]: SECOND }, first: FIRST, last: FREE },
        places: [FIRST, THIRD, FREE],
      });
      expect(await rows('select * from advert_invoices')).toEqual(before);
      for (const text of ['auf Mi, 10. Juni', 'für Mi, 27. Mai', 'Olga Ott', 'hat einen Tag verschoben', REASON])
        expect(moved.html).toContain(text);
      const mails = await rows<{ recipient: string; body: string; paper: number | null }>(
        'select recipient, body, invoice_id as paper from mails order by id',
      );
      expect(mails.map(({ recipient }) => recipient)).toEqual([person().email, 'verein@example.org']);
      expect(mails[0]?.body).toContain('vom 27. Mai 2026 auf den 10. Juni 2026');
      expect(mails[0]?.body).toContain(`Begründung: ${REASON}`);
      for (const { body, paper } of mails) {
        expect(body).toContain('Die Rechnung ST-R-2026-00001 gilt weiter; dort steht für diesen Tag der 27. Mai 2026.');
        expect(paper).toBeNull();
      }
      const booking = await send()('GET', `my/adverts/${id}`);
      expect(booking.body.data).toMatchObject({
        ...{ dates: [FIRST, THIRD, FREE], movedDays: [{ from: SECOND, to: FREE }] },
      });
      const credited = await browser().post(`${path}/credit`, {
        ...fieldsOf(
          (await browser().open(`${path}/credit`)).html.split('<form').find((part) => part.includes('/credit"')) ?? '',
        ),
        ...{ [`day-${FREE}`]: 'yes', reason: 'Ausfall' },
      });
      expect(credited.html).toContain('gutgeschrieben');
      const [paper] = await rows<{ items: { date: string; movedTo: string }[]; from: string }>(
        `select items, supplied_from as from from advert_invoices where kind = 'credit'`,
      );
      expect(paper).toMatchObject({ items: [{ date: SECOND, movedTo: FREE }, { kind: 'adjust' }], from: SECOND });
    });

    it.each<[typed: Record<string, string>, problem: string]>([
      [{}, 'Bitte wählen Sie einen Tag.'],
      [{ other: '2026-02-30' }, 'Bitte wählen Sie einen Tag.'],
      [{ other: '2026-06-10\0' }, ''],
      [{ other: '<b>' }, 'Bitte wählen Sie einen Tag.'],
      [{ other: '2026-05-09' }, 'von heute an'],
      [{ other: '2028-06-10' }, 'höchstens zwei Jahre voraus'],
      [{ to: THIRD }, 'gehört schon zum Auftrag'],
      [{ other: '2026-05-13' }, ''],
      [{ to: FREE, reason: ' ' }, 'Bitte schreiben Sie eine Begründung'],
    ])('with %o is answered with "%s", and keeps what was typed', async (typed, problem) => {
      const refused = await answer(typed);
      expect(refused.status).toBe(problem === '' ? 200 : 422);
      if (problem === '') return;
      expect(refused.html).toContain(problem);
      if (!('reason' in typed)) expect(refused.html).toContain(REASON);
      expect(await order()).toMatchObject(unchanged);
    });

    it('is refused for days that are taken, closed by time, or no days of the place', async () => {
      await backend().database.query(`update advert_slots set capacity = 1, weekdays = '{1,2,3,4,5}' where id = $1`, [
        LIST,
      ]);
      expect((await buy([FREE], 2975)).status).toBe(201);
      await rows(
        `insert into advert_closed_days (slot_id, day, reason, closed_at) values ($1, '2026-06-11', 'Umbau', now())`,
        [LIST],
      );
      for (const [to, problem] of [
        [FREE, 'kein Platz mehr frei'],
        ['2026-06-11', 'Dieser Tag ist geschlossen'],
        ['2026-06-13', 'An diesem Wochentag'],
      ] as const) {
        const refused = await answer({ other: to });
        expect([refused.status, refused.html.includes(problem)], to).toEqual([422, true]);
        expect(refused.html).toContain(`value="${to}"`);
      }
      await rows(`update advert_slots set closing_workdays = 5, capacity = 3 where id = $1`, [LIST]);
      const late = await answer({ to: '2026-05-13' });
      expect([late.status, late.html.includes('Anzeigenschluss vorbei')]).toEqual([422, true]);
      expect(await order()).toMatchObject(unchanged);
      expect((await answer({ to: '2026-05-13', late: 'yes' })).status).toBe(200);
      expect(await order()).toMatchObject({ places: ['2026-05-13', FIRST, THIRD] });
    });

    it('says to whom it is unknown, and whose day has gone meanwhile', async () => {
      expect((await browser().open(`/backoffice/zeitung/orders/${NUMBER}/move?day=${SECOND}`)).status).toBe(404);
      for (const day of ['2026-02-30', '', `${SECOND}\0x`, '2026-05-13', '<b>'])
        expect((await ask(day)).html, day).toContain('gehört nicht mehr zum Auftrag');
      expect((await browser().open(`${path}/move?day=${SECOND}&day=${THIRD}`)).status).toBe(200);
      const form = fieldsOf((await ask(SECOND)).html);
      const other = anotherBrowser('203.0.113.9');
      await insertOperator(backend().database, { role: 'billing' });
      await other.logIn();
      const fields = fieldsOf((await other.open(`${path}/move?day=${SECOND}`)).html);
      expect((await answer({ to: FREE })).status).toBe(200);
      const second = await other.post(`${path}/move`, { ...fields, to: '2026-06-11', reason: 'Meine Worte' });
      expect(second.status).toBe(409);
      for (const text of ['Inzwischen hat sich der Auftrag geändert', 'hat einen Tag verschoben', 'Meine Worte'])
        expect(second.html).toContain(text);
      expect(await order()).toMatchObject({ moved: { [FREE]: SECOND } });
      const twice = await browser().post(`${path}/move`, { ...form, to: [FREE, FREE].join(), reason: REASON });
      expect(twice.status).toBe(409);
    });

    it('is as before after an interruption at any statement, and done by the next attempt', async () => {
      const tables = ['advert_orders', 'advert_invoices', 'advert_slot_days', 'mails', 'history'];
      const everything = async () =>
        JSON.stringify(await Promise.all(tables.map((name) => rows(`select * from ${name} order by 1, 2`))));
      const before = await everything();
      const fields: Record<string, string> = fieldsOf((await ask(SECOND)).html);
      let place = 0;
      let isDone = false;
      while (!isDone && place < MAX_STATEMENTS) {
        place += 1;
        const { database, hasFailed } = cutAt(backend().database, place);
        const cut = anotherBrowser('203.0.113.1', { database, onError: () => undefined });
        for (const [name, value] of browser().cookies) cut.cookies.set(name, value);
        const { status } = await cut.post(`${path}/move`, {
          ...{ ...fields, csrf: fields.csrf ?? '', seen: await seen(), day: SECOND, to: FREE, reason: REASON },
        });
        isDone = !hasFailed();
        if (!isDone) expect([status, await everything()], `at statement ${place}`).toEqual([500, before]);
      }
      expect([isDone, place > 8]).toEqual([true, true]);
      expect(await order()).toMatchObject({ moved: { [FREE]: SECOND } });
    });
  });

  it('moves again, back, and into a day that was moved away; a credited day stays what it was', async () => {
    await move();
    expect(await move({ day: FREE, to: '2026-06-11' })).toBe('done');
    expect((await order())?.moved).toEqual({ '2026-06-11': SECOND });
    expect(await move({ day: THIRD, to: SECOND })).toBe('done');
    expect(await order()).toMatchObject({
      moved: { '2026-06-11': SECOND, [SECOND]: THIRD },
      places: [FIRST, SECOND, '2026-06-11'],
    });
    expect(await credit([SECOND])).toBe('done');
    expect(await move({ day: '2026-06-11', to: SECOND })).toBe('target_own');
    expect(await move({ day: '2026-06-11', to: THIRD })).toBe('done');
    expect(await move({ day: THIRD, to: '2026-06-12' })).toBe('done');
    await move({ day: '2026-06-12', to: THIRD });
    expect(await order()).toMatchObject({
      dates: [FIRST, THIRD],
      moved: { [THIRD]: SECOND, [SECOND]: THIRD },
    });
    expect(await credit([FIRST, THIRD])).toBe('done');
    expect(await move({ day: THIRD, to: FREE })).toBe('stale');
    expect(await rows('select owed from advert_orders')).toEqual([{ owed: 0 }]);
  });

  it('may have passed or wait for its approval; a later first day is warned of again', async () => {
    await rows(`update advert_orders set state = 'ordered', confirmed_at = null, warned_at = now(),
      dates = '{2026-05-09,2026-05-27}', first_day = '2026-05-09', last_day = '2026-05-27'`);
    expect(await move({ day: '2026-05-09' })).toBe('done');
    expect(await rows('select warned_at, state from advert_orders')).toEqual([{ warned_at: null, state: 'ordered' }]);
    await backend().database.transaction(async (transaction) => {
      const locked = await lockOrder(transaction, 'stadt', id);
      const later = new Date('2026-05-28T10:00:00Z');
      expect(await creditPassedDays(transaction, { ...options(), now: () => later }, locked)).toEqual([FREE]);
    });
    expect((await order())?.dates).toEqual([FREE]);
    await rows(`update advert_orders set state = 'cancelled'`);
    expect(await move({ day: FREE, to: '2026-06-11' })).toBe('stale');
  });

  it('appears on the new day and not on the old one, and never goes to a day after its event', async () => {
    await insertEvents(backend().database, [anEvent({ id: 'fair', appointments: [{ date: FREE }] })]);
    await rows(`update advert_orders set event_id = 'fair', event = '{}'`);
    expect(await move({ to: '2026-06-11' })).toBe('target_over');
    const isShown = async () =>
      (await findRunning(backend().database, 'stadt', 'list', NOW)).some((advert) => advert.id === id);
    expect(await isShown()).toBe(false);
    expect(await move({ to: '2026-05-10' })).toBe('target_late');
    expect(await move({ to: '2026-05-10', isLateAccepted: true })).toBe('done');
    expect(await isShown()).toBe(true);
    expect(await move({ day: '2026-05-10' })).toBe('done');
    expect(await isShown()).toBe(false);
  });

  it('and an order for its last place: one of them gets it', async () => {
    await rows(`update advert_slots set capacity = 1 where id = $1`, [LIST]);
    const [moved, bought] = await Promise.all([move(), buy([FREE], 2975)]);
    expect([moved === 'done', bought.status === 201].filter(Boolean)).toHaveLength(1);
    expect(moved === 'done' ? bought.body.code : moved).toBe(moved === 'done' ? 'slot_taken' : 'target_taken');
    expect(await rows(`select 1 from advert_slot_days where day = '${FREE}'`)).toHaveLength(1);
  });

  it('is told with the closing of the month of its money, and who closed it', async () => {
    await browser().logIn();
    await rows(`insert into history (client, at, by, operator_id, kind, record, action, details)
      select 'stadt', now(), 'operator', id, 'books', month, 'closed', '{"count": 2}'
      from operators, (values ('2026-05'), ('2026-04')) as closed (month)`);
    const { html } = await browser().open(path);
    expect(html.match(/hat den Monat abgeschlossen/g)).toHaveLength(1);
    expect(html).toContain('href="/backoffice/stadt/invoices/months/2026-05"');
  });

  it('by two operators at once moves once', async () => {
    const seenState = await seen();
    const results = await Promise.all([move({ seenState }), move({ seenState, to: '2026-06-11' })]);
    expect(results.sort()).toEqual(['done', 'stale']);
    expect((await order())?.places).toHaveLength(DAYS.length);
  });

  it('of an order that its buyer cancels at that moment: the move waits, and does nothing', async () => {
    const seenState = await seen();
    const { cancelOrder } = await import('../../demo/server/adverts/orders/end-order');
    const result = await whileHeld(
      backend(),
      (transaction) => cancelOrder(transaction, options(), { client: 'stadt', accountId: person().id }, id),
      () => move({ seenState }),
    );
    expect(result).toBe('stale');
    expect(await order()).toMatchObject({ state: 'cancelled', places: [] });
  });

  it('costs what the order agreed to, whatever has become of prices, VAT, seller and place meanwhile', async () => {
    const saved = await rows<{ data: object }>(`select data from advert_sellers where client = 'stadt'`);
    await backend().database.script(`
      update advert_slots set day_cents = 99900, tiers = '[]', least_cents = 5, vat_share = 700, is_active = false where id = '${LIST}';
      update advert_sellers set data = data || '{"isSmallBusiness": true}';
      update advert_channels set is_active = false where id = (select channel_id from advert_slots where id = '${LIST}')`);
    expect(await move()).toBe('done');
    expect(await credit([FREE])).toBe('done');
    expect(await credit([FIRST, THIRD])).toBe('done');
    expect(
      await rows(`select kind, sum(net)::int as net, sum(vat)::int as vat, count(distinct vat_share)::int as rates
        from advert_invoices group by kind order by kind`),
    ).toEqual([expect.objectContaining({ kind: 'credit' }), expect.objectContaining({ kind: 'invoice' })]);
    expect(await rows('select owed from advert_orders')).toEqual([{ owed: 0 }]);
    await rows(`update advert_sellers set data = $1::jsonb where client = 'stadt'`, [JSON.stringify(saved[0]?.data)]);
  });

  it('whatever is moved and credited: its places are its days, and the credit notes its invoice', async () => {
    const step = fc.record({ isCredit: fc.boolean(), which: fc.nat(2), to: fc.integer({ min: 22, max: 29 }) });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
        id = await insertOrder(backend().database, person().id, DAYS);
        await rows(`update advert_orders set state = 'confirmed'`);
        for (const { isCredit, which, to } of steps) {
          const before = await order();
          const day = before?.dates[which % before.dates.length] ?? '';
          await (isCredit ? credit([day]) : move({ day, to: `2026-05-${to}`, isLateAccepted: true }));
          const after = await order();
          if (after?.state === 'cancelled') break;
          expect(after?.places).toEqual(after?.dates);
          expect(await rows(SUMS_OF_DAYS)).toEqual([{ isSum: true }]);
          expect([after?.first, after?.last]).toEqual([after?.dates[0], after?.dates.at(-1)]);
        }
        const left = await order();
        if (left?.state === 'confirmed') await credit(left.dates);
        expect(await rows('select state, owed from advert_orders')).toEqual([{ state: 'cancelled', owed: 0 }]);
        expect(await rows('select 1 from advert_slot_days where order_id is not null')).toEqual([]);
      }),
      { numRuns: 8 },
    );
  });
});
