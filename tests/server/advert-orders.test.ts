import { PDFDocument } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { completeOptions } from '../../demo/server/app';
import { keepSending } from '../../demo/server/mail/send-mails';
import { addDays } from '../../src/lib/days';
import type { Send } from '../support/account-calls';
import { insertRelation } from '../support/account-fixtures';
import { BILLING, emptyOrders } from '../support/advert-fixtures';
import { anEvent, insertEvents, NOW } from '../support/event-fixtures';
import { startMailServer } from '../support/fake-mail-server';
import { onEachDatabase, onOneDatabase } from './on-each-database';
import { DAY, FRONT, LIST, ORDER, QUARTER_MS, usingAdverts } from './using-adverts';

const FRONT_ORDER = { ...ORDER, slot: FRONT, dates: [DAY], gross: 2856 };
const order = (as: Send, changes: object = {}, headers: Record<string, string> = {}) =>
  as('POST', 'adverts/orders', { ...ORDER, ...changes }, headers);

onEachDatabase('an order', (backend, once) => {
  const { send, asOther, asVisitor, owner, pass, now } = usingAdverts(backend);
  const rows = <Row>(sql: string) => backend().database.query<Row>(sql);

  it('takes its slot days, ends reservation and draft, and returns invoice and payment', async () => {
    await send('PUT', 'adverts/draft', { slot: LIST }, { 'if-match': '*' });
    await send('POST', 'adverts/reservations', { slot: LIST, dates: ORDER.dates });
    const { status, body, text } = await order(send, { billing: BILLING });
    expect(status, text).toBe(201);
    expect(body.data).toMatchObject({
      ...{ number: 'ST-A-2026-00001', state: 'ordered', slot: LIST, dates: ORDER.dates, content: ORDER.content },
      product: { slot: { name: 'Karte in der Liste' }, kind: 'online', size: { width: 640, height: 400 } },
      price: { net: 2500, vat: 475, gross: 2975 },
      billing: { company: 'Kulturverein', reference: 'B-7' },
      contact: { email: owner().email, phone: '07121 1234' },
      invoices: [{ kind: 'invoice', number: 'ST-R-2026-00001', gross: 2975, dueOn: '2026-05-24' }],
      payment: { state: 'open', cents: 2975, dueOn: '2026-05-24' },
      canCancelUntil: '2026-06-08T10:00:00.000Z',
      canStopUntil: '2026-06-09T10:00:00.000Z',
    });
    expect(await rows('select 1 from advert_reservations')).toEqual([]);
    expect(await rows('select order_id is not null as ordered from advert_slot_days')).toEqual([
      { ordered: true },
      { ordered: true },
    ]);
    expect((await send('GET', 'adverts/draft')).body.data).toBeNull();
    const { id } = body.data;
    expect((await send('GET', `my/adverts/${id}`)).body.data).toEqual(body.data);
    expect((await asOther('GET', `my/adverts/${id}`)).status).toBe(404);
    expect((await asVisitor('GET', `my/adverts/${id}`)).status).toBe(401);
  });

  it('is confirmed by a mail with number, days, total and invoice', async () => {
    const { id } = (await order(send)).body.data;
    const mails = await rows<{ body: string; recipient: string }>('select body, recipient from mails');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.recipient).toBe(owner().email);
    for (const words of ['ST-A-2026-00001', 'ST-R-2026-00001', '29,75', '2 Tage, 9. Juni 2026 bis 10. Juni 2026', id])
      expect(mails[0]?.body).toContain(words);
  });

  once('is confirmed by a mail with the invoice attached', async () => {
    const { number } = (await order(send)).body.data.invoices[0];
    await backend().database.script(`update mails set state = 'waiting'`);
    const office = await startMailServer();
    const options = completeOptions({ database: backend().database, now, mail: office.service() });
    const worker = keepSending(options);
    await expect.poll(() => office.taken.length).toBe(1);
    await Promise.all([worker.close(), office.close()]);
    const [paper] = office.taken[0]?.email.attachments ?? [];
    expect(paper).toMatchObject({ filename: `${number}.pdf`, mimeType: 'application/pdf' });
    const pdf = await PDFDocument.load(paper?.content as ArrayBuffer);
    expect(pdf.getSubject()).toBe(number);
    const shown = await backend().app.request('/outbox');
    const address = /href="(\/outbox\/\d+\/paper\.pdf)"/.exec(await shown.text())?.[1] ?? '';
    expect((await backend().app.request(address)).headers.get('content-disposition')).toContain(`${number}.pdf`);
  });

  it('is placed once per key, however often it is sent', async () => {
    const key = { 'idempotency-key': 'order-once-1' };
    const answers = await Promise.all([order(send, {}, key), order(send, {}, key)]);
    const again = await order(send, {}, key);
    expect([201, 409]).toContain(answers[0]?.status);
    expect(again.status).toBe(201);
    expect(await rows('select number from advert_orders')).toEqual([{ number: 'ST-A-2026-00001' }]);
    expect(await rows('select 1 from mails')).toHaveLength(1);
  });

  it('from one draft is placed by only one of two devices', async () => {
    const tag = (await send('PUT', 'adverts/draft', { slot: LIST }, { 'if-match': '*' })).headers.get('etag') ?? '';
    const answers = await Promise.all([order(send, {}, { 'if-match': tag }), order(send, {}, { 'if-match': tag })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 412]);
    expect(await rows('select 1 from advert_orders')).toHaveLength(1);
  });

  it('needs no reservation while slot days are free, and gets none that others hold', async () => {
    await send('POST', 'adverts/reservations', { slot: FRONT, dates: [DAY] });
    expect((await order(asOther, FRONT_ORDER)).body).toMatchObject({
      code: 'slot_taken',
      errors: [{ path: `dates.${DAY}`, code: 'taken' }],
    });
    pass(QUARTER_MS + 1000);
    expect((await order(send, FRONT_ORDER)).status).toBe(201);
    expect((await order(asOther, FRONT_ORDER)).status).toBe(409);
    expect(await rows('select 1 from advert_invoices')).toHaveLength(1);
  });

  once('may use slot days that were held at their closing time, until the hold ends', async () => {
    pass(Date.parse('2026-06-05T09:59:00Z') - NOW.getTime());
    await backend().database.query(`update tokens set expires_at = '2027-01-01'`);
    const days = { slot: LIST, dates: ['2026-06-08'] };
    expect((await send('POST', 'adverts/reservations', days)).status).toBe(201);
    pass(2 * 60_000);
    expect((await order(asOther, days)).body.errors).toEqual([{ path: 'dates.2026-06-08', code: 'closed' }]);
    expect((await order(send, days)).status).toBe(201);
  });

  once('costs the confirmed price, or is refused with the new price', async () => {
    const { status, body } = await order(send, { gross: 2900 });
    expect([status, body.code, body.current.gross]).toEqual([409, 'price_changed', 2975]);
    expect(await rows('select 1 from advert_orders')).toEqual([]);
    expect(await rows('select 1 from advert_slot_days')).toEqual([]);
    expect(await rows('select 1 from advert_counters')).toEqual([]);
  });

  once('of a business in another country of the Union has no VAT, on quote and invoice', async () => {
    const billing = { ...BILLING, country: 'AT', postalCode: '6020', vatId: 'ATU 13585627' };
    await send('PUT', 'adverts/draft', { billing }, { 'if-match': '*' });
    const asked = { slot: ORDER.slot, dates: ORDER.dates };
    expect((await send('POST', 'adverts/quote', asked)).body.data).toMatchObject({ net: 2500, vat: 0, gross: 2500 });
    expect((await asVisitor('POST', 'adverts/quote', asked)).body.data).toMatchObject({ gross: 2975 });
    const refused = await send('POST', 'adverts/orders', { ...ORDER, billing });
    expect([refused.body.code, refused.body.current?.gross]).toEqual(['price_changed', 2500]);
    const { body, status } = await send('POST', 'adverts/orders', { ...ORDER, billing, gross: 2500 });
    expect([status, body.data?.invoices[0]]).toMatchObject([201, { net: 2500, vat: 0, gross: 2500 }]);
    const consumer = { ...billing, isConsumer: true };
    const theirs = { ...ORDER, dates: [addDays(DAY, 5), addDays(DAY, 6)], billing: consumer, gross: 2500 };
    expect((await send('POST', 'adverts/orders', theirs)).body.code).toBe('price_changed');
  });

  once.each([
    ['a business elsewhere in the Union', { country: 'AT', postalCode: '6020', vatId: 'ATU13585627' }, 'AE', 0],
    ['a person there', { country: 'AT', postalCode: '6020', isConsumer: true }, 'S', 475],
    ['one whose VAT id is wrong', { country: 'AT', postalCode: '6020', vatId: 'ATU00000000' }, 'S', 475],
    ['a business outside the Union', { country: 'CH', postalCode: '8001' }, 'O', 0],
    ['a business in Germany', { vatId: 'DE136695976' }, 'S', 475],
  ])('is quoted with the VAT of its buyer before it is saved: %s', async (_, changes, vatCategory, vat) => {
    // The draft says otherwise: the price is that of what is typed now.
    await send('PUT', 'adverts/draft', { billing: BILLING }, { 'if-match': '*' });
    const billing = { ...BILLING, ...changes };
    const asked = { slot: ORDER.slot, dates: ORDER.dates, billing };
    const price = { net: 2500, vat, gross: 2500 + vat, vatCategory };
    for (const as of [send, asVisitor])
      expect((await as('POST', 'adverts/quote', asked)).body.data).toMatchObject(price);
    if (billing.vatId === 'ATU00000000')
      return expect((await order(send, { billing })).body.errors).toEqual([{ path: 'billing.vatId', code: 'vat_id' }]);
    const { body } = await order(send, { billing, gross: price.gross });
    expect(body.data.price).toMatchObject(price);
    expect(await rows('select vat_category as category, vat from advert_invoices')).toEqual([
      { category: vatCategory, vat },
    ]);
    await send('POST', `my/adverts/${body.data.id}/cancel`);
    const credit = `select vat_category as category, vat from advert_invoices where kind = 'credit'`;
    expect(await rows(credit)).toEqual([{ category: vatCategory, vat }]);
  });

  once('with a VAT id of another country, or with an unknown country, is refused', async () => {
    const errors = async (changes: object) => (await order(send, { billing: { ...BILLING, ...changes } })).body.errors;
    expect(await errors({ country: 'AT', vatId: 'DE136695976' })).toEqual([
      { path: 'billing.vatId', code: 'vat_id_country' },
    ]);
    expect(await errors({ country: 'XX' })).toEqual([{ path: 'billing.country', code: 'country' }]);
  });

  once('lists each discount', async () => {
    const { id } = (await order(send)).body.data;
    const { database } = backend();
    await database.script(`create table kept_slots as select id, least_cents, tiers, repeat_share from advert_slots;
      update advert_slots set least_cents = 0, tiers = '[{"from": 2, "share": 1000}]', repeat_share = 500`);
    const asked = { slot: LIST, dates: ORDER.dates, reorderOf: id, voucher: 'VEREIN20' };
    const { items } = (await send('POST', 'adverts/quote', asked)).body.data;
    await database.script(`update advert_slots s set least_cents = k.least_cents, tiers = k.tiers, repeat_share = k.repeat_share
      from kept_slots k where k.id = s.id; drop table kept_slots`);
    expect(items).toEqual([
      { kind: 'day', date: ORDER.dates[0], cents: 855, fullCents: 900, repeatShare: 500 },
      { kind: 'day', date: ORDER.dates[1], cents: 765, fullCents: 900, tierShare: 1000, repeatShare: 500 },
      { kind: 'voucher', cents: -1620, code: 'VEREIN20' },
    ]);
  });

  it('uses a voucher once for each order, and not for a failed one', async () => {
    await backend().database.query(`update advert_vouchers set uses_left = 1 where code = 'VEREIN20'`);
    const voucher = 'verein20';
    expect((await order(send, { voucher, gross: 1 })).body.code).toBe('price_changed');
    const answers = await Promise.all([
      order(send, { voucher, gross: 595 }),
      order(asOther, { voucher, gross: 595, dates: [addDays(DAY, 5), addDays(DAY, 6)] }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(answers.find(({ status }) => status === 422)?.body.errors).toEqual([
      { path: 'voucher', code: 'voucher_used_up' },
    ]);
    expect(await rows('select uses_left as left from advert_vouchers where code = $$VEREIN20$$')).toEqual([
      { left: 0 },
    ]);
  });

  describe('a list of 500 bookings', () => {
    it('is paged, searched and counted by the server', async () => {
      const { id, number } = (await order(send, FRONT_ORDER)).body.data;
      const same = `client, account_id, slot_id, dates, first_day, last_day, product, event_id, event, billing, contact,
        price, price_table`;
      await backend().database.query(
        `insert into advert_orders (id, number, state, ordered_at, content, ${same})
         select 'more-' || n, 'M-' || n, (array['ordered', 'confirmed', 'cancelled'])[n % 3 + 1],
           ordered_at - n * interval '1 minute', content || jsonb_build_object('title', 'Abend ' || n), ${same}
         from advert_orders, generate_series(1, 499) n where id = $1`,
        [id],
      );
      const list = async (query = '') => (await send('GET', `my/adverts${query}`)).body;
      const [first, second, last] = [await list(), await list('?page=2'), await list('?page=21')];
      const numbersOf = ({ data }: { data: { number: string }[] }) => data.map((row) => row.number);
      const places = Array.from({ length: 499 }, (_, index) => index + 1);
      const isCancelled = (place: number) => place % 3 === 2;
      const sorted = [...places.filter((place) => !isCancelled(place)), ...places.filter(isCancelled)];
      // To be paid, planned, cancelled; each the newest first.
      const all = [number, ...sorted.map((place) => `M-${place}`)];
      expect(numbersOf(first)).toEqual(all.slice(0, 24));
      expect([numbersOf(second), numbersOf(last)]).toEqual([all.slice(24, 48), all.slice(480)]);
      expect(first.meta).toMatchObject({ total: 500, counts: { ordered: 167, confirmed: 167, cancelled: 166 } });
      expect(await list('?q=abend%20377')).toMatchObject({ data: [{ number: 'M-377' }], meta: { total: 1 } });
      expect((await list('?state=cancelled&q=M-1')).meta.total).toBe(36);
      expect((await list('?page=22')).data).toEqual([]);
    });
  });
});

onOneDatabase('an order in progress', (backend) => {
  const { send, asOther, asVisitor, owner, other, now } = usingAdverts(backend);
  const draft = (body: object, tag = '*') => send('PUT', 'adverts/draft', body, { 'if-match': tag });

  it('continues on another device with its draft and hold', async () => {
    const none = await send('GET', 'adverts/draft');
    expect([none.body.data, none.body.meta.version]).toEqual([null, 0]);
    const first = await draft({ slot: LIST, content: { title: '' } }, none.headers.get('etag') ?? '');
    expect(first.status, first.text).toBe(200);
    await send('POST', 'adverts/reservations', { slot: LIST, dates: [DAY] });
    const seen = await send('GET', 'adverts/draft');
    expect(seen.body.data).toMatchObject({ slot: LIST, reservation: { slot: LIST, dates: [DAY] } });
    const tag = seen.headers.get('etag') ?? '';
    expect((await draft({ slot: FRONT }, tag)).body.meta.version).toBe(2);
    const late = await draft({ slot: LIST }, tag);
    expect([late.status, late.body.current.slot]).toEqual([412, FRONT]);
    expect((await draft({}, 'W/"x"')).status).toBe(412);
    expect((await send('PUT', 'adverts/draft', {})).status).toBe(428);
    expect((await asOther('GET', 'adverts/draft')).body.data).toBeNull();
    await send('DELETE', 'adverts/draft');
    const anew = await draft({ slot: LIST });
    expect(anew.headers.get('etag')).not.toBe(first.headers.get('etag'));
  });

  it('is discarded with its hold, unless another device has changed it', async () => {
    const tag = (await draft({ slot: FRONT })).headers.get('etag') ?? '';
    await send('POST', 'adverts/reservations', { slot: FRONT, dates: [DAY] });
    const later = (await draft({ slot: FRONT, voucher: 'X' }, tag)).headers.get('etag') ?? '';
    const refused = await send('DELETE', 'adverts/draft', undefined, { 'if-match': tag });
    expect([refused.status, refused.body.current]).toMatchObject([
      412,
      { voucher: 'X', reservation: { dates: [DAY] } },
    ]);
    await asOther('DELETE', 'adverts/draft');
    expect((await send('GET', 'adverts/draft')).body.data.reservation).toMatchObject({ slot: FRONT });
    expect((await send('DELETE', 'adverts/draft', undefined, { 'if-match': later })).status).toBe(200);
    expect((await send('GET', 'adverts/draft')).body).toMatchObject({ data: null, meta: { version: 0 } });
    expect(await backend().database.query('select 1 from advert_slot_days')).toEqual([]);
    expect((await send('DELETE', 'adverts/draft')).status).toBe(200);
  });

  it('refuses only drafts of a wrong shape', async () => {
    expect((await draft({ dates: ['2026-99-01'] })).body.errors).toMatchObject([{ path: 'dates.0', code: 'date' }]);
    expect((await draft({ content: { title: 'x'.repeat(81) } })).body.errors).toMatchObject([
      { path: 'content.title', code: 'too_long' },
    ]);
    expect((await draft({ billing: { vatId: 'DE1' }, eventId: 'gone' })).status).toBe(200);
  });

  it.each<[string, object, { path: string; code: string }[]]>([
    ['no title', { content: { title: ' ' } }, [{ path: 'content.title', code: 'required' }]],
    ['no terms', { isTermsAccepted: false }, [{ path: 'isTermsAccepted', code: 'required' }]],
    ['no day', { dates: [] }, [{ path: 'dates', code: 'required' }]],
    [
      'a picture of others',
      { content: { title: 'a', mediumId: 'x' } },
      [{ path: 'content.mediumId', code: 'not_found' }],
    ],
    [
      'an address that lacks something',
      { billing: { ...BILLING, city: '', vatId: 'DE136695977', postalCode: '7' } },
      [
        { path: 'billing.postalCode', code: 'postal_code' },
        { path: 'billing.city', code: 'required' },
        { path: 'billing.vatId', code: 'vat_id' },
      ],
    ],
  ])('is refused with %s', async (_, changes, errors) => {
    const answer = await order(send, changes);
    expect([answer.status, answer.body.errors]).toEqual([422, errors]);
  });

  it('refuses a picture that is too small for the slot, and accepts a larger one', async () => {
    const picture = (id: string, width: number) =>
      backend().database.query(
        `insert into media (id, client, owner_id, kind, state, width, height) values ($1, 'stadt', $2, 'upload', 'stored', $3, 800)`,
        [id, owner().id, width],
      );
    await picture('small', 639);
    await picture('large', 1280);
    const refused = await order(send, { content: { title: 'a', mediumId: 'small' } });
    expect(refused.body.errors).toEqual([
      { path: 'content.mediumId', code: 'picture_small', params: { width: 640, height: 400 } },
    ]);
    const crop = { x: 0.5, y: 0, width: 0.5, height: 0.5 };
    const taken = await order(send, { content: { title: 'a', mediumId: 'large', crop } });
    expect(taken.body.data.content).toMatchObject({ image: { id: 'large' }, crop });
    expect((await send('DELETE', 'media/large')).body.code).toBe('in_use');
  });

  it('belongs to an own event that takes place', async () => {
    const { database } = backend();
    await database.script(`delete from events`);
    const appointments = [{ date: addDays(DAY, 3) }];
    await insertEvents(database, [
      anEvent({ id: 'on', location: 10, appointments }),
      anEvent({ id: 'off', status: 'cancelled', appointments }),
    ]);
    await database.query(`update events set owner_id = $1`, [owner().id]);
    const { body } = await order(send, { eventId: 'on' });
    expect(body.data.event).toMatchObject({ id: 'on', isThere: true, location: { name: expect.any(String) } });
    expect((await order(send, { eventId: 'off' })).body.code).toBe('event_cancelled');
    expect((await order(asOther, { eventId: 'on' })).status).toBe(404);
    await database.query(`update events set state = 'deleted', state_before = 'published', deleted_at = $1`, [now()]);
    expect((await order(send, { eventId: 'on' })).body.errors).toEqual([{ path: 'eventId', code: 'not_found' }]);
    expect((await send('GET', `my/adverts/${body.data.id}`)).body.data.event.isThere).toBe(false);
  });

  it('belongs to an event of a colleague, where organisations share', async () => {
    const { database } = backend();
    await database.script(`delete from events`);
    await insertEvents(database, [anEvent({ id: 'on', location: 10, appointments: [{ date: addDays(DAY, 3) }] })]);
    await database.query(`update events set owner_id = $1, organization_id = 10`, [owner().id]);
    const { id: colleague } = other();
    await insertRelation(database, colleague, { address: 10, status: 'approved' });
    expect((await order(asOther, { eventId: 'on' })).status).toBe(404);
    await database.query(
      `update clients set settings = settings || '{"eventRecording": {"shareByOrganisation": true}}' where key = 'stadt'`,
    );
    const { status, body } = await order(asOther, { eventId: 'on' });
    expect([status, body.data?.event]).toEqual([201, expect.objectContaining({ id: 'on', isThere: true })]);
    await database.query(`update role_relations set status = 'blocked' where account_id = $1`, [colleague]);
    expect((await asOther('GET', `my/adverts/${body.data.id}`)).body.data.event.isThere).toBe(false);
    await database.query(`update clients set settings = settings - 'eventRecording' where key = 'stadt'`);
  });

  it('advertises only events that visitors see on its days: no draft, and no rejected, withdrawn or past event', async () => {
    const { database } = backend();
    await database.script(`delete from events`);
    const event = (id: string, date: string) => anEvent({ id, appointments: [{ date }] });
    const content = (date: string) => ({ title: 'Neu', dates: [{ date, endDate: '', times: [] }] });
    const [last, later] = [addDays(DAY, 1), addDays(DAY, 40)];
    await insertEvents(database, [
      ...[event('seen', later), event('changing', later), event('last-day', last), event('over', DAY)],
      ...[event('draft', later), event('rejected', later), event('waiting', later), event('waiting-over', DAY)],
    ]);
    await database.query(`update events set owner_id = $1`, [owner().id]);
    await database.script(`
      update events set state = 'draft' where id in ('draft', 'rejected', 'waiting', 'waiting-over');
      insert into event_reviews (event_id, client, state, since, written_at)
        select id, client, case when id = 'rejected' then 'rejected' else 'waiting' end, now(), now() from events
        where id in ('rejected', 'waiting', 'waiting-over', 'changing')`);
    for (const [id, date] of [
      ['waiting', later],
      ['waiting-over', DAY],
    ] as const)
      await database.query('update events set written = $2::jsonb where id = $1', [id, JSON.stringify(content(date))]);
    const outcome = async (eventId: string) => {
      const { status, body } = await order(send, { eventId });
      await emptyOrders(database);
      return status === 201 ? body.data.event.visibility : [status, body.code, body.errors];
    };
    const refused = (code: string) => [409, 'event_not_visible', [{ path: 'eventId', code }]];
    for (const [id, expected] of [
      ...[['seen', 'visible'] as const, ['changing', 'visible'] as const, ['last-day', 'visible'] as const],
      ['waiting', 'waiting'],
      ['draft', refused('draft')],
      ['rejected', refused('rejected')],
      ['over', refused('over')],
      ['waiting-over', refused('over')],
    ] as const)
      expect(await outcome(id), id).toEqual(expected);
    // The advert of an event that waits is told of with a note, and the booking follows the event.
    const { id } = (await order(send, { eventId: 'waiting' })).body.data;
    const [mail] = await database.query<{ body: string }>('select body from mails order by id desc limit 1');
    expect(mail?.body).toContain('erscheint erst, wenn die Veranstaltung freigegeben ist');
    await database.script(`update event_reviews set state = 'rejected' where event_id = 'waiting'`);
    expect((await send('GET', `my/adverts/${id}`)).body.data.event.visibility).toBe('rejected');
    // What was taken back is a draft again; what was ordered for stays ordered.
    await database.script(`update events set state = 'draft' where id = 'seen'`);
    expect(await outcome('seen')).toEqual(refused('draft'));
  });

  it('is cheaper as a repeated order, also in the quote', async () => {
    await backend().database.query('update advert_slots set repeat_share = 5000 where id = $1', [FRONT]);
    const { id } = (await order(send, FRONT_ORDER)).body.data;
    const again = { slot: FRONT, dates: [addDays(DAY, 1)], reorderOf: id };
    expect((await send('POST', 'adverts/quote', again)).body.data.gross).toBe(1428);
    // The id stands in the answer of adverts/show for everybody.
    for (const stranger of [asOther, asVisitor])
      expect((await stranger('POST', 'adverts/quote', again)).body.data.gross).toBe(2856);
    expect((await order(asOther, { ...again, gross: 1428 })).body.code).toBe('price_changed');
    expect((await order(send, { ...again, gross: 1428 })).status).toBe(201);
    await backend().database.query('update advert_slots set repeat_share = 0 where id = $1', [FRONT]);
  });

  it('is listed by state, with search and counts', async () => {
    const ids = [];
    for (const [title, day] of [
      ['Jazz im Hof', DAY],
      ['Markt', addDays(DAY, 2)],
    ])
      ids.push((await order(send, { ...FRONT_ORDER, dates: [day], content: { title } })).body.data.id);
    await backend().database.query(
      `update advert_orders set state = 'confirmed', first_day = '2026-05-10', last_day = '2026-05-10' where id = $1`,
      [ids[1]],
    );
    const { body } = await send('GET', 'my/adverts');
    expect(body.meta).toMatchObject({ total: 2, counts: { ordered: 1, running: 1, finished: 0 } });
    const titles = async () => (await send('GET', 'my/adverts')).body.data.map(({ title }: { title: string }) => title);
    expect(await titles()).toEqual(['Markt', 'Jazz im Hof']);
    expect((await send('GET', 'my/adverts?state=running')).body.data).toMatchObject([
      { id: ids[1], title: 'Markt', payment: 'open', dayCount: 1 },
    ]);
    expect((await send('GET', 'my/adverts?q=hof')).body.data.map(({ title }: { title: string }) => title)).toEqual([
      'Jazz im Hof',
    ]);
    await backend().database.query(
      `insert into advert_payments (invoice_id, way, cents, paid_on, recorded_at)
       select id, 'invoice', gross, issued_on, now() from advert_invoices where order_id = $1`,
      [ids[1]],
    );
    expect(await titles(), 'to be paid before running').toEqual(['Jazz im Hof', 'Markt']);
    expect((await send('GET', 'my/adverts?state=lost')).status).toBe(400);
    expect((await asOther('GET', 'my/adverts')).body.meta.total).toBe(0);
  });
});
