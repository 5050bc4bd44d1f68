import { describe, expect, it } from 'vitest';
import { Problem } from '../../demo/server/platform/http/problem';
import { addDays } from '../../src/lib/days';
import { type Answered, accountApp, callsOf, type Send } from '../support/account-calls';
import { giveSettings, insertPerson } from '../support/account-fixtures';
import { NOW, TODAY } from '../support/event-fixtures';
import { onOneDatabase } from './on-each-database';
import { DAY, FRONT, LIST, QUARTER_MS, usingAdverts } from './using-adverts';

const stateOn = ({ body }: Answered, date: string) =>
  body.data.find((day: { date: string }) => day.date === date)?.state;

onOneDatabase('the catalogue of adverts', (backend) => {
  const { send, asVisitor, asOther } = usingAdverts(backend);
  const free = (slot: string, query = '') => asVisitor('GET', `adverts/availability?slot=${slot}${query}`);

  it('is listed by medium, channel and slot, with its price and the next free day', async () => {
    const { status, body } = await asVisitor('GET', 'adverts/catalogue');
    expect(status).toBe(200);
    expect(body.data).toMatchObject([
      {
        id: 'stadt-online',
        kind: 'online',
        channels: [{ reach: 4200, slots: [{ id: LIST }, { id: FRONT, capacity: 1 }] }],
      },
    ]);
    const [list] = body.data[0].channels[0].slots;
    expect(list).toMatchObject({ size: { width: 640, height: 400 }, price: { dayCents: 900, leastCents: 2500 } });
    expect(list.nextFree >= TODAY).toBe(true);
    expect(stateOn(await free(LIST), list.nextFree)).toBe('free');
    expect(stateOn(await free(LIST, `&from=${TODAY}`), addDays(list.nextFree, -1)) ?? 'closed').toBe('closed');
  });

  it('omits slots that an operator has disabled', async () => {
    await backend().database.query('update advert_slots set is_active = false where id = $1', [LIST]);
    try {
      const { body } = await asVisitor('GET', 'adverts/catalogue');
      expect(body.data[0].channels[0].slots.map(({ id }: { id: string }) => id)).toEqual([FRONT]);
      expect((await free(LIST)).status).toBe(404);
    } finally {
      await backend().database.query('update advert_slots set is_active = true where id = $1', [LIST]);
    }
  });

  it('is closed on days before the closing time, and on weekdays on which the slot does not appear', async () => {
    const { body } = await callsOf(
      accountApp(backend().database),
      undefined,
      'zeitung',
    )('GET', `adverts/availability?slot=kurier-streifen&from=2026-06-15&to=2026-06-21`);
    expect(body.data.map(({ state }: { state: string }) => state)).toEqual([
      ...['free', 'free', 'free', 'free', 'free', 'free', 'closed'],
    ]);
    expect(body.data[5].cents).toBe(54_600);
    expect(stateOn(await free(LIST, `&from=${TODAY}`), TODAY)).toBe('closed');
  });

  it.each([
    ['adverts/availability', 'slot', 'required'],
    [`adverts/availability?slot=${LIST}&from=2026-13-01`, 'from', 'date'],
    [`adverts/availability?slot=${LIST}&from=2026-06-02&to=2026-06-01`, 'to', 'range'],
    [`adverts/availability?slot=${LIST}&from=2026-06-02&to=2029-06-01`, 'to', 'range'],
  ])('refuses %s', async (path, field, code) => {
    const { status, body } = await asVisitor('GET', path);
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ path: field, code }]);
  });

  it('has the prices of the quote, with and without a voucher', async () => {
    const ask = (body: object) =>
      asVisitor('POST', 'adverts/quote', { slot: LIST, dates: [DAY, addDays(DAY, 1)], ...body });
    expect((await ask({})).body.data).toMatchObject({ net: 2500, vat: 475, gross: 2975 });
    expect((await ask({ voucher: 'verein20 ' })).body.data).toMatchObject({ net: 500, gross: 595 });
    const refused = await ask({ voucher: 'NIE' });
    expect([refused.status, refused.body.errors]).toEqual([422, [{ path: 'voucher', code: 'voucher_unknown' }]]);
    for (const [change, code] of [
      ['uses_left = 0', 'voucher_used_up'],
      [`uses_left = 1, last_day = '2026-01-01'`, 'voucher_too_late'],
      [`last_day = null, first_day = '2030-01-01'`, 'voucher_too_early'],
    ] as const) {
      await backend().database.query(`update advert_vouchers set ${change} where code = 'VEREIN20'`);
      expect((await ask({ voucher: 'VEREIN20' })).body.errors, code).toEqual([{ path: 'voucher', code }]);
    }
    expect((await ask({ dates: [] })).body.errors).toEqual([{ path: 'dates', code: 'required' }]);
    expect((await ask({ dates: ['gestern'] })).status).toBe(422);
    expect((await ask({ slot: 'kurier-liste' })).status).toBe(404);
  });

  it('is the same for all callers: revalidated each time by ETag, without personal data', async () => {
    const days = `adverts/availability?slot=${FRONT}&from=${DAY}&to=${addDays(DAY, 1)}`;
    const first = await asVisitor('GET', days);
    for (const path of ['adverts/catalogue', days]) {
      const { headers } = await asVisitor('GET', path);
      expect([path, headers.get('cache-control')]).toEqual([path, 'public, no-cache']);
      const again = { 'if-none-match': headers.get('etag') ?? 'none' };
      const asked = await callsOf(accountApp(backend().database))('GET', path, undefined, again);
      expect([path, asked.status]).toEqual([path, 304]);
    }
    await send('POST', 'adverts/reservations', { slot: FRONT, dates: [DAY] });
    const [visitor, other, holder] = await Promise.all([asVisitor, asOther, send].map((as) => as('GET', days)));
    expect(visitor?.headers.get('etag')).not.toBe(first.headers.get('etag'));
    expect(Object.keys(visitor?.body.data[0]).sort()).toEqual(['cents', 'date', 'free', 'state']);
    expect(visitor?.body.data[0]).toMatchObject({ date: DAY, state: 'taken', free: 0 });
    expect([other?.text, holder?.text]).toEqual([visitor?.text, visitor?.text]);
    const price = { slot: FRONT, dates: [DAY, addDays(DAY, 1)] };
    const prices = await Promise.all([asVisitor, asOther].map((as) => as('POST', 'adverts/quote', price)));
    expect(prices.map(({ status }) => status)).toEqual([200, 200]);
    expect(prices[0]?.text).toBe(prices[1]?.text);
  });

  it('is queued with all other reads, and refused beyond their limits', async () => {
    const costlyReads = () => Promise.reject(new Problem(503, 'busy'));
    const ask = callsOf(accountApp(backend().database, { costlyReads, now: () => NOW }));
    for (const [method, path, body] of [
      ['GET', 'adverts/catalogue', undefined],
      ['GET', `adverts/availability?slot=${LIST}`, undefined],
      ['POST', 'adverts/quote', { slot: LIST, dates: [DAY] }],
    ] as const)
      expect([path, (await ask(method, path, body)).status]).toEqual([path, 503]);
  });

  it('does not exist if the client has not enabled adverts', async () => {
    await giveSettings(backend().database, 'stadt', {});
    for (const path of ['adverts/catalogue', `adverts/availability?slot=${LIST}`])
      expect((await asVisitor('GET', path)).status, path).toBe(404);
    expect((await asVisitor('POST', 'adverts/quote', { slot: LIST, dates: [DAY] })).status).toBe(404);
    expect((await send('POST', 'adverts/reservations', { slot: LIST, dates: [DAY] })).status).toBe(404);
  });

  it('is held for logged-in persons only, and holds are private', async () => {
    expect((await asVisitor('POST', 'adverts/reservations', { slot: LIST, dates: [DAY] })).body.code).toBe(
      'token_missing',
    );
    const { id } = (await send('POST', 'adverts/reservations', { slot: LIST, dates: [DAY] })).body.data;
    expect((await asOther('POST', `adverts/reservations/${id}/renew`)).status).toBe(404);
    expect((await asOther('DELETE', `adverts/reservations/${id}`)).status).toBe(404);
    expect((await send('DELETE', `adverts/reservations/${id}`)).status).toBe(200);
  });
});

onOneDatabase('a reservation', (backend) => {
  const { send, asOther, asVisitor, pass } = usingAdverts(backend);
  const days = [DAY, addDays(DAY, 1)];
  const reserve = (as: Send, slot: string, dates: readonly string[]) =>
    as('POST', 'adverts/reservations', { slot, dates });
  const states = async (slot: string) => {
    const found = await asVisitor('GET', `adverts/availability?slot=${slot}&from=${DAY}&to=${addDays(DAY, 1)}`);
    return found.body.data.map(({ state }: { state: string }) => state);
  };

  it('holds all days or none, and names unavailable ones', async () => {
    const held = await reserve(send, FRONT, [days[1] ?? '', DAY, DAY]);
    expect(held.status, held.text).toBe(201);
    expect(held.body.data).toMatchObject({
      slot: FRONT,
      dates: days,
      expires: new Date(NOW.getTime() + QUARTER_MS).toISOString(),
    });
    expect(await states(FRONT)).toEqual(['taken', 'taken']);
    const refused = await reserve(asOther, FRONT, [addDays(DAY, -1), DAY, TODAY]);
    expect([refused.status, refused.body.code]).toEqual([409, 'slot_taken']);
    expect(refused.body.errors).toEqual([
      { path: `dates.${TODAY}`, code: 'closed' },
      { path: `dates.${DAY}`, code: 'taken' },
    ]);
    expect((await reserve(asOther, FRONT, [addDays(DAY, -1)])).status).toBe(201);
  });

  it('replaces the previous one of the person', async () => {
    await reserve(send, FRONT, days);
    await reserve(send, LIST, days);
    expect(await states(FRONT)).toEqual(['free', 'free']);
    expect(await states(LIST)).toEqual(['free', 'free']);
  });

  it('expires after a quarter of an hour unless it is renewed', async () => {
    const { id } = (await reserve(send, FRONT, [DAY])).body.data;
    pass(QUARTER_MS - 1000);
    expect((await reserve(asOther, FRONT, [DAY])).status).toBe(409);
    expect((await send('POST', `adverts/reservations/${id}/renew`)).body.data.dates).toEqual([DAY]);
    pass(QUARTER_MS - 1000);
    expect((await reserve(asOther, FRONT, [DAY])).status).toBe(409);
    pass(2000);
    expect((await send('POST', `adverts/reservations/${id}/renew`)).status).toBe(404);
    expect((await reserve(asOther, FRONT, [DAY])).status).toBe(201);
    expect((await reserve(send, FRONT, [DAY])).status).toBe(409);
  });

  it('can be renewed once, and not prolonged by other holds or releases', async () => {
    const first = (await reserve(send, FRONT, [DAY])).body.data;
    expect(first.isRenewable).toBe(true);
    const renewed = await send('POST', `adverts/reservations/${first.id}/renew`);
    expect([renewed.status, renewed.body.data.isRenewable]).toEqual([200, false]);
    const again = await send('POST', `adverts/reservations/${first.id}/renew`);
    expect([again.status, again.body.code]).toEqual([409, 'hold_used_up']);
    pass(QUARTER_MS - 60_000);
    const other = (await reserve(send, FRONT, days)).body.data;
    expect(Date.parse(other.expires)).toBe(NOW.getTime() + 2 * QUARTER_MS - 60_000);
    pass(QUARTER_MS);
    const late = (await reserve(send, FRONT, [DAY])).body.data;
    expect(Date.parse(late.expires)).toBe(NOW.getTime() + 2 * QUARTER_MS);
    await send('DELETE', `adverts/reservations/${late.id}`);
    expect(Date.parse((await reserve(send, FRONT, [DAY])).body.data.expires)).toBe(NOW.getTime() + 2 * QUARTER_MS);
    pass(60_000);
    const refused = await reserve(send, FRONT, [DAY]);
    expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([
      ...[409, 'hold_used_up', '900'],
    ]);
    expect((await reserve(asOther, FRONT, [DAY])).status).toBe(201);
    pass(QUARTER_MS);
    expect((await reserve(send, LIST, [DAY])).body.data.isRenewable).toBe(true);
  });

  it('has 31 days at most, and none more than two years ahead', async () => {
    const many = (count: number, from = DAY) => Array.from({ length: count }, (_, index) => addDays(from, index));
    expect((await reserve(send, LIST, many(31))).status).toBe(201);
    expect((await reserve(send, LIST, many(32))).status).toBe(422);
    const far = addDays(TODAY, 731);
    const refused = await reserve(send, LIST, [addDays(TODAY, 730), far]);
    expect([refused.status, refused.body.errors]).toEqual([409, [{ path: `dates.${far}`, code: 'closed' }]]);
    const { body } = await asVisitor('GET', `adverts/availability?slot=${LIST}&from=2099-05-04&to=2099-05-05`);
    expect(body.data.map(({ state }: { state: string }) => state)).toEqual(['closed', 'closed']);
  });

  it('is released', async () => {
    const { id } = (await reserve(send, FRONT, [DAY])).body.data;
    expect((await send('DELETE', `adverts/reservations/${id}`)).status).toBe(200);
    expect((await reserve(asOther, FRONT, [DAY])).status).toBe(201);
  });

  describe('of the last places', () => {
    it('is granted exactly as often as there are places, by two servers', async () => {
      const { database } = backend();
      const people = await Promise.all(Array.from({ length: 24 }, () => insertPerson(database)));
      const servers = [accountApp(database), accountApp(database)] as const;
      const answers = await Promise.all(
        people.map(({ token }, index) => reserve(callsOf(servers[index % 2 ? 1 : 0], token), LIST, days)),
      );
      expect(answers.map(({ status }) => status).filter((status) => status === 201)).toHaveLength(3);
      expect(answers.filter(({ body }) => body.code === 'slot_taken')).toHaveLength(21);
      const places = await database.query('select 1 from advert_slot_days');
      expect(places).toHaveLength(6);
    });
  });
});
