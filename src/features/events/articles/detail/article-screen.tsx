import { Suspense } from 'react';
import { TextsProvider } from '../../../../i18n/locale-provider';
import { eventTexts } from '../../../../i18n/texts';
import { ErrorNotice } from '../../../../portal/error-notice';
import { isMissing } from '../../../../portal/error-words';
import { styledScreen } from '../../../../portal/styled-screen';
import { useQuery } from '../../../../portal/use-query';
import type { ScreenProps } from '../../../../routing/screen-route';
import { richText } from '../../../../ui/rich-text';
import { DetailSkeleton } from '../../detail/detail-skeleton';
import { ARTICLE_ERRORS } from '../../event-errors';
import { ArticlesBackLink } from '../articles-back-link';
import { articleOf } from './api';
import { ArticleView } from './article-view';

/** One article (route `/articles/{articleId}`). Its texts are those of the detail of an event, and its own. */
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
        words={ARTICLE_ERRORS}
        onRetry={isMissing(state.error) ? undefined : state.retry}
        way={<ArticlesBackLink />}
      />
    );
  return <ArticleView article={state.value} />;
}
