import { expect, it } from 'vitest';
import { addDays } from '../../src/lib/days';
import { toArticleDetail } from '../../src/model/answers/article';
import { toArticleRow } from '../../src/model/answers/article-row';
import { anEvent, insertEvents, TODAY } from '../support/event-fixtures';
import { answerProblems } from '../support/openapi-validator';
import { onEachDatabase } from './on-each-database';
import { usingOwnArticles } from './using-own-articles';

const on = (...days: string[]) => ({ publicationDates: days.map((date) => ({ date })) });

onEachDatabase('articles for visitors', (backend) => {
  const articles = usingOwnArticles(backend);
  const { created, found, asVisitor, change } = articles;
  const standAt = (instant: string) => {
    articles.media.clock.now = Date.parse(instant);
  };
  const list = async (query = '') => (await asVisitor('GET', `articles${query}`)).body;
  const statusOf = async (id: string) => (await asVisitor('GET', `articles/${id}`)).status;

  it.each([
    ['in summer', '2026-05-12', '2026-05-11T21:59:59Z', '2026-05-11T22:00:00Z'],
    ['in winter', '2026-12-01', '2026-11-30T22:59:59Z', '2026-11-30T23:00:00Z'],
    ['on the day on which the clocks go back', '2026-10-25', '2026-10-24T21:59:59Z', '2026-10-24T22:00:00Z'],
    ['on the day after', '2026-10-26', '2026-10-25T22:59:59Z', '2026-10-25T23:00:00Z'],
    ['on the day on which the clocks go forward', '2027-03-28', '2027-03-27T22:59:59Z', '2027-03-27T23:00:00Z'],
    ['on the day after', '2027-03-29', '2027-03-28T21:59:59Z', '2027-03-28T22:00:00Z'],
  ])('appear at midnight in Berlin %s', async (_, day, before, after) => {
    const id = await created({ ...on(day), eventDate: day });
    standAt(before);
    expect([await found(), await statusOf(id)]).toEqual([[], 404]);
    standAt(after);
    expect([await found(), await statusOf(id)]).toEqual([['Jazz kommt in die Stadt'], 200]);
    expect((await list()).data[0].date).toBe(day);
  });

  it('are cached no longer than until the midnight at which others appear', async () => {
    standAt('2026-05-10T21:59:50Z');
    const { headers } = await asVisitor('GET', 'articles');
    expect(headers.get('cache-control')).toBe('public, max-age=10');
  });

  it('are sorted by their last publication date, and appear again on each further one', async () => {
    await created({ title: 'Zweimal', ...on(TODAY, addDays(TODAY, 4)) });
    await created({ title: 'Einmal', ...on(addDays(TODAY, 2)) });
    await created({ title: 'Ohne Tag' });
    expect((await found()).sort()).toEqual(['Ohne Tag', 'Zweimal']);
    standAt(`${addDays(TODAY, 3)}T10:00:00Z`);
    expect((await found()).slice(0, 1)).toEqual(['Einmal']);
    standAt(`${addDays(TODAY, 4)}T10:00:00Z`);
    expect((await found()).slice(0, 2)).toEqual(['Zweimal', 'Einmal']);
    expect((await list()).data[2]).toMatchObject({ title: 'Ohne Tag', date: TODAY });
  });

  it('keep the day of their first approval after a change, and appear by the changed dates', async () => {
    const id = await created();
    standAt(`${addDays(TODAY, 2)}T10:00:00Z`);
    await change(id, { title: 'Neu' });
    expect((await list()).data[0]).toMatchObject({ title: 'Neu', date: TODAY });
    await change(id, { title: 'Neu', ...on(addDays(TODAY, 5)) });
    expect(await found()).toEqual([]);
  });

  it('are found by words in both languages, tags and events, in pages', async () => {
    await insertEvents(backend().database, [anEvent({ id: 'konzert' })]);
    await created({
      title: 'Orgel',
      tags: ['Kirche', 'Musik'],
      longdesc1: '<p>Die größte <em>Pfeife</em> im Land</p>',
    });
    await created({ title: 'Chor', tags: ['Musik'], events: ['konzert'] });
    await created({
      ...{ title: 'Markt', tags: ['Essen'], en: { title: 'Market day', isReady: true }, shortdesc1: '100% Käse_' },
    });
    expect(await found('?q=groesste+pfeif')).toEqual(['Orgel']);
    expect(await found('?q=MARKET')).toEqual(['Markt']);
    expect(await found('?q=100%25')).toEqual(['Markt']);
    expect(await found('?q=em+strong')).toEqual([]);
    expect((await found('?tag=Kirche&tag=Essen')).sort()).toEqual(['Markt', 'Orgel']);
    expect(await found('?event_id=konzert')).toEqual(['Chor']);
    const { meta } = await list('?tag=Kirche');
    expect(meta).toEqual({
      ...{ page: 1, pageSize: 24, total: 1 },
      tags: [
        { name: 'Musik', count: 2 },
        { name: 'Essen', count: 1 },
        { name: 'Kirche', count: 1 },
      ],
    });
    const pages = [await found('?pageSize=2'), await found('?pageSize=2&page=2'), await found('?page=9')];
    expect(pages.map(({ length }) => length)).toEqual([2, 1, 0]);
    expect(new Set(pages.flat()).size).toBe(3);
  });

  it('answer as described, also when they refuse', async () => {
    await insertEvents(backend().database, [anEvent({ id: 'vorbei', appointments: [{ date: '2026-05-01' }] })]);
    const whole = {
      ...{ events: ['vorbei'], location: 10, promoter: 12, media: [await articles.picture()] },
      en: { title: 'Jazz', shortdesc1: 'Soon', longdesc1: '<p>x</p>', isReady: true },
    };
    const id = await created(whole);
    for (const [path, status] of [
      ['articles?q=jazz', 200],
      [`articles/${id}`, 200],
      ['articles/nichts', 404],
      ['articles?page=0', 400],
    ] as const) {
      const answer = await asVisitor('GET', path);
      expect([path, answer.status]).toEqual([path, status]);
      const described = path.split('?')[0]?.replace(id, '{id}').replace('nichts', '{id}') ?? '';
      expect(answerProblems('GET', described, answer), answer.text).toBeUndefined();
    }
    expect((await list()).data.map(toArticleRow)).toHaveLength(1);
    const detail = toArticleDetail((await asVisitor('GET', `articles/${id}`)).body.data);
    expect(detail).toMatchObject({
      ...{ english: { title: 'Jazz', teaser: 'Soon' }, englishTexts: { long: ['<p>x</p>', '', ''] } },
      ...{ events: [{ id: 'vorbei' }], location: { addressId: 10 } },
    });
  });

  it.each(["' or 1=1 --", '%00', '\\', '%', '_', '(((', '😀', 'a'.repeat(200)])(
    'find nothing by %s, and break nothing',
    async (typed) => {
      await created({ title: 'Orgel' });
      const { status, body } = await asVisitor(
        'GET',
        `articles?q=${typed === '%00' ? typed : encodeURIComponent(typed)}`,
      );
      expect(status).toBe(typed === '%00' ? 400 : 200);
      expect(body.data ?? []).toEqual([]);
    },
  );
});
