import { useMemo } from 'react';
import { usePortal } from '../../app/portal';
import { useTranslation } from '../../i18n/use-translation';
import type { ArticleRow } from '../../model/answers/article-row';
import { articleLinks } from './article-links';
import { ArticleCardList } from './article-results';
import { useArticleCover } from './use-article-cover';
import { useArticleStyles } from './use-article-styles';
import { useArticlesInput } from './use-articles-input';

/** Renders articles as cards with the values of the portal's context. @param level level of their headings */
export function ArticleCards({ articles, level }: { articles: readonly ArticleRow[]; level: number }) {
  const { client, router } = usePortal();
  const translation = useTranslation();
  const detailUrl = useArticlesInput()?.detailUrl;
  const cover = useArticleCover(articles);
  useArticleStyles();
  const links = useMemo(
    () => articleLinks(router.hrefOf, translation.locale, detailUrl),
    [router, translation.locale, detailUrl],
  );
  return <ArticleCardList host={client.host} {...{ articles, translation, level, links, cover }} />;
}
