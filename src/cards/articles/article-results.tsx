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

/** How many pictures are asked for at once, and how many placeholders are shown at most. */
const FIRST_PICTURES = 3;
const MAX_PLACEHOLDERS = 6;

type CardsProps = {
  articles: readonly ArticleRow[];
  translation: Translation;
  /** Base address for pictures. */
  host: string;
  /** Of the headings of the cards. */
  level: number;
  links: Pick<ArticleLinks, 'toArticle'>;
  /** Articles of an earlier question stay, dimmed, while the next ones load. */
  isBusy?: boolean;
  /** What stands where a picture is missing or on its way. */
  cover?: ReactNode;
};

/** Articles as cards. Without hooks: the painter draws them too. */
export const CardsOfArticles = ({ articles, translation, host, level, links, isBusy, cover }: CardsProps) => (
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

/** The shape of cards that are still to come. */
export const WaitingCards = ({ count = MAX_PLACEHOLDERS }: { count?: number | undefined }) => (
  <div className="cards is-loading">
    {Array.from({ length: Math.min(count, MAX_PLACEHOLDERS) }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity.
      <CardSkeleton key={index} />
    ))}
  </div>
);

type Props = Omit<CardsProps, 'articles' | 'links'> & {
  /** What was found, or undefined while it is on its way. */
  page: ArticlePage | undefined;
  filter: ArticleFilter;
  links: ArticleLinks;
  /** Placeholders while waiting. */
  count: number | undefined;
  /** Whether there are links to the other pages. */
  hasPager: boolean;
};

/** Around everything that a list of articles shows. */
export const ArticleSection = ({ children }: { children: ReactNode }) => (
  <section className="list articles" part="list">
    {children}
  </section>
);

/** What a list of articles shows below its filters. Without hooks: the painter draws it too, so that nothing moves. */
export function ArticleResults({ page, filter, count, hasPager, ...shown }: Props) {
  if (!page) return <WaitingCards count={count} />;
  return (
    <>
      <CardsOfArticles articles={page.articles} {...shown} />
      {hasPager && <Pager translation={shown.translation} {...{ filter, page }} links={shown.links} />}
    </>
  );
}
