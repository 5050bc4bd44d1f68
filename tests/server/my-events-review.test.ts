import sharp from 'sharp';
import { expect, it } from 'vitest';
import { completeOptions } from '../../demo/server/app';
import { cleanUp } from '../../demo/server/cleanup';
import { tidyMedia } from '../../demo/server/media/tidy-media';
import { purgeAccount } from '../../demo/server/persons/deletion';
import { addDays } from '../../src/lib/days';
import { fieldsOf } from '../support/back-office-browser';
import { TODAY } from '../support/event-fixtures';
import { onEachDatabase } from './on-each-database';
import { sure } from './using-back-office';
import { type Review, usingReviews } from './using-reviews';

const DAY_MS = 86_400_000;
const LATER = [{ date: addDays(TODAY, 20), times: [{ from: '20:00' }] }];
type Seen = { date: string; from: string; status: string; newDate?: string; newLocation?: string };
/** Picks the status of a date, and its new day and venue. */
const pick = ({ status, newDate, newLocation }: Omit<Seen, 'date' | 'from'>) => ({ status, newDate, newLocation });

onEachDatabase('events in review', (backend, once) => {
  const events = usingReviews(backend);
  const { create, created, published, change, show, found, asVisitor, press, review, send } = events;
  const reviewState = async (id: string) => (await show(id)).body.data.review?.state;
  const queue = async () => (await events.operator().open('/backoffice/stadt')).html;

  once('are not shown to visitors before an operator has approved them', async () => {
    const { status, body } = await create();
    const { id } = body.data;
    expect([status, body.data.state, body.data.review]).toEqual([
      ...[201, 'draft', { state: 'waiting', since: expect.stringMatching(/^\d{4}-/) }],
    ]);
    expect([await found(), await found('&q=jazz'), (await asVisitor(id)).status]).toEqual([[], [], 404]);
    expect(await queue()).toContain('Jazz am Abend');
    expect((await press(id, 'approve')).html).toContain('Gespeichert.');
    expect([await found(), await found('&q=jazz'), (await asVisitor(id)).status]).toEqual([
      ...[['Jazz am Abend'], ['Jazz am Abend'], 200],
    ]);
    const { data } = (await show(id)).body;
    expect([data.state, data.review]).toEqual(['published', undefined]);
    expect((await events.history()).map(({ action }) => action)).toEqual(['submitted', 'approve']);
  });

  once('stay as approved for visitors while a change awaits review', async () => {
    const id = await published({ tags: ['Musik'] });
    const before = (await asVisitor(id)).text;
    events.media.clock.now += 60_000;
    const { body } = await change(id, { title: 'Orgel', tags: ['Orgel'], rubrics: [2], dates: LATER, location: 11 });
    expect([body.data.title, body.data.state, body.data.review.state]).toEqual(['Orgel', 'published', 'waiting']);
    expect([await found(), await found('&q=orgel'), await found('&rubric=2'), await found('&tag=Orgel')]).toEqual([
      ...[['Jazz am Abend'], [], [], []],
    ]);
    expect((await asVisitor(id)).text).toBe(before);
    expect((await send('GET', 'my/events?q=org&status=upcoming')).body.meta.total).toBe(1);
    expect((await send('GET', 'my/events?q=org&status=waiting')).body.data).toMatchObject([
      { id, title: 'Orgel', publishStatus: 'waiting', state: 'published', review: { state: 'waiting' } },
    ]);
    await press(id, 'approve');
    expect([await found(), await found('&q=orgel'), await found('&tag=Orgel')]).toEqual([
      ['Orgel'],
      ['Orgel'],
      ['Orgel'],
    ]);
    expect((await asVisitor(id)).body.data).toMatchObject({ location: { address_id: 11 }, rubrics: [{ id: 2 }] });
  });

  const keepsChange = async (which: Review) => {
    const [medium, fresh] = [await events.picture(), await events.picture('Neu')];
    const id = await published({ tags: ['Musik'], media: [medium] });
    await review(which);
    const before = (await asVisitor(id)).text;
    const unpublished = { unpublishedChanges: true };
    const said = await send('PATCH', `media/${medium}`, { alt: 'Andere Bühne', ...unpublished }, { 'if-match': '*' });
    expect([said.status, said.body.data.alt]).toEqual([200, 'Andere Bühne']);
    // It may be unfinished, as a draft may.
    const unfinished = { title: 'Orgel', rubrics: [], media: [medium, fresh], status: 'cancelled', ...unpublished };
    const { status, body } = await change(id, unfinished);
    expect([status, body.data.state, body.data.title, body.data.unpublishedChanges]).toEqual([
      ...[200, 'published', 'Orgel', true],
    ]);
    expect(body.data.review).toBeUndefined();
    expect([(await asVisitor(id)).text, await found('&q=orgel')]).toEqual([before, []]);
    const { data, meta } = (await send('GET', 'my/events')).body;
    expect(data).toMatchObject([{ id, title: 'Orgel', publishStatus: 'published', unpublishedChanges: true }]);
    expect(meta.counts.published).toBe(1);
    expect(await queue()).not.toContain('Orgel');
    // A cancellation from the list does not publish the rest.
    const news = { title: 'Orgel', status: 'cancelled', ...unpublished, tellAtOnce: true };
    expect((await change(id, { ...news, media: [medium, fresh] })).status).toBe(200);
    expect((await asVisitor(id)).body.data).toMatchObject({ title: 'Jazz am Abend', media: [{ alt: 'Bühne' }] });
    expect((await asVisitor(id)).body.data.appointments[0].status).toBe('cancelled');
    // Taken back, it leaves nothing behind, and still publishes nothing else.
    expect((await change(id, { ...news, status: 'scheduled', media: [medium, fresh] })).status).toBe(200);
    expect((await asVisitor(id)).body.data).toMatchObject({
      ...{ title: 'Jazz am Abend', status: 'scheduled', appointments: [{ status: 'scheduled' }] },
    });
    const later = () => new Date(events.media.clock.now + 2 * DAY_MS);
    await tidyMedia(completeOptions({ ...events.media.options(), now: later }));
    const sent = await change(id, { title: 'Orgel', media: [medium, fresh] });
    expect([sent.status, sent.body.data.unpublishedChanges]).toEqual([200, undefined]);
    if (which === 'all') await press(id, 'approve');
    expect((await asVisitor(id)).body.data).toMatchObject({
      title: 'Orgel',
      media: [{ alt: 'Andere Bühne' }, { alt: 'Neu' }],
    });
  };
  it.each(['all'] as const)('keep an unpublished change, with review %s', keepsChange);
  once.each(['none', 'new'] as const)('keep an unpublished change, with review %s', keepsChange);

  it('can discard unpublished changes, which only published events have', async () => {
    const [medium, fresh] = [await events.picture(), await events.picture('Neu')];
    const id = await published({ media: [medium] });
    const unpublished = { unpublishedChanges: true };
    await send('PATCH', `media/${medium}`, { alt: 'Andere Bühne', ...unpublished }, { 'if-match': '*' });
    await change(id, { title: 'Orgel', media: [medium, fresh] });
    expect(await reviewState(id)).toBe('waiting');
    const { body } = await change(id, { title: 'Orgel', media: [medium, fresh], ...unpublished });
    expect([body.data.review, body.data.unpublishedChanges]).toEqual([undefined, true]);
    const tag = (await show(id)).headers.get('etag') ?? '';
    expect((await send('DELETE', `my/events/${id}/changes`, undefined, { 'if-match': '"x"' })).status).toBe(412);
    const back = await send('DELETE', `my/events/${id}/changes`, undefined, { 'if-match': tag });
    expect(back.body.data).toMatchObject({ title: 'Jazz am Abend', state: 'published', media: [{ alt: 'Bühne' }] });
    expect([back.body.data.unpublishedChanges, back.body.data.media.length]).toEqual([undefined, 1]);
    expect((await events.history()).map(({ action }) => action)).toEqual([
      ...['published', 'submitted', 'withdrawn', 'discarded'],
    ]);
    expect((await events.asOther('DELETE', `my/events/${id}/changes`)).status).toBe(404);
    await review('none');
    const draft = await created({ state: 'draft' });
    expect(await send('DELETE', `my/events/${draft}/changes`)).toMatchObject({
      ...{ status: 409, body: { code: 'not_published' } },
    });
    for (const refused of [await change(draft, unpublished), await create(unpublished)])
      expect([refused.status, refused.body.errors]).toEqual([
        422,
        [{ path: 'unpublishedChanges', code: 'not_published' }],
      ]);
  });

  once('are rejected with a reason and its fields, and sent again', async () => {
    const id = await published();
    await change(id, { title: 'Orgel' });
    const { headers } = await show(id);
    await press(id, 'reject', { ...sure('Der Titel ist zu kurz.'), 'field-title': 'yes', 'field-media': 'yes' });
    const rejected = { state: 'rejected', reason: 'Der Titel ist zu kurz.', fields: ['title', 'media'] };
    expect((await show(id)).body.data).toMatchObject({ title: 'Orgel', review: rejected });
    expect((await send('GET', 'my/events')).body).toMatchObject({
      data: [{ publishStatus: 'rejected', review: rejected }],
      meta: { counts: { rejected: 1, waiting: 0, published: 0 } },
    });
    // Who was writing meanwhile learns of it.
    const late = await change(id, { title: 'Orgel!' }, { 'if-match': headers.get('etag') ?? '' });
    expect([late.status, late.body.current.review.state]).toEqual([412, 'rejected']);
    expect((await change(id, { title: 'Orgelkonzert' })).body.data.review).toEqual({
      ...{ state: 'waiting', since: expect.any(String) },
    });
    expect(await found()).toEqual(['Jazz am Abend']);
    await press(id, 'approve');
    expect(await found()).toEqual(['Orgelkonzert']);
    expect((await events.history()).map(({ action }) => action)).toEqual([
      ...['published', 'submitted', 'reject', 'submitted', 'approve'],
    ]);
  });

  const WAITS: [Review, 'new' | 'changed', boolean][] = [
    ['none', 'new', false],
    ['none', 'changed', false],
    ['new', 'new', true],
    ['new', 'changed', false],
    ['all', 'new', true],
    ['all', 'changed', true],
  ];
  once.each(WAITS)('await review by the setting: %s, %s: %s', async (which, kind, waits) => {
    const id = kind === 'changed' ? await published() : undefined;
    await review(which);
    const { body } = id ? await change(id, { title: 'Neu' }) : await create({ title: 'Neu' });
    expect(body.data.review?.state).toBe(waits ? 'waiting' : undefined);
    expect((await found()).includes('Neu')).toBe(!waits);
  });

  once('are cancelled and sold out at once, and do not await review without a change', async () => {
    const id = await published();
    const { body } = await show(id);
    const same = { dates: body.data.dates };
    expect((await change(id, same)).body.data.review).toBeUndefined();
    for (const status of ['cancelled', 'soldOut']) {
      expect((await change(id, { ...same, status })).body.data.review).toBeUndefined();
      expect((await asVisitor(id)).body.data.status).toBe(status);
    }
    expect((await change(id, { ...same, status: 'cancelled', title: 'Anders' })).body.data.review.state).toBe(
      'waiting',
    );
    expect((await asVisitor(id)).body.data).toMatchObject({ status: 'cancelled', title: 'Jazz am Abend' });
    // What visitors see, sent again, ends the review.
    expect((await change(id, { ...same, status: 'soldOut' })).body.data.review).toBeUndefined();
  });

  once('show at once that a date, or a day of a series, is cancelled, sold out, postponed or moved', async () => {
    const id = await published({
      series: [{ start: addDays(TODAY, 30), every: 'week', weekdays: [2], count: 3, times: [{ from: '18:00' }] }],
    });
    const { data } = (await show(id)).body;
    const [date, series] = [data.dates[0], data.series[0]];
    const day = addDays(TODAY, 37);
    const planned = { status: 'scheduled', newDate: '', newLocation: '' };
    const allNews = [
      { status: 'cancelled' },
      { status: 'soldOut' },
      { status: 'postponed', newDate: addDays(TODAY, 90) },
      { status: 'moved', newLocation: 'Stadthalle' },
    ];
    const stands = async () => {
      const { appointments } = (await asVisitor(id)).body.data;
      return [date.date, day].map((one) => appointments.find((each: { date: string }) => each.date === one));
    };
    for (const news of allNews) {
      const changed = [{ day, date: day, times: [{ from: '18:00' }], ...planned, ...news }];
      const dates = [{ ...date, ...planned, ...news }];
      const answer = await change(id, { dates, series: [{ ...series, changed }] });
      expect([answer.status, answer.body.data.review]).toEqual([200, undefined]);
      expect((await stands()).map((one) => pick(one))).toEqual([pick(news), pick(news)]);
    }
  });

  once('show at once nothing else', async () => {
    const id = await published({
      series: [{ start: addDays(TODAY, 30), every: 'week', weekdays: [2], count: 3, times: [{ from: '18:00' }] }],
    });
    const { data } = (await show(id)).body;
    const day = addDays(TODAY, 37);
    const cancelled = { status: 'cancelled', newDate: addDays(TODAY, 91), newLocation: 'Bei uns' };
    const info = { times: [{ from: '05:00' }], additionalInfo: 'Werbung' };
    const sent = await change(id, {
      title: 'Anders',
      dates: [{ ...data.dates[0], ...info, ...cancelled }],
      // What comes after the part that was divided off has a row of its own, which nobody has approved yet.
      series: [
        { ...data.series[0], count: undefined, end: addDays(day, -1) },
        {
          start: day,
          every: 'week',
          weekdays: [2],
          count: 2,
          times: [{ from: '18:00' }],
          changed: [{ day, date: day, ...info, status: 'soldOut' }],
        },
      ],
    });
    expect([sent.status, sent.body.errors, sent.body.data?.review?.state]).toEqual([200, undefined, 'waiting']);
    const seen = (await asVisitor(id)).body.data;
    expect(seen.title).toBe('Jazz am Abend');
    expect(seen.appointments.map((one: Seen) => [one.date, one.from, one.status])).toEqual([
      [addDays(TODAY, 7), '19:30', 'cancelled'],
      [addDays(TODAY, 30), '18:00', 'scheduled'],
      [day, '18:00', 'soldOut'],
      [addDays(TODAY, 44), '18:00', 'scheduled'],
    ]);
    expect(JSON.stringify(seen)).not.toMatch(/Werbung|Bei uns|05:00/);
    const own = (await show(id)).body.data;
    const moved = { status: 'moved', newDate: addDays(TODAY, 92), newLocation: 'Rathaus' };
    const takesPlace = [{ ...own.dates[0], status: 'scheduled', newDate: '', newLocation: '' }];
    await change(id, { title: 'Anders', dates: takesPlace, series: own.series, ...moved });
    // A cancelled date that takes place after all waits.
    const waiting = (await asVisitor(id)).body.data;
    expect(waiting).toMatchObject({ title: 'Jazz am Abend', status: 'cancelled' });
    expect([waiting.newDate, waiting.newLocation]).toEqual([undefined, undefined]);
    await press(id, 'approve');
    expect((await asVisitor(id)).body.data).toMatchObject({ title: 'Anders', ...moved });
  });

  once('show at once that a cancellation was taken back where its author says so, also beside what waits', async () => {
    const id = await published();
    const [date] = (await show(id)).body.data.dates;
    const stands = async () => {
      const { title, status, appointments } = (await asVisitor(id)).body.data;
      return [title, status, appointments[0].status];
    };
    const one = (status: string) => ({ dates: [{ ...date, status }], tellAtOnce: true });
    for (const title of ['Jazz am Abend', 'Anders']) {
      await change(id, { title, dates: [date], status: 'cancelled' });
      expect(await stands()).toEqual(['Jazz am Abend', 'cancelled', 'cancelled']);
      const { body } = await change(id, { title, ...one('scheduled') });
      expect(await stands()).toEqual(['Jazz am Abend', 'scheduled', 'scheduled']);
      expect(body.data.review?.state).toBe(title === 'Anders' ? 'waiting' : undefined);
      await change(id, { title, ...one('soldOut') });
      expect(await stands()).toEqual(['Jazz am Abend', 'soldOut', 'soldOut']);
      await change(id, { title, ...one('scheduled') });
      expect(await stands()).toEqual(['Jazz am Abend', 'scheduled', 'scheduled']);
    }
  });

  once('leave the queue when their author withdraws, unpublishes or deletes them', async () => {
    const [first, second] = [await created(), await published({ title: 'Alt' })];
    expect((await change(first, { state: 'draft' })).body.data.review).toBeUndefined();
    await change(second, { title: 'Anders' });
    expect((await change(second, { title: 'Anders', state: 'draft' })).body.data).toMatchObject({
      ...{ title: 'Anders', state: 'draft' },
    });
    expect([await reviewState(second), await found()]).toEqual([undefined, []]);
    const third = await created({ title: 'Weg' });
    await send('DELETE', `my/events/${third}`);
    expect(await queue()).toContain('Hier wartet nichts.');
    await send('POST', `my/events/${third}/restore`);
    expect([await reviewState(third), (await queue()).includes('Weg')]).toEqual(['waiting', true]);
    expect((await events.history()).map(({ action }) => action)).toEqual([
      ...['submitted', 'published', 'withdrawn', 'submitted', 'unpublished', 'submitted', 'deleted', 'restored'],
    ]);
  });

  once('keep the reason of a rejection while they are corrected as a draft', async () => {
    const id = await created();
    await press(id, 'reject', sure('Zu kurz.'));
    expect((await change(id, { state: 'draft', title: 'Länger' })).body.data.review).toMatchObject({
      reason: 'Zu kurz.',
    });
    expect((await change(id, { title: 'Länger' })).body.data.review).toEqual({
      ...{ state: 'waiting', since: expect.any(String) },
    });
  });

  it('show new pictures, and changes of pictures, only once they are approved', async () => {
    const [first, second] = [await events.picture('Bühne'), await events.picture('Orgel')];
    const id = await published({ media: [first] });
    const alts = async () => (await asVisitor(id)).body.data.media.map(({ alt }: { alt: string }) => alt);
    await change(id, { media: [second, first] });
    const half = { x: 0, y: 0, width: 0.5, height: 1 };
    const patched = await send('PATCH', `media/${first}`, { alt: 'Saal', crop: half }, { 'if-match': '*' });
    expect([patched.status, patched.body.data.alt, patched.body.data.crop]).toEqual([200, 'Saal', half]);
    const differences = (await events.operator().open(await events.pageOf(id))).html;
    expect(differences).toContain('Anderer Ausschnitt.');
    // The operator sees what waits, visitors do not.
    const shownTo = async (address = '') =>
      (await sharp(Buffer.from(await (await events.media.app().request(address)).arrayBuffer())).metadata()).width ?? 0;
    const waiting = differences.match(new RegExp(`[^"]*media/${first}/320[?]key=[^"]*`))?.[0];
    const [cut, uncut] = [await shownTo(waiting), await shownTo(`/clients/stadt/api/media/${first}/320`)];
    expect(2 * cut).toBe(uncut);
    expect([await alts(), (await show(id)).body.data.media.map(({ alt }: { alt: string }) => alt)]).toEqual([
      ...[['Bühne'], ['Orgel', 'Saal']],
    ]);
    // Another event cannot take them, nobody can delete them, and nothing tidies them away.
    expect((await create({ media: [second] })).body.errors).toEqual([{ path: 'media.0', code: 'unknown' }]);
    expect((await send('DELETE', `media/${second}`)).status).toBe(409);
    events.media.clock.now += 3 * DAY_MS;
    await cleanUp(completeOptions(events.media.options()));
    const originals = async () => (await events.media.filesIn('media')).filter((name) => !name.endsWith('.webp'));
    expect(await originals()).toHaveLength(2);
    // The session of the operator has ended meanwhile.
    await events.operator().logIn();
    await press(id, 'approve');
    expect(await alts()).toEqual(['Orgel', 'Saal']);
    await change(id, { media: [first] });
    await press(id, 'approve');
    expect(await alts()).toEqual(['Saal']);
    // What has gone is kept until the decision stands for good.
    await cleanUp(completeOptions(events.media.options()));
    expect(await originals()).toHaveLength(2);
    events.media.clock.now += DAY_MS;
    await cleanUp(completeOptions(events.media.options()));
    expect(await originals()).toHaveLength(1);
  });

  once('await review after a change of a picture only, too', async () => {
    const picture = await events.picture('Bühne');
    const id = await published({ media: [picture] });
    const { body } = await show(id);
    await send('PATCH', `media/${picture}`, { alt: 'Saal' }, { 'if-match': '*' });
    expect((await change(id, { dates: body.data.dates, media: [picture] })).body.data.review.state).toBe('waiting');
    expect((await events.operator().open(await events.pageOf(id))).html).toContain('Saal');
    await press(id, 'approve');
    expect((await asVisitor(id)).body.data.media).toMatchObject([{ alt: 'Saal' }]);
  });

  once('are deleted with the account of their author; the published version remains', async () => {
    const [waiting, changed] = [await created({ title: 'Neu' }), await published()];
    await change(changed, { title: 'Anders' });
    await backend().database.transaction((transaction) => purgeAccount(transaction, events.media.owner().id));
    expect(await found()).toEqual(['Jazz am Abend']);
    expect((await asVisitor(waiting)).status).toBe(404);
    expect(await backend().database.query('select 1 from event_reviews')).toEqual([]);
    expect(await queue()).toContain('Hier wartet nichts.');
  });

  it('are consistent over several servers: a change during a decision is not lost', async () => {
    const id = await published();
    await change(id, { title: 'Eins' });
    const { html } = await events.operator().open(await events.pageOf(id));
    const seen = { ...fieldsOf(html), action: 'approve' };
    const sent = await Promise.all([
      events.operator().post(await events.formOf(id), seen),
      change(id, { title: 'Zwei' }),
    ]);
    const [approved, changed] = [sent[0].html.includes('Gespeichert.'), sent[1].status];
    expect(changed).toBe(200);
    expect(await found()).toEqual([approved ? 'Eins' : 'Jazz am Abend']);
    expect((await show(id)).body.data).toMatchObject({ title: 'Zwei', review: { state: 'waiting' } });
  });
});
