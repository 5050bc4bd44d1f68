import { plainText } from '../../../../lib/plain-text';
import type { ArticleDetail } from '../../../../model/article';
import { pictureUrl } from '../../../../model/picture-url';
import type { ArticleWords } from './article-texts';

const PICTURE_WIDTH = 1280;
const LONGEST_DESCRIPTION = 1_000;

/** What the description of an article for search engines is made of. */
export type ArticleJsonLdSource = {
  article: ArticleDetail;
  /** Base address of pictures. */
  host: string;
  /** Absolute address of the page that shows the article. */
  url: string;
  texts: ArticleWords;
};

/** A schema.org Article, with the events that it writes about. */
export function articleJsonLd({ article, host, url, texts }: ArticleJsonLdSource): Record<string, unknown> {
  const { pictures, events, tags } = article;
  const [lead] = texts.short;
  const description = (lead?.children ?? plainText(texts.long[0]?.children ?? '')).slice(0, LONGEST_DESCRIPTION);
  const authors = [...new Set(pictures.flatMap(({ credits }) => credits.author ?? []))];
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: texts.title.children,
    inLanguage: texts.title.lang,
    url,
    datePublished: article.date,
    dateModified: article.updatedAt,
    ...(description && { description }),
    ...(tags.length > 0 && { keywords: tags.join(', ') }),
    ...(pictures.length > 0 && { image: pictures.map((picture) => pictureUrl(host, picture, PICTURE_WIDTH)) }),
    ...(authors.length > 0 && { creditText: authors.join(', ') }),
    ...(events.length > 0 && {
      about: events.map(({ title, appointment }) => ({
        '@type': 'Event',
        name: title,
        startDate: appointment.date,
      })),
    }),
  };
}
