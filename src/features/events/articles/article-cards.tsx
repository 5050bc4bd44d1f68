import { useSpeech } from '../../../i18n/use-speech';
import type { ArticleRow } from '../../../model/article';
import { usePortal } from '../../../portal/portal';
import { headingTag } from '../../../ui/heading-tag';
import { CardSkeleton } from '../card/card-skeleton';
import { ArticleCard } from './article-card';
import { articleLink } from './article-links';
import { useArticlesInput } from './use-articles-input';

/** How many pictures are asked for at once. */
const FIRST_PICTURES = 3;
const PLACEHOLDERS = ['first', 'second', 'third'];

/** Articles as cards. @param level of their headings */
export function ArticleCards({ articles, level }: { articles: readonly ArticleRow[]; level: number }) {
  const { client, router } = usePortal();
  const speech = useSpeech();
  const detailUrl = useArticlesInput()?.detailUrl;
  return (
    <ul className="cards">
      {articles.map((article, place) => (
        <li key={article.id}>
          <ArticleCard
            {...{ article, speech }}
            host={client.host}
            Heading={headingTag(level)}
            link={articleLink(article.id, { hrefOf: router.hrefOf, locale: speech.locale, detailUrl })}
            isFirst={place < FIRST_PICTURES}
          />
        </li>
      ))}
    </ul>
  );
}

/** The shape of cards that are still to come. */
export const WaitingCards = () => (
  <div className="cards is-loading">
    {PLACEHOLDERS.map((index) => (
      <CardSkeleton key={index} />
    ))}
  </div>
);
