/** @jsxImportSource #view */
import type { ReactNode } from 'react';
import type { Translation } from '../../i18n/translation';
import type { ArticlePage } from '../../model/answers/article-page';
import type { ArticleRow } from '../../model/answers/article-row';
import { headingTag } from '../../ui/heading-tag';
import { CardSkeleton } from '../card-skeleton';
import { Pager } from '../pager';
import { ArticleCard } from './article-card';
import type { ArticleFilter } from './article-filter';
import type { ArticleLinks } from './article-links';

/** The number of eagerly loaded pictures, and the maximum number of placeholders. */
const FIRST_PICTURES = 3;
const MAX_PLACEHOLDERS = 6;

type CardsProps = {
  articles: readonly ArticleRow[];
  translation: Translation;
  /** The base address of pictures. */
  host: string;
  /** The level of the cards' headings. */
  level: number;
  links: Pick<ArticleLinks, 'toArticle'>;
  /** True while new articles load; those of the previous request stay, dimmed. */
  isBusy?: boolean;
  /** The substitute for a missing or loading picture. */
  cover?: ReactNode;
};

/** Renders articles as cards. It has no hooks, since the painter draws them, too. */
export const ArticleCardList = ({ articles, translation, host, level, links, isBusy, cover }: CardsProps) => (
  <ul className={isBusy ? 'cards is-busy' : 'cards'} aria-busy={isBusy}>
    {articles.map((article, index) => (
      <li key={article.id}>
        <ArticleCard
          {...{ article, translation, host, cover }}
          Heading={headingTag(level)}
          link={links.toArticle(article.id)}
          isFirst={index < FIRST_PICTURES}
        />
      </li>
    ))}
  </ul>
);

/** Renders skeleton cards. */
export const SkeletonCards = ({ count = MAX_PLACEHOLDERS }: { count?: number | undefined }) => (
  <div className="cards is-loading">
    {Array.from({ length: Math.min(count, MAX_PLACEHOLDERS) }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity.
      <CardSkeleton key={index} />
    ))}
  </div>
);

type Props = Omit<CardsProps, 'articles' | 'links'> & {
  /** The results, or undefined while they load. */
  page: ArticlePage | undefined;
  filter: ArticleFilter;
  links: ArticleLinks;
  /** The number of placeholders while loading. */
  count: number | undefined;
  /** True if there are links to the other pages. */
  hasPager: boolean;
};

/** Renders the section around a list of articles. */
export const ArticleSection = ({ children }: { children: ReactNode }) => (
  <section className="list articles" part="list">
    {children}
  </section>
);

/** Renders a list of articles below its filters. It has no hooks: the painter draws it, too, so that nothing moves. */
export function ArticleResults({ page, filter, count, hasPager, ...cardsProps }: Props) {
  if (!page) return <SkeletonCards count={count} />;
  return (
    <>
      <ArticleCardList articles={page.articles} {...cardsProps} />
      {hasPager && <Pager translation={cardsProps.translation} {...{ filter, page }} links={cardsProps.links} />}
    </>
  );
}
