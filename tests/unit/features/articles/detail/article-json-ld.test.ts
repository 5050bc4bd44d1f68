import { describe, expect, it } from 'vitest';
import { articleJsonLd } from '../../../../../src/features/articles/detail/article-json-ld';
import { articleTexts } from '../../../../../src/features/articles/detail/article-texts';
import type { Translate } from '../../../../../src/i18n/translation';
import { toArticleDetail } from '../../../../../src/model/answers/article';

const _: Translate = ({ id }) => ({ lbl_events: 'Veranstaltungen', lbl_articles: 'Artikel' })[id] ?? '';
const image = {
  ...{ id: 'm', alt: 'Bühne', width: 1280, height: 800, src: '/api/media/m/{width}', widths: [640, 1280] },
  author: 'Redaktion',
};
const answer = {
  ...{ id: 'a', title: 'Jazz kommt', shortdesc1: 'Im Mai.', longdesc1: '<p>Lang</p>', longdesc3: '<p>Schluss</p>' },
  ...{ tags: ['Musik', 'Jazz'], date: '2026-05-10', eventDate: '2026-05-17', image, media: [image], freeFields: [] },
  en: { title: 'Jazz is coming', longdesc3: '<p>The end</p>' },
  events: [
    {
      ...{ id: 'e', title: 'Konzert', rubric: { id: 1, name: 'Musik', color: '#112233', icon: 'music' } },
      appointment: { id: 'x', date: '2026-05-17', fullDay: true, status: 'scheduled' },
    },
    { id: 'unreadable' },
  ],
  updatedAt: '2026-05-10T08:00:00Z',
};
const article = toArticleDetail(answer);

describe('an article', () => {
  it('uses German texts where English ones are missing', () => {
    const { title, short, long } = articleTexts(article, 'en');
    expect([title, short, long]).toEqual([
      { children: 'Jazz is coming', lang: 'en' },
      [{ children: 'Im Mai.', lang: 'de' }],
      [
        { children: '<p>Lang</p>', lang: 'de' },
        { children: '<p>The end</p>', lang: 'en' },
      ],
    ]);
  });

  it('goes without an event that cannot be read', () => {
    expect(article.events.map(({ id }) => id)).toEqual(['e']);
  });

  it('is described to search engines', () => {
    const texts = articleTexts(article, 'de');
    const source = {
      article,
      host: 'https://h.example',
      url: 'https://p.example/#/articles/a',
      texts,
      _,
    };
    expect(articleJsonLd(source)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [
        {
          ...{ '@type': 'Article', headline: 'Jazz kommt', inLanguage: 'de' },
          ...{
            url: 'https://p.example/#/articles/a',
            datePublished: '2026-05-10',
            dateModified: '2026-05-10T08:00:00Z',
          },
          ...{ description: 'Im Mai.', keywords: 'Musik, Jazz', creditText: 'Redaktion' },
          image: ['https://h.example/api/media/m/1280'],
          about: [{ '@type': 'Event', name: 'Konzert', startDate: '2026-05-17' }],
        },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: 'Artikel', item: 'https://p.example/#/articles' },
            { '@type': 'ListItem', position: 2, name: 'Jazz kommt' },
          ],
        },
      ],
    });
  });
});
