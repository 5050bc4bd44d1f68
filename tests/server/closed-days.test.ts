import { beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { storeAdverts } from '../../demo/seed/store/adverts';
import { storeOrders } from '../../demo/seed/store/orders';
import { decideOnSlotDays, findDays } from '../../demo/server/adverts/decisions/close-days';
import { endOrder, lockOrder } from '../../demo/server/adverts/orders/end-order';
import { loadPlaceOccupancy } from '../../demo/server/backoffice/adverts/calendar/load-occupancy';
import { placeSums } from '../../demo/server/backoffice/adverts/calendar/occupancy';
import { periodOf } from '../../demo/server/backoffice/adverts/calendar/period';
import type { Database } from '../../demo/server/platform/database/database';
import { addDays } from '../../src/lib/days';
import { accountApp, callsOf } from '../support/account-calls';
import { giveSettings, insertPerson } from '../support/account-fixtures';
import { BILLING, emptyOrders } from '../support/advert-fixtures';
import { fieldsOf } from '../support/back-office-browser';
import { NOW, TODAY } from '../support/event-fixtures';
import fc from '../support/same-cases';
import { onOneDatabase } from './on-each-database';
import { DAY, FRONT, LIST, ORDER, usingAdverts } from './using-adverts';
import { usingBackOffice } from './using-back-office';

const CALENDAR = '/backoffice/stadt/adverts/calendar';
const NEXT = addDays(DAY, 1);
const decisionOptions = (database: Database) => ({
  ...{ database, onWritten: () => undefined, now: () => NOW, mail: undefined },
  publicUrl: () => 'https://portal.example.org',
});
/** A page as a screen reader reads it. */
const asRead = (html: string) => html.replace(/<span aria-hidden="true">.*?<\/span>|<[^>]+>/g, '');
/** Closes days of the list of the town by a decision without a page. */
const close = async (database: Database, days: readonly string[], client = 'stadt', slot = LIST) => {
  const chosen = [{ slot, days }];
  const found = await findDays(database, client, chosen, { now: NOW, deed: 'close' });
  return decideOnSlotDays(
    decisionOptions(database),
    { deed: 'close', chosen, seen: found?.seen ?? '', reason: 'Wartung', fates: [], buyerReason: '' },
    { client, now: NOW },
  );
};

onOneDatabase('a closed day', (backend) => {
  const { send } = usingAdverts(backend);
  const closed = { code: 'slot_taken', errors: [{ path: `dates.${DAY}`, code: 'closed' }] };

  beforeEach(() => backend().database.script('delete from advert_closed_days'));

  it('is closed in every call, until it is opened', async () => {
    const { database } = backend();
    expect(await close(database, [DAY])).toBe('done');
    const { body } = await send('GET', `adverts/availability?slot=${LIST}&from=${DAY}&to=${NEXT}`);
    expect(body.data).toMatchObject([
      { date: DAY, state: 'closed', free: 0 },
      { date: NEXT, state: 'free', free: 3 },
    ]);
    expect((await send('POST', 'adverts/reservations', { slot: LIST, dates: [DAY, NEXT] })).body).toMatchObject(closed);
    expect((await send('POST', 'adverts/orders', ORDER)).body).toMatchObject(closed);
    const nextFree = async () => {
      const catalogue = await send('GET', 'adverts/catalogue');
      return /"id":"stadt-liste".*?"nextFree":"([\d-]+)"/.exec(catalogue.text)?.[1];
    };
    const free = await nextFree();
    await close(database, [free ?? '']);
    expect(await nextFree()).toBe(addDays(free ?? '', 1));
    const chosen = [{ slot: LIST, days: [DAY] }];
    const found = await findDays(database, 'stadt', chosen, { now: NOW, deed: 'open' });
    const opened = { deed: 'open', chosen, seen: found?.seen ?? '' } as const;
    expect(await decideOnSlotDays(decisionOptions(database), opened, { client: 'stadt', now: NOW })).toBe('done');
    expect(await decideOnSlotDays(decisionOptions(database), opened, { client: 'stadt', now: NOW })).toBe('stale');
    expect((await send('POST', 'adverts/orders', ORDER)).status).toBe(201);
  });

  it('is lost by a hold, and its buyer is told at the order', async () => {
    const { database } = backend();
    expect((await send('POST', 'adverts/reservations', { slot: LIST, dates: ORDER.dates })).status).toBe(201);
    const found = await findDays(database, 'stadt', [{ slot: LIST, days: [DAY] }], { now: NOW, deed: 'close' });
    expect(found?.taken).toMatchObject([{ day: DAY, order: null, cents: 0 }]);
    expect(await close(database, [DAY])).toBe('done');
    const held = async () => (await send('GET', 'adverts/draft')).body.data?.reservation?.dates;
    await send('PUT', 'adverts/draft', { slot: LIST, dates: ORDER.dates }, { 'if-match': '*' });
    expect(await held()).toEqual([NEXT]);
    expect((await send('POST', 'adverts/orders', ORDER)).body).toMatchObject(closed);
    expect(await close(database, [NEXT])).toBe('done');
    expect(await held()).toBeUndefined();
  });

  it('stays sold to those who have bought it', async () => {
    const { database } = backend();
    expect((await send('POST', 'adverts/orders', ORDER)).status).toBe(201);
    expect(await close(database, [DAY])).toBe('done');
    expect(await database.query('select 1 from advert_slot_days')).toHaveLength(2);
  });

  it('is no day of another client, of the past, or on which nothing appears', async () => {
    const { database } = backend();
    const find = (slot: string, days: string[]) =>
      findDays(database, 'stadt', [{ slot, days }], { now: NOW, deed: 'close' });
    expect(await find('kurier-kasten', [DAY])).toBeUndefined();
    expect(await find('nothing', [DAY])).toBeUndefined();
    expect(await close(database, [DAY], 'stadt', 'kurier-kasten')).toBe('gone');
    expect(await close(database, [addDays(TODAY, -1)])).toBe('day_missing');
    // Sunday.
    expect(await close(database, [addDays(TODAY, 7)], 'zeitung', 'kurier-kasten')).toBe('day_missing');
    expect(await database.query('select 1 from advert_closed_days')).toEqual([]);
  });
});

onOneDatabase('a day that is closed while people order it', (backend) => {
  usingAdverts(backend);
  beforeEach(() => backend().database.script('delete from advert_closed_days'));

  it('is sold before, or refused afterwards, but never both', async () => {
    const { database } = backend();
    const people = await Promise.all(Array.from({ length: 6 }, () => insertPerson(database)));
    const app = accountApp(database, { now: () => NOW, onError: () => undefined });
    const outcomes = new Set<string>();
    for (const [index, { token }] of people.entries()) {
      const day = addDays(DAY, index);
      const order = { ...ORDER, dates: [day] };
      const [answer, result] = await Promise.all([
        callsOf(app, token)('POST', 'adverts/orders', order),
        close(database, [day]),
      ]);
      const sold = await database.query('select 1 from advert_slot_days where day = $1', [day]);
      const closed = await database.query('select 1 from advert_closed_days where day = $1', [day]);
      expect([answer.status, sold.length]).toEqual(answer.status === 201 ? [201, 1] : [409, 0]);
      expect(closed).toHaveLength(result === 'done' ? 1 : 0);
      // An order before the question is named in it; one after it makes it stale.
      if (answer.status === 409) expect(result).toBe('done');
      outcomes.add(`${answer.status} ${result}`);
    }
    expect(outcomes.size).toBeGreaterThan(0);
  });

  it.skipIf(!inject('postgres'))('is closed by one of two operators, with one entry in the history', async () => {
    const { database } = backend();
    const chosen = [{ slot: LIST, days: [DAY, NEXT] }];
    const found = await findDays(database, 'stadt', chosen, { now: NOW, deed: 'close' });
    const decide = (reason: string) =>
      decideOnSlotDays(
        decisionOptions(database),
        { deed: 'close', chosen, seen: found?.seen ?? '', reason, fates: [], buyerReason: '' },
        { client: 'stadt', now: NOW },
      );
    expect((await Promise.all([decide('Feiertag'), decide('Wartung')])).sort()).toEqual(['done', 'stale']);
    expect(await database.query(`select 1 from history where kind = 'slot'`)).toHaveLength(1);
    expect(await database.query('select distinct reason from advert_closed_days')).toHaveLength(1);
  });
});

onOneDatabase('the pages that close days', (backend) => {
  const { browser, person, neighbour } = usingBackOffice(backend);
  const rows = <Row>(sql: string) => backend().database.query<Row>(sql);
  const closedDays = () =>
    rows<{ slot: string; day: string; reason: string }>(
      'select slot_id as slot, day, reason from advert_closed_days order by slot_id, day',
    );
  beforeAll(() => storeAdverts(backend().database));
  beforeEach(async () => {
    const { database } = backend();
    await emptyOrders(database);
    await giveSettings(database, 'stadt', { applicationSettings: { activateAdverts: true } });
    await database.script('delete from advert_closed_days; delete from mails; delete from history');
    const order = {
      ...{ client: 'stadt', slot: LIST, orderedOn: TODAY, event: undefined, mediumId: null, billing: BILLING },
      contact: { email: 'verein@example.org' },
    } as const;
    await storeOrders(database, [
      { ...order, id: 'approved', accountId: person().id, dates: [DAY, NEXT], state: 'confirmed' },
      { ...order, id: 'waiting', accountId: null, dates: [DAY], state: 'ordered' },
    ]);
    await browser().logIn();
  });
  const ask = (query: string, deed = 'close') => browser().open(`${CALENDAR}/${deed}?check=1&${query}`);
  const send = async (query: string, typed: Record<string, string>, deed = 'close') => {
    const { html } = await ask(query, deed);
    return browser().post(`${CALENDAR}/${deed}`, { ...fieldsOf(html), ...typed });
  };
  const QUERY = `slot=${LIST}&from=${DAY}`;

  it('say what is sold to whom, and want a reason', async () => {
    const { html } = await ask(QUERY);
    for (const text of ['2 Anzeigen sind verkauft', 'Kulturverein', 'ST-A-2026-00001', 'Freigegeben', 'Zu entscheiden'])
      expect(html).toContain(text);
    expect(html).toContain(`/backoffice/stadt/orders/ST-A-2026-00001/move?day=${DAY}`);
    const refused = await send(QUERY, { reason: ' ' });
    expect(refused.status).toBe(422);
    expect(refused.html).toContain('Es fehlt eine Begründung');
    expect(await closedDays()).toEqual([]);
    const done = await send(QUERY, { reason: 'Umbau <der> Seite' });
    expect(done.html).toContain('Gespeichert.');
    expect(await closedDays()).toEqual([{ slot: LIST, day: DAY, reason: 'Umbau <der> Seite' }]);
    const cell = await browser().open(`${CALENDAR}?view=weeks&from=${DAY}&slot=${LIST}&day=${DAY}`);
    for (const text of ['geschlossen, 2 verkauft', 'Umbau &lt;der&gt; Seite', 'Olga Ott', 'Tag öffnen'])
      expect(asRead(cell.html)).toContain(text);
    expect((await browser().open('/backoffice/stadt/history')).html).toContain('hat einzelne Tage geschlossen');
  });

  it('credit a sold day in the same step, or nothing at all', async () => {
    const credit = { [`fate-ST-A-2026-00001-${DAY}`]: 'credit', reason: 'Wartung' };
    expect((await send(QUERY, credit)).html).toContain('Es fehlt die Begründung für die Käufer');
    expect(await closedDays()).toEqual([]);
    const foreign = { [`fate-ST-A-2026-00002-${DAY}`]: 'credit', reason: 'Wartung', 'buyer-reason': 'x' };
    expect((await send(QUERY, foreign)).status).toBe(409);
    const done = await send(QUERY, { ...credit, 'buyer-reason': 'Die Seite wird umgebaut.' });
    expect(done.html).toContain('Gespeichert.');
    expect(await rows(`select dates::text from advert_orders where id = 'approved'`)).toEqual([{ dates: `{${NEXT}}` }]);
    expect(await rows(`select order_id as order from advert_slot_days where day = '${DAY}'`)).toEqual([
      { order: 'waiting' },
    ]);
    expect(await rows(`select body from mails where body like '%wird umgebaut%'`)).not.toEqual([]);
  });

  it.each(['advert_closed_days', 'advert_invoices', 'mails'])(
    'do nothing at all when the server ends at %s',
    async (table) => {
      const { database } = backend();
      const chosen = [{ slot: LIST, days: [DAY, NEXT] }];
      const found = await findDays(database, 'stadt', chosen, { now: NOW, deed: 'close' });
      const stored = () =>
        rows(`select (select json_agg(o.dates) from advert_orders o), (select json_agg(p) from advert_slot_days p),
        (select count(*) from advert_closed_days) + (select count(*) from history) + (select count(*) from mails)
          + (select count(*) from advert_invoices) as count, (select json_agg(c) from advert_counters c) as counters`);
      const before = await stored();
      const ending: Database = {
        ...database,
        transaction: (work, options) =>
          database.transaction(
            (transaction) =>
              work({
                ...transaction,
                query: async (sql, params, how) => {
                  const answer = await transaction.query(sql, params, how);
                  if (sql.includes(`insert into ${table}`)) throw new Error('The server ends.');
                  return answer as never;
                },
              }),
            options,
          ),
      };
      const decision = {
        deed: 'close' as const,
        ...{ chosen, seen: found?.seen ?? '', reason: 'Wartung', buyerReason: 'Umbau' },
        fates: [DAY, NEXT].map((day) => ({ number: 'ST-A-2026-00001', day, to: undefined })),
      };
      const context = { client: 'stadt', now: NOW };
      await expect(decideOnSlotDays(decisionOptions(ending), decision, context)).rejects.toThrow('The server ends.');
      expect(await stored()).toEqual(before);
      expect(await decideOnSlotDays(decisionOptions(database), decision, context)).toBe('done');
    },
  );

  it('move a sold day to a free one in the same step, or nothing at all', async () => {
    const free = addDays(DAY, 2);
    const fate = `fate-ST-A-2026-00001-${DAY}`;
    expect((await ask(QUERY)).html).toContain(`<option value="${free}">Verschieben auf Do, 11. Juni</option>`);
    const lost = await send(QUERY, { [fate]: NEXT, reason: 'Wartung', 'buyer-reason': 'Umbau' });
    expect(lost.status).toBe(422);
    expect(lost.html).toContain('ist nicht mehr frei');
    expect(await closedDays()).toEqual([]);
    const done = await send(QUERY, { [fate]: free, reason: 'Wartung', 'buyer-reason': 'Umbau der Seite' });
    expect(done.html).toContain('Gespeichert.');
    expect(await rows(`select to_json(dates) as dates, moved from advert_orders where id = 'approved'`)).toEqual([
      { dates: [NEXT, free], moved: { [free]: DAY } },
    ]);
    expect(await rows(`select cents from advert_slot_days where order_id = 'approved'`)).toEqual([
      ...[{ cents: 1250 }, { cents: 1250 }],
    ]);
  });

  it('refuse what has changed meanwhile, and keep what was typed', async () => {
    const { html } = await ask(QUERY);
    const second = neighbour();
    await second.logIn();
    const other = await second.open(`${CALENDAR}/close?check=1&${QUERY}`);
    await second.post(`${CALENDAR}/close`, { ...fieldsOf(other.html), reason: 'Feiertag' });
    const query = `slot=${LIST}&from=${DAY}&to=${NEXT}`;
    const stale = await browser().post(`${CALENDAR}/close`, { ...fieldsOf(html), query, reason: 'Wartung' });
    expect(stale.status).toBe(409);
    for (const text of ['hat sich an diesen Tagen etwas geändert', 'value="Wartung"'])
      expect(stale.html).toContain(text);
    expect(await closedDays()).toMatchObject([{ reason: 'Feiertag' }]);
  });

  it('close ranges, weekdays and holidays of a whole medium, and open them', async () => {
    const weekdays = `medium=stadt-online&from=${TODAY}&to=${addDays(TODAY, 20)}&weekday=7`;
    const media = await rows<{ id: string }>(`select id from advert_media where client = 'stadt'`);
    const query = weekdays.replace('stadt-online', media[0]?.id ?? '');
    await send(query, { reason: 'Sonntagsruhe' });
    expect((await closedDays()).map(({ slot, day }) => `${slot} ${day}`)).toEqual(
      [LIST, FRONT].flatMap((slot) => [0, 7, 14].map((days) => `${slot} ${addDays(TODAY, days)}`)),
    );
    const holidays = await ask(`slot=${FRONT}&year=2026`);
    expect(holidays.html).toContain('value="Feiertag"');
    await send(`slot=${FRONT}&year=2026`, { reason: 'Feiertag' });
    expect((await closedDays()).filter(({ reason }) => reason === 'Feiertag').map(({ day }) => day)).toEqual([
      ...['2026-05-14', '2026-05-25', '2026-06-04', '2026-10-03', '2026-11-01', '2026-12-25', '2026-12-26'],
    ]);
    await send(`slot=${FRONT}&slot=${LIST}&from=${TODAY}&to=2026-12-31`, {}, 'open');
    expect(await closedDays()).toEqual([]);
  });

  it('ask again for what cannot be, and find no place of another client', async () => {
    for (const [query, text] of [
      ['from=2026-06-09', 'mindestens einen Werbeplatz'],
      [`slot=${LIST}`, 'Bitte wählen Sie einen Tag'],
      [`slot=${LIST}&from=x`, 'Bitte einen Tag wie'],
      [`slot=${LIST}&from=2026-05-09`, 'Dieser Tag ist vorbei'],
      [`slot=${LIST}&from=2026-06-09&to=2026-06-08`, 'liegt vor dem ersten'],
      [`slot=${LIST}&from=2026-06-09&to=2036-06-08`, 'höchstens zwei Jahre'],
      [`slot=${LIST}&from=2026-06-09&weekday=1`, 'nichts zu schließen'],
    ] as const) {
      const asked = await ask(query);
      expect(asked.status, query).toBe(422);
      expect(asked.html, query).toContain(text);
    }
    expect((await ask(`slot=kurier-kasten&from=${DAY}`)).status).toBe(404);
    const foreign = await browser().post(`${CALENDAR}/close`, {
      ...fieldsOf((await ask(QUERY)).html),
      ...{ query: `slot=kurier-kasten&from=${DAY}`, reason: 'x' },
    });
    expect(foreign.status).toBe(404);
    expect((await browser().post(`${CALENDAR}/close`, { query: QUERY })).status).toBe(403);
  });

  describe('the occupancy', () => {
    it('shows places and days, the month beside them, and the orders of a cell', async () => {
      const open = async (path: string) => ({ html: asRead((await browser().open(path)).html) });
      const weeks = await open(`${CALENDAR}?view=weeks&from=${DAY}&slot=${LIST}&day=${DAY}`);
      for (const text of ['Di, 9. Juni: 2 von 3 belegt', '9. – 22. Juni 2026', 'belegt im Juni', 'gebucht, netto'])
        expect(weeks.html).toContain(text);
      expect(weeks.html).toContain('2 von 3 belegt, 1 frei zu 9,00');
      expect(weeks.html).not.toContain('gegenüber');
      const month = await open(`${CALENDAR}?view=month&from=${DAY}`);
      expect(month.html).toContain('8. – 14.: 3 von 21 belegt');
      const year = await open(`${CALENDAR}?view=year&from=${DAY}`);
      expect(year.html).toContain('Juni 2026, 3 von 90 belegt: 3 %');
      for (const odd of [
        'view=x&from=2026-99-99',
        'slot=nothing&day=2026-06-09',
        'from=2999-12-31',
        'view=year&from=1900-01-01',
      ])
        expect((await browser().open(`${CALENDAR}?${odd}`)).status, odd).toBe(200);
    });

    it('has sums by month and place that are those of the prices of days, whatever is credited', async () => {
      const { database } = backend();
      await emptyOrders(database);
      const span = Array.from({ length: 60 }, (_, index) => addDays(TODAY, index));
      const given = fc.sample(
        fc.record({ slot: fc.constantFrom(LIST, FRONT), dates: fc.subarray(span, { minLength: 1, maxLength: 9 }) }),
        { seed: 3, numRuns: 25 },
      );
      await storeOrders(
        database,
        given.map(({ slot, dates }, index) => ({
          ...{ id: `order-${index}`, client: 'stadt', slot, dates, accountId: null, orderedOn: TODAY },
          ...{ state: 'confirmed', event: undefined, mediumId: null, billing: BILLING, contact: { email: '' } },
        })),
      );
      const stored = await rows<{ id: string; dates: string[] }>(
        'select id, to_json(dates) as dates from advert_orders order by id',
      );
      for (const [index, { id, dates }] of stored.entries())
        if (index % 2 === 0)
          await database.transaction(async (transaction) => {
            const order = await lockOrder(transaction, 'stadt', id);
            await endOrder(transaction, decisionOptions(database), order, {
              ...{ remainingDays: dates.filter((_, position) => position % 2 === 1), reason: 'Ausfall' },
              ...{ actor: { by: 'operator' }, decision: 'credited' },
            });
          });
      let total = 0;
      for (const from of ['2026-05-01', '2026-06-01', '2026-07-01']) {
        const { sums: range } = periodOf('month', from, TODAY);
        const occupancy = await loadPlaceOccupancy(database, 'stadt', range, NOW);
        for (const { place, sums } of placeSums(occupancy, range, NOW)) {
          const [row] = await rows<{ cents: number; sold: number }>(
            `select coalesce(sum(cents), 0)::int as cents, count(*)::int as sold from advert_slot_days
             where slot_id = '${place.id}' and day between '${range.first}' and '${range.last}'`,
          );
          expect(sums).toMatchObject({ cents: row?.cents, sold: row?.sold });
          total += sums.cents;
        }
      }
      const [books] = await rows<{ net: number }>(
        `select sum(case when kind = 'invoice' then net else -net end)::int as net from advert_invoices`,
      );
      expect(total).toBe(books?.net);
      expect(total).toBeGreaterThan(0);
    });
  });
});
