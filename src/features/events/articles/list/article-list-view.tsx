import styled from '@emotion/styled';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSpeech } from '../../../../i18n/use-speech';
import { usePortal } from '../../../../portal/portal';
import { headingTag } from '../../../../ui/heading-tag';
import { Notice } from '../../../../ui/notice';
import { Pager } from '../../list/pager';
import { ArticleCards, WaitingCards } from '../article-cards';
import { ArticleFailure } from '../article-failure';
import { type ArticleFilter, articlesRoute } from '../article-filter';
import type { ArticlePage } from '../article-page';
import type { AnswerState } from '../use-answer';
import { ArticleSearch } from './article-search';
import { TagChips } from './tag-chips';

/** Plain blocks, so that the heading makes room for what the shell floats beside it. */
const Page = styled.section`
  > * + * {
    margin-top: 16px;
  }
`;

type Props = {
  filter: ArticleFilter;
  state: AnswerState<ArticlePage>;
  /** Whether heading, search and tags are shown. */
  isFilterShown: boolean;
};

/** A list of articles with what narrows it. */
export function ArticleListView({ filter, state, isFilterShown }: Props) {
  const { t } = useLingui();
  const { headingLevel } = usePortal();
  const Heading = headingTag(headingLevel);
  const page = state.step === 'ready' ? state.value : undefined;
  const total = page?.total ?? 0;
  return (
    <Page part="list">
      {isFilterShown && (
        <>
          <Heading className="list-heading" part="heading" tabIndex={-1}>
            {t({ id: 'lbl_articles', message: 'Artikel' })}
          </Heading>
          <ArticleSearch filter={filter} />
          <TagChips filter={filter} offered={page?.tags ?? []} />
          <p role="status">{page && t`${plural(total, { one: '# Artikel', other: '# Artikel' })}`}</p>
        </>
      )}
      {state.step === 'failed' ? (
        <ArticleFailure error={state.error} onRetry={state.retry} />
      ) : (
        <Found {...{ filter, page }} level={isFilterShown ? headingLevel + 1 : headingLevel} />
      )}
    </Page>
  );
}

type FoundProps = { filter: ArticleFilter; page: ArticlePage | undefined; level: number };

function Found({ filter, page, level }: FoundProps) {
  const { t } = useLingui();
  const { router } = usePortal();
  const speech = useSpeech();
  if (!page) return <WaitingCards />;
  if (page.articles.length === 0) return <Notice kind="info" title={t`Keine Artikel gefunden`} />;
  const toFilter = (other: ArticleFilter) => {
    const route = articlesRoute(other, speech.locale);
    return { href: router.hrefOf(route), route };
  };
  return (
    <>
      <ArticleCards articles={page.articles} level={level} />
      <Pager {...{ speech, filter, page }} links={{ toFilter }} />
    </>
  );
}
