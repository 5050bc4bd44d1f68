import { Suspense } from 'react';
import { isNotFound } from '../../../app/error-messages';
import { ErrorNotice } from '../../../app/error-notice';
import { styledScreen } from '../../../app/styled-screen';
import { useQuery } from '../../../app/use-query';
import { ARTICLE_ERRORS } from '../../../cards/event-errors';
import { DetailSkeleton } from '../../../detail-parts/detail-skeleton';
import { TextsProvider } from '../../../i18n/locale-provider';
import { eventTexts } from '../../../i18n/texts';
import type { ScreenProps } from '../../../routing/screen-route';
import { richText } from '../../../ui/rich-text';
import { ArticlesBackLink } from '../articles-back-link';
import { articleOf } from './api';
import { ArticleView } from './article-view';

/** Renders one article (route `/articles/{articleId}`), with the texts of an event's detail and its own ones. */
export const ArticleScreen = styledScreen(({ params: { articleId = '' } }: ScreenProps) => (
  <Suspense fallback={<DetailSkeleton />}>
    <TextsProvider texts={eventTexts}>
      <OneArticle key={articleId} articleId={articleId} />
    </TextsProvider>
  </Suspense>
));

function OneArticle({ articleId }: { articleId: string }) {
  const state = useQuery(articleOf(articleId), { prepare: richText });
  if (state.step === 'loading') return <DetailSkeleton />;
  if (state.step === 'failed')
    return (
      <ErrorNotice
        isScreen
        error={state.error}
        messages={ARTICLE_ERRORS}
        onRetry={isNotFound(state.error) ? undefined : state.retry}
        action={<ArticlesBackLink />}
      />
    );
  return <ArticleView article={state.value} />;
}
