import { beforeEach, expect, it, vi } from 'vitest';
import { ShapeError } from '../../../../src/lib/parse';
import { toArticlePage } from '../../../../src/model/answers/article-page';

const ROW = { id: '7', title: 'Jazz kommt', tags: ['Musik', 'Tipps'], date: '2026-11-20', shortdesc1: 'Im Mai.' };
const META = { page: 2, pageSize: 24, total: 30, tags: [] };

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

it.each<[string, object, object]>([
  ['an ordinary article', {}, { title: 'Jazz kommt', teaser: 'Im Mai.', english: { title: '', teaser: '' } }],
  ['one without words and tags', { shortdesc1: null, tags: [] }, { teaser: '', tags: [] }],
  ['English texts', { en: { title: 'Jazz is coming', shortdesc1: null } }, { english: { title: 'Jazz is coming' } }],
  ['fields without a value', { en: null, image: null, eventDate: null }, { english: { title: '' } }],
  [
    'a picture with little said of it',
    { image: { id: 'p', alt: null, width: 9, height: 9, focalPoint: null, src: '/p/{width}', widths: [320] } },
    { picture: { alt: '', focalPoint: { x: 0.5, y: 0.5 } } },
  ],
])('reads %s', (_, given, read) => {
  const page = toArticlePage({ data: [{ ...ROW, ...given }], meta: META });
  expect(page).toMatchObject({ articles: [read], total: 30, number: 2, pageCount: 2 });
});

it.each<[string, unknown]>([
  ['no title', { ...ROW, title: null }],
  ['a day that is none', { ...ROW, date: 'bald' }],
  ['tags that are none', { ...ROW, tags: 'Musik' }],
  ['a picture without an address', { ...ROW, image: { id: 'p' } }],
  ['nothing', null],
])('omits one that cannot be rendered: %s', (_, row) => {
  expect(toArticlePage({ data: [row, ROW], meta: META }).articles.map(({ id }) => id)).toEqual(['7']);
});

it.each([{}, { data: 'none', meta: 'none' }, { data: null, meta: null }])(
  'refuses a response without a list: %j',
  (answer) => {
    expect(() => toArticlePage(answer)).toThrow(ShapeError);
  },
);
