import { addressLines } from '../../../detail-parts/address-lines';
import { articleBreadcrumb } from '../../../detail-parts/json-ld/breadcrumb';
import type { Translate } from '../../../i18n/translation';
import { plainText } from '../../../lib/plain-text';
import type { Address } from '../../../model/answers/address';
import type { ArticleDetail } from '../../../model/answers/article';
import { pictureUrl } from '../../../model/picture-url';
import type { VisibleArticleTexts } from './article-texts';

const PICTURE_WIDTH = 1280;
const MAX_DESCRIPTION_LENGTH = 1_000;

/** The source of an article's JSON-LD. */
export type ArticleJsonLdSource = {
  article: ArticleDetail;
  /** The base address of pictures. */
  host: string;
  /** The absolute address of the page that shows the article. */
  url: string;
  texts: VisibleArticleTexts;
  _: Translate;
};

/** Returns a schema.org Article with the events it is about, and its breadcrumbs. */
export function articleJsonLd(source: ArticleJsonLdSource): Record<string, unknown> {
  return { '@context': 'https://schema.org', '@graph': [articleNode(source), ...articleBreadcrumb(source)] };
}

/** Returns the promoter as the author, since no names of writers are stored. */
const authorOf = (promoter: Address) => ({
  '@type': 'Organization',
  name: addressLines(promoter).name,
  ...(promoter.url && { url: promoter.url }),
});

function articleNode({ article, host, url, texts }: ArticleJsonLdSource): Record<string, unknown> {
  const { pictures, events, tags, promoter } = article;
  const [teaser] = texts.short;
  const description = (teaser?.children ?? plainText(texts.long[0]?.children ?? '')).slice(0, MAX_DESCRIPTION_LENGTH);
  const authors = [...new Set(pictures.flatMap(({ credits }) => credits.author ?? []))];
  return {
    '@type': 'Article',
    headline: texts.title.children,
    inLanguage: texts.title.lang,
    url,
    datePublished: article.date,
    dateModified: article.updatedAt,
    ...(promoter && { author: authorOf(promoter) }),
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
