import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ArticleCard } from '../../../../src/features/events/articles/article-card';
import { toArticlePage } from '../../../../src/features/events/articles/article-page';
import { firstArticles } from '../../../../src/features/events/articles/first-articles';
import type { ArticleRow } from '../../../../src/model/article-row';
import { speechIn } from '../events/speech';

const ROW = { id: '7', title: 'Jazz kommt', tags: ['Musik', 'Tipps'], date: '2026-11-20', shortdesc1: 'Im Mai.' };
const META = { page: 2, pageSize: 24, total: 30, tags: [] };

const cardIn = (locale: 'de' | 'en') => (article: ArticleRow | undefined) =>
  article &&
  renderToStaticMarkup(
    <ArticleCard {...{ article, speech: speechIn(locale), link: { href: '#' }, host: '' }} Heading="h3" isFirst />,
  );

describe('a card of an article is drawn at a first glance as it is when all is read', () => {
  it.each<[string, object]>([
    ['an ordinary article', {}],
    ['one without words and tags', { shortdesc1: null, tags: [] }],
    ['English texts', { en: { title: 'Jazz is coming', shortdesc1: 'In May.' } }],
    ['an English title alone', { en: { title: 'Jazz is coming', shortdesc1: null } }],
    ['fields without a value', { en: null, image: null, eventDate: null }],
    [
      'a picture with little said of it',
      { image: { id: 'p', alt: null, width: 9, height: 9, focalPoint: null, src: '/p/{width}', widths: [320] } },
    ],
  ])('%s', (_, given) => {
    const answer = { data: [{ ...ROW, ...given }], meta: META };
    for (const cardOf of [cardIn('de'), cardIn('en')])
      expect(cardOf(firstArticles(answer)?.articles[0])).toBe(cardOf(toArticlePage(answer).articles[0]));
  });

  it('and its page has the same numbers', () => {
    const answer = { data: [ROW], meta: META };
    const { articles: _, ...first } = firstArticles(answer) ?? {};
    const { articles: __, ...whole } = toArticlePage(answer);
    expect(first).toEqual(whole);
  });

  it.each<[string, unknown]>([
    ['no title', { ...ROW, title: null }],
    ['a day that is none', { ...ROW, date: 'bald' }],
    ['tags that are none', { ...ROW, tags: 'Musik' }],
    ['a picture without an address', { ...ROW, image: { id: 'p' } }],
    ['nothing', null],
  ])('but one that cannot be drawn is left out: %s', (_, row) => {
    expect(firstArticles({ data: [row, ROW], meta: META })?.articles.map(({ id }) => id)).toEqual(['7']);
  });

  it.each([{}, { data: 'none', meta: 'none' }, { data: null, meta: null }, { data: [] }])(
    'and what is no list is left to the application: %j',
    (answer) => {
      expect(firstArticles(answer)).toBeUndefined();
    },
  );
});
