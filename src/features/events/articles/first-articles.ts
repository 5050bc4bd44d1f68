import { isDay } from '../../../lib/days';
import type { ArticleRow } from '../../../model/article-row';
import { pagesOf } from '../pages-of';
import type { ArticlePage } from './article-page';

type Raw = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Raw => typeof value === 'object' && value !== null;
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * Reads an answer of GET articles just well enough to draw its cards before the application is there: rows of which
 * something that a card shows is wrong are left out. The application reads the same answer again with the full parser.
 *
 * @returns undefined where that cannot be told by a glance
 */
export function firstArticles({ data, meta }: { data?: unknown; meta?: unknown }): ArticlePage | undefined {
  if (!Array.isArray(data) || !isObject(meta)) return undefined;
  const total = Number(meta.total) || 0;
  return {
    articles: data.flatMap(firstRow),
    total,
    number: Number(meta.page) || 1,
    pageCount: pagesOf(total, Math.max(1, Number(meta.pageSize) || 1)),
    // Above the cards of an element alone there are none.
    tags: [],
  };
}

function firstRow(row: unknown): ArticleRow[] {
  if (!isObject(row)) return [];
  const { id, title, tags, date, en, image } = row;
  const isDrawable =
    [id, title].every((value) => typeof value === 'string') &&
    isDay(date) &&
    Array.isArray(tags) &&
    (!image || (isObject(image) && typeof image.src === 'string' && Array.isArray(image.widths)));
  if (!isDrawable) return [];
  const english = isObject(en) ? en : {};
  const drawn = {
    ...{ id, title, tags: tags.map(textOf), date, teaser: textOf(row.shortdesc1) },
    english: { title: textOf(english.title), teaser: textOf(english.shortdesc1) },
    ...(isObject(image) && {
      picture: { ...image, alt: textOf(image.alt), focalPoint: image.focalPoint ?? { x: 0.5, y: 0.5 } },
    }),
  };
  return [drawn as unknown as ArticleRow];
}
